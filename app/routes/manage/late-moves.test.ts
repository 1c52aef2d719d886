import { expect, test } from 'vitest';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { sessionFor } from '#app/scheduling/manage-link.server.ts';
import {
  aKey,
  aRequest,
  at,
  bookingServices,
  MONDAY,
  stillClock,
  TEST_SECRET,
} from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { visitorSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const OWN = '/meu-agendamento';

/** Somebody at an appointment's page, at a moment. */
async function visitor(startsAt: Date, clock = stillClock()) {
  const site = await visitorSite(database, clock);
  const services = { ...bookingServices(database), clock: site.services.clock };
  const once = await bookAppointment(services, aRequest({ startsAt }), aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  const appointment = await readAppointment(database.db, { id: once.answer.value.appointmentId });
  if (!appointment) throw new Error('no appointment');
  const { session } = sessionFor({ clock: services.clock, secret: TEST_SECRET }, appointment);
  return { site, appointment, visit: { cookie: `__Host-visita=${session}` } };
}

test('before a move inside the notice it is said that changes end with it', async () => {
  const { site, appointment, visit } = await visitor(at(addDays(MONDAY, 2), '09:00'));
  const { protocol, version } = appointment;
  const choose = async (startsAt: Date) => {
    const form = { protocol, intent: 'choose', version: String(version) };
    return (await site.post(`${OWN}/remarcar`, { ...form, startsAt: rfc3339(startsAt) }, visit))
      .form;
  };
  const hours = site.services.clinic.agenda.cancelNoticeHours;
  const now = site.services.clock.now().getTime();
  const soon = at(MONDAY, '16:00');
  expect(soon.getTime() - now).toBeLessThan(hours * 3_600_000);
  expect(await choose(soon)).toMatchObject({ errors: [], check: { lateHours: hours } });
  expect(await choose(at(addDays(MONDAY, 3), '10:00'))).toMatchObject({
    check: { lateHours: null },
  });
});

test('an earlier day is offered for another day, and not for an appointment of today', async () => {
  const later = await visitor(at(addDays(MONDAY, 2), '10:00'));
  expect((await later.site.get(OWN, later.visit)).page).toMatchObject({
    wish: { protocol: later.appointment.protocol },
  });
  const today = await visitor(at(MONDAY, '16:00'));
  expect((await today.site.get(OWN, today.visit)).page).toMatchObject({ wish: null });
});
