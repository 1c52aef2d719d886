import { afterEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import type { OwnMailWords } from '#app/clinic/mail-words/mail-words-fields.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { askDueReminders } from '#app/features/reminders/due-reminders.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Log } from '#app/platform/log.server.ts';
import { smtpMailer } from '#app/platform/mail/mail.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { aKey, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { booked } from '#tests/reminders.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/smtp-peer.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { jobHandlers } from './handlers.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

// A process runs for weeks: a mail has the words that the clinic has when it goes out.

const database = await testDatabase();
const silent: Log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
const running: { peer?: SmtpPeer; jobs?: RunningJobs } = {};

afterEach(async () => {
  await running.jobs?.stop();
  await running.peer?.close();
});

/** A process with a real mail server, begun before anybody has written words. */
async function begin() {
  const clock = stillClock();
  const peer = await startSmtpPeer({ mode: 'accepting' });
  const app = await staffAppServices(database, clock);
  const { id: by } = await aStaffMember(app, { role: 'administrator' });
  const { contentStore } = app;
  const { displayName: name, email: address } = testClinic;
  const speaking = {
    ...{ baseUrl: app.env.baseUrl, secret: app.env.appSecret },
    labelsIn: (locale: Locale) => appointmentLabelsIn(app.contents)(locale),
  };
  const jobs = await startJobs({
    url: database.url,
    log: silent,
    handlers: (senders) =>
      jobHandlers({
        ...{ db: database.db, clock, log: silent, contentStore, jobs: senders },
        get clinic() {
          return app.clinic;
        },
        mailer: smtpMailer({ url: peer.url, from: { name, address } }),
        ...speaking,
      }),
  });
  Object.assign(running, { peer, jobs });
  const word = async (mailWords: OwnMailWords) => {
    const services = { db: database.db, clock, clinicFile: contentStore.clinicFile };
    const { version } = await readCurrentRecord(database.db, services.clinicFile);
    const saved = await changeRecord(services, {
      changes: { mailWords },
      seenVersion: version,
      by,
    });
    expect(saved.ok).toBe(true);
    await contentStore.refresh();
  };
  /** The mail to the patient whose subject begins so, once it has come. */
  const mailTo = async (subject: string) => {
    const found = () =>
      peer.received.find(
        ({ email, recipients }) =>
          email.subject?.startsWith(subject) && !recipients.includes(testClinic.email),
      );
    await expect.poll(found).toBeDefined();
    return found()?.email;
  };
  const booking = { ...bookingServices(database, clock), jobs: jobs.jobs };
  /** Asks for the reminders that are due. */
  const remind = () =>
    askDueReminders({
      ...{ ...booking, ...speaking, jobs: jobs.jobs, hasWhatsappApi: false },
      worksOn: () => true,
    });
  return { clock, booking, word, mailTo, remind, peer, by };
}

const OPENING = 'Oi, {nome}! <b>Esperamos</b> você: {data}.';
const CLOSING = 'Sua {serviço} é com {profissional}.\nAbraço da {clínica}.';

test('booked, moved, reminded and cancelled patients read the words of the moment', async () => {
  const { clock, booking, word, mailTo, remind, peer, by } = await begin();
  await word({
    booked: { portuguese: { subject: 'Marcado: {data}', opening: OPENING, closing: CLOSING } },
  });
  const { appointmentId } = await booked(booking, { startsAt: at(addDays(MONDAY, 4), '14:00') });
  const first = await mailTo('Marcado: sexta-feira');
  expect(first?.text).toMatch(/Oi, Antônia! <b>Esperamos<\/b> você: sexta-feira/);
  expect(first?.text).toContain(`Abraço da ${testClinic.displayName}.`);
  expect(first?.text).toMatch(/Sua Consultas? \S.* é com Dra\. Helena/);
  expect(first?.html).toContain('&lt;b&gt;Esperamos&lt;/b&gt;');
  expect(first?.text).not.toContain('Está tudo certo');
  // What the patient needs is there all the same.
  for (const fixed of [/meu-agendamento\/[\w-]{43}/, /Protocolo: /, /O QUE TRAZER/])
    expect(first?.text).toMatch(fixed);

  await word({
    moved: { portuguese: { opening: 'Mudou, {nome}: agora é {data}.' } },
    cancelled: { portuguese: { subject: 'Cancelado', closing: 'Volte quando quiser.' } },
    'reminder-days': { portuguese: { subject: 'Podemos contar com você?', opening: OPENING } },
  });
  const startsAt = at(addDays(MONDAY, 4), '15:00');
  await moveAppointment(booking, { appointmentId, startsAt, actor: 'patient' }, aKey());
  const moved = await mailTo('Horário alterado: ');
  expect(moved?.text).toContain('Mudou, Antônia: agora é sexta-feira');
  expect(moved?.text).toContain('O horário anterior');

  clock.set(at(addDays(MONDAY, 2), '09:02'));
  await remind();
  const reminder = await mailTo('Podemos contar com você?');
  expect(reminder?.text).toContain('Oi, Antônia! <b>Esperamos</b> você');
  expect(reminder?.text).toContain('Avise se você vem.');
  expect(reminder?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(true);

  await cancelAppointment(booking, { appointmentId, actor: `staff:${by}` }, aKey());
  const cancelled = await mailTo('Cancelado');
  expect(cancelled?.text).toContain('foi cancelado');
  expect(cancelled?.text).toContain('Volte quando quiser.');
  // The clinic's own copies stay as they are.
  const own = peer.received.filter(({ recipients }) => recipients.includes(testClinic.email));
  expect(own.every(({ email }) => !/Esperamos|Volte quando/.test(email.text ?? ''))).toBe(true);
});

test('a patient who speaks English reads English words, and standard ones where there are none', async () => {
  const { booking, word, mailTo } = await begin();
  await word({
    booked: {
      portuguese: { subject: 'Marcado' },
      english: { opening: 'Hi {nome}, see you {data}.' },
    },
  });
  await booked(booking, { locale: 'en-US', startsAt: at(addDays(MONDAY, 1), '10:00') });
  const mail = await mailTo('Appointment confirmed: ');
  expect(mail?.text).toMatch(/Hi Antônia, see you Tuesday/);
});
