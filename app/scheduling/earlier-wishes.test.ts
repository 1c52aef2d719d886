import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { earlierWishes } from '#app/db/earlier-wishes-schema.ts';
import { appointments, consents } from '#app/db/schema.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { readAppointment } from './appointment-record.server.ts';
import { bookAppointment } from './book-appointment.server.ts';
import { cancelAppointment } from './cancel-appointment.server.ts';
import { readEarlierWishes, setEarlierWish } from './earlier-wishes.server.ts';

const TUESDAY = addDays(MONDAY, 1);
const database = await testDatabase();
const { db } = database;
let clock = stillClock();
let services = bookingServices(database, clock);
beforeEach(() => {
  clock = stillClock();
  services = bookingServices(database, clock);
});

async function booked(time: string) {
  const startsAt = at(TUESDAY, time);
  const { contact } = aRequest();
  const phoneE164 = `+553533330${time.replace(':', '').slice(0, 3)}`;
  const request = aRequest({ startsAt, contact: { ...contact, phoneE164 } });
  const answered = await bookAppointment(services, request, aKey());
  if (answered.kind !== 'answer' || !answered.answer.ok) throw new Error('not booked');
  return answered.answer.value.appointmentId;
}

const wish = (appointmentId: number, isWanted = true) =>
  setEarlierWish(services, { appointmentId, isWanted });
const idsNow = async () => (await readEarlierWishes(services)).map(({ id }) => id);

test('who asked first stands first, also when asking twice, and the appointment stays as it was', async () => {
  const [first, second] = [await booked('10:00'), await booked('14:00')];
  const before = await readAppointment(db, { id: first });
  await wish(second);
  clock.set(new Date(clock.now().getTime() + 60_000));
  await wish(first);
  await wish(second);
  expect(await idsNow()).toEqual([second, first]);
  const after = await readAppointment(db, { id: first });
  expect(after).toEqual({ ...before, wantsEarlierAt: clock.now() });
});

test('a wish ends when it is withdrawn, cancelled with, or its time has come', async () => {
  const [withdrawn, cancelled, past] = [
    await booked('09:00'),
    await booked('15:00'),
    await booked('16:00'),
  ];
  for (const id of [withdrawn, cancelled, past]) await wish(id);
  await wish(withdrawn, false);
  await wish(withdrawn, false);
  await cancelAppointment(services, { appointmentId: cancelled, actor: 'patient' }, aKey());
  expect(await idsNow()).toEqual([past]);
  clock.set(at(TUESDAY, '16:00'));
  expect(await idsNow()).toEqual([]);
});

test('a wish leaves with its appointment', async () => {
  const id = await booked('11:00');
  await wish(id);
  await db.delete(consents);
  await db.delete(appointments);
  expect(await db.$count(earlierWishes)).toBe(0);
});
