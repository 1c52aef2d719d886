import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { agendaSeeds } from '#app/db/schema.ts';
import { sendAppointmentMail } from '#app/features/booking/mail/appointment-mail.server.ts';
import { readQueue } from '#app/features/reminders/queue.server.ts';
import { readOrderMonths } from '#app/features/subscriptions/order-figures.server.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { seedAgenda } from '#app/scheduling/record/seed-agenda.server.ts';
import { readContents } from '#app/site-content/site-content.server.ts';
import { sitePages } from '#app/site-content/site-pages.ts';
import { aKey, aRequest, bookingServices, MONDAY } from './booking.ts';
import { CLINICS, type ClinicName } from './clinics/clinics.ts';
import { CONTENT_DIR } from './contents.ts';
import { testDatabase } from './database.ts';

const database = await testDatabase();
const TUESDAY = addDays(MONDAY, 1);

/** What must hold of each clinic; written by hand. */
const EXPECTED: [ClinicName, { offset: string; languages: number; hours: number }][] = [
  ['serra-clara', { offset: '-03:00', hours: 3, languages: 2 }],
  ['manaus', { offset: '-04:00', hours: 4, languages: 1 }],
];

describe.each(EXPECTED)('%s', (name, { offset, hours, languages }) => {
  const record = CLINICS[name];
  const clinic = parseClinic(record);

  beforeEach(async () => {
    setClinicZone(clinic.timeZone);
    await database.db.delete(agendaSeeds);
    await seedAgenda(database.db, clinic);
  });

  /** The first free consultation of Tuesday, booked. */
  async function booked() {
    const services = { ...bookingServices(database), agenda: clinic.agenda };
    const serviceSlug = 'consultas-oftalmologicas';
    const search = { serviceSlug, from: TUESDAY, days: 1 };
    const found = await readAvailability(services, search);
    const startsAt = found?.days[0]?.slots[0]?.startsAt;
    if (!startsAt) throw new Error('nothing is free');
    const payerIds = clinic.payers.map(({ id }) => id);
    const once = await bookAppointment({ ...services, payerIds }, aRequest({ startsAt }), aKey());
    if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
    return { services, startsAt, appointmentId: once.answer.value.appointmentId };
  }

  test('the first free time is soon after the opening, at the hour of its state', async () => {
    const { startsAt } = await booked();
    const text = rfc3339(startsAt);
    expect(text.endsWith(offset)).toBe(true);
    const [period] = clinic.hours.tuesday;
    expect(text.slice(11, 16) >= (period?.startsTime ?? '')).toBe(true);
    const wallHour = Number(text.slice(11, 13));
    expect(startsAt.getUTCHours()).toBe(wallHour + hours);
    expect(wallHour).toBe(Number(period?.startsTime.slice(0, 2)));
  });

  test('its mail and calendar file tell that time, and whose it is', async () => {
    const { services, startsAt, appointmentId } = await booked();
    const mails: Mail[] = [];
    const contents = await readContents(CONTENT_DIR, record);
    for (const audience of ['patient', 'clinic'] as const)
      await sendAppointmentMail(
        {
          ...services,
          baseUrl: new URL('https://clinica.example.com'),
          labelsIn: appointmentLabelsIn(contents),
          mailer: {
            send: async (mail) => void mails.push(mail),
            describe: 'kept',
            close: async () => undefined,
          },
        },
        { appointmentId, kind: 'created', audience, sequence: 0 },
      );
    const [hour = '', minute = ''] = rfc3339(startsAt).slice(11, 16).split(':');
    const shown = `às ${Number(hour)}h${minute === '00' ? '' : minute}`;
    for (const mail of mails) expect(mail.subject).toContain(shown);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain(clinic.doctor.name);
    const file = mails[0]?.calendar?.content ?? '';
    expect(file).not.toContain('VTIMEZONE');
    const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
    if (!event) throw new Error('there is no event');
    expect(new ICAL.Event(event).startDate.toJSDate()).toEqual(startsAt);
    expect(new ICAL.Event(event).location).toContain(clinic.address.city);
  });

  test('what is told apart by days is told by its own', async () => {
    const { services, startsAt } = await booked();
    const told = await database.pool.query<{ on: string; time: string }>(
      `select starts_on::text as on, starts_time::text as time from appointments`,
    );
    expect(told.rows).toEqual([{ on: TUESDAY, time: `${rfc3339(startsAt).slice(11, 16)}:00` }]);
    expect(await readQueue(services)).toEqual([]);
    expect(await readOrderMonths(database.db, TUESDAY)).toHaveLength(12);
  });

  test('its texts can be read, in its languages, with a page for each service', async () => {
    const contents = await readContents(CONTENT_DIR, record);
    expect(Object.keys(contents)).toHaveLength(languages);
    const pages = sitePages(contents['pt-BR']).map(({ path }) => path);
    expect(pages.filter((path) => path.startsWith('/servicos/'))).toHaveLength(
      record.services.length,
    );
    expect(pages.includes('/planos')).toBe(clinic.plansEnabled);
  });
});
