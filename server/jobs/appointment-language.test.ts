import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { Mail, Mailer } from '#app/platform/mail/mail.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import type { Contents } from '#app/site-content/site-content.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, TEST_SECRET } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { idleJobs } from '#tests/jobs.ts';
import { jobHandlers } from './handlers.ts';

const database = await testDatabase();
const silent: Log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
const PATIENT = 'antonia@example.com';

/** An agenda whose mails are written as soon as they are enqueued, and kept. */
function agenda(contents: Contents = testContents) {
  const mails: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      mails.push(mail);
    },
    describe: 'kept',
    close: async () => {},
  };
  const services = bookingServices(database);
  const handlers = jobHandlers({
    ...services,
    log: silent,
    mailer,
    clinic: testClinic,
    baseUrl: new URL('https://clareia.example.com'),
    secret: TEST_SECRET,
    labelsIn: appointmentLabelsIn(contents),
    contentStore: { problemsAt: async () => [] },
    jobs: idleJobs,
  });
  /** The two mails of the last change. */
  async function lastMails() {
    mails.length = 0;
    for (const { data } of services.sent.splice(0)) await handlers['appointment-mail'](data);
    const patient = mails.find(({ to }) => to === PATIENT);
    const clinic = mails.find(({ to }) => to === testClinic.email);
    if (!patient || !clinic) throw new Error('a mail is missing');
    return { patient, clinic };
  }
  async function book(locale: 'pt-BR' | 'en-US') {
    const once = await bookAppointment(services, aRequest({ locale }), aKey());
    if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
    return once.answer.value.appointmentId;
  }
  return { services, book, lastMails };
}

const ENGLISH_LINK = /https:\/\/clareia\.example\.com\/en-us\/meu-agendamento\/[\w-]{43}/;

test('who books in English is written to in English, and the clinic in Portuguese', async () => {
  const { book, lastMails } = agenda();
  await book('en-US');
  const { patient, clinic } = await lastMails();
  expect(patient.subject).toBe('Appointment confirmed: Tuesday, October 6, at 9:00 AM');
  expect(patient.html).toContain('lang="en-US"');
  expect(patient.text).toMatch(ENGLISH_LINK);
  for (const words of ['Tuesday, October 6, 2026, at 9:00 AM', 'Self-pay', 'WHAT TO BRING'])
    expect(patient.text).toContain(words);
  expect(patient.text).not.toMatch(/Olá|TRAZER|outubro/);
  expect(patient.calendar?.content).toContain('SUMMARY:Appointment: ');
  expect(patient.calendar?.filename).toBe('appointment.ics');

  expect(clinic.subject).toMatch(/^Novo agendamento [\d-]+: terça-feira, 6 de outubro, às 9h$/);
  expect(clinic.html).toContain('lang="pt-BR"');
  expect(clinic.text).toContain('Consulta');
  expect(clinic.calendar?.content).toContain('SUMMARY:Agendamento: ');
});

test('a move and a cancellation are told in the language of the booking', async () => {
  const { services, book, lastMails } = agenda();
  const appointmentId = await book('en-US');
  await lastMails();
  const startsAt = at(addDays(MONDAY, 2), '10:00');
  await moveAppointment(services, { appointmentId, startsAt, actor: 'patient' }, aKey());
  const moved = await lastMails();
  expect(moved.patient.subject).toBe('New appointment time: Wednesday, October 7, at 10:00 AM');
  expect(moved.patient.text).toContain('The earlier time (Tuesday, October 6, at 9:00 AM)');
  expect(moved.patient.text).toMatch(ENGLISH_LINK);
  expect(moved.clinic.subject).toMatch(/^Agendamento remarcado/);
  await cancelAppointment(services, { appointmentId, actor: 'patient' }, aKey());
  const cancelled = await lastMails();
  expect(cancelled.patient.subject).toBe('Appointment canceled: Wednesday, October 7, at 10:00 AM');
  expect(cancelled.clinic.subject).toMatch(/^Agendamento cancelado/);
});

test('where the site has stopped speaking a language, its visitors hear Portuguese', async () => {
  const { book, lastMails } = agenda({ 'pt-BR': testContents['pt-BR'] });
  await book('en-US');
  const { patient } = await lastMails();
  expect(patient.subject).toMatch(/^Agendamento confirmado: terça-feira/);
  expect(patient.text).toMatch(/https:\/\/clareia\.example\.com\/meu-agendamento\/[\w-]{43}/);
});

test('who books in Portuguese hears Portuguese', async () => {
  const { book, lastMails } = agenda();
  await book('pt-BR');
  const { patient } = await lastMails();
  expect(patient.subject).toMatch(/^Agendamento confirmado: terça-feira, 6 de outubro/);
});
