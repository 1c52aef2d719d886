import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { addOnAppointments, appointments, auditLog, occupancy } from '#app/db/schema.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { type AddOnRequest, bookAddOnAppointment } from './book-add-on.server.ts';
import { bookAppointment } from './book-appointment.server.ts';
import { cancelAppointment } from './cancel-appointment.server.ts';
import { moveAppointment } from './move-appointment.server.ts';
import { rulesForStaff } from './rules-for-staff.ts';

const database = await testDatabase();
const { db, pool } = database;
const TUESDAY = addDays(MONDAY, 1);
const DOCTOR = 1;
const actor = 'staff:1';

function staffServices(clock = stillClock()) {
  const services = bookingServices(database, clock);
  const { addOnsPerDay } = testClinic.agenda;
  return { ...services, agenda: { ...rulesForStaff(services.agenda), addOnsPerDay } };
}
type Services = ReturnType<typeof staffServices>;

function anAddOn(time: string, changes: Partial<AddOnRequest> = {}): AddOnRequest {
  const startsAt = at(TUESDAY, time);
  const { holdToken: _none, ...request } = aRequest({ startsAt, channel: 'desk' });
  return { ...request, practitionerId: DOCTOR, reason: 'Retorno', actor, ...changes };
}

async function addOn(services: Services, request: AddOnRequest, once = aKey()) {
  const booked = await bookAddOnAppointment(services, request, once);
  if (booked.kind === 'other-body') return 'other-body';
  return booked.answer.ok ? booked.answer.value.appointmentId : booked.answer.refusal;
}

test('an add-on appointment overlaps another, occupies no time of its own and is in the log', async () => {
  const services = staffServices();
  await bookAppointment(services, aRequest(), aKey());
  const taken = await db.$count(occupancy);
  const id = await addOn(services, anAddOn('09:10'));
  expect(id).toBe(2);
  expect(await db.$count(occupancy)).toBe(taken);
  expect(await db.select().from(addOnAppointments)).toMatchObject([
    { appointmentId: 2, practitionerId: DOCTOR, heldOn: TUESDAY, number: 1, reason: 'Retorno' },
  ]);
  const rows = await db.select().from(auditLog);
  expect(rows.at(-1)).toMatchObject({ actor, action: 'appointment.created', subjectId: '2' });
});

test('a day has so many and no more, however many are asked for at once', async () => {
  const services = staffServices();
  const times = ['08:00', '10:00', '12:00', '14:00', '16:00'];
  const outcomes = await Promise.all(times.map((time) => addOn(services, anAddOn(time))));
  expect(outcomes.filter((each) => typeof each === 'number')).toHaveLength(3);
  expect(outcomes.filter((each) => each === 'quota-used')).toHaveLength(2);
  const numbers = await db.select({ number: addOnAppointments.number }).from(addOnAppointments);
  expect(numbers.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
});

test('two of them do not lie across each other', async () => {
  const services = staffServices();
  expect(await addOn(services, anAddOn('09:10'))).toBe(1);
  expect(await addOn(services, anAddOn('10:05'))).toBe('same-time');
  expect(await addOn(services, anAddOn('10:10'))).toBe(2);
});

test('a number is free again when its appointment is cancelled or gets a time of its own', async () => {
  const services = staffServices();
  for (const time of ['08:00', '10:00', '14:00']) await addOn(services, anAddOn(time));
  expect(await addOn(services, anAddOn('16:00'))).toBe('quota-used');
  await cancelAppointment(services, { appointmentId: 1, actor, seenVersion: 0 }, aKey());
  expect(await addOn(services, anAddOn('16:00'))).toBe(4);
  const moved = await moveAppointment(
    services,
    { appointmentId: 2, startsAt: at(TUESDAY, '09:00'), actor },
    aKey(),
  );
  expect(moved).toMatchObject({ answer: { ok: true } });
  expect(await db.$count(occupancy)).toBe(2);
  expect(await addOn(services, anAddOn('11:00'))).toBe(5);
  const reasons = await db.select({ reason: addOnAppointments.reason }).from(addOnAppointments);
  expect(reasons).toHaveLength(5);
});

test('one form sent twice adds one appointment', async () => {
  const services = staffServices();
  const once = aKey();
  const outcomes = await Promise.all([
    addOn(services, anAddOn('09:10'), once),
    addOn(services, anAddOn('09:10'), once),
  ]);
  expect(outcomes).toEqual([1, 1]);
  expect(await db.$count(addOnAppointments)).toBe(1);
});

test.each<[string, string, Partial<AddOnRequest>, string]>([
  ['past', '08:50', {}, 'too-soon'],
  ['on no grid of five minutes', '09:12', {}, 'off-grid'],
  ['of who does not do it', '10:00', { practitionerId: 2 }, 'wrong-practitioner'],
  ['of an unknown service', '10:00', { serviceSlug: 'x' }, 'unknown-service'],
  ['of an unknown payer', '10:00', { payerId: 'x' }, 'unknown-payer'],
  ['on a Sunday', '10:00', { startsAt: at('2026-10-11', '10:00') }, 'closed-day'],
  ['beyond the horizon', '10:00', { startsAt: at('2027-10-12', '10:00') }, 'beyond-horizon'],
])('a slot %s is refused', async (_why, time, changes, refusal) => {
  const services = staffServices(stillClock(at(TUESDAY, '09:00')));
  expect(await addOn(services, anAddOn(time, changes))).toBe(refusal);
  expect(await db.$count(addOnAppointments)).toBe(0);
});

test('a patient at the front desk is added on now, even when the day is full or nearly over', async () => {
  const services = staffServices(stillClock(at(TUESDAY, '17:52')));
  expect(await addOn(services, anAddOn('17:50'))).toBe(1);
});

test('where the practitioner is closed nobody is added on', async () => {
  const services = staffServices();
  await pool.query(`insert into closures (resource_id, during, reason)
    values (${DOCTOR}, '[2026-10-06 09:00-03,2026-10-06 12:00-03)', 'Curso')`);
  expect(await addOn(services, anAddOn('11:55'))).toBe('closed-day');
  expect(await addOn(services, anAddOn('12:00'))).toBe(1);
});

test('an add-on lasts as long as was chosen, or as the clinic says of its service, or as the service', async () => {
  const services = staffServices();
  const consultation = 'consultas-oftalmologicas';
  const addOnLengths = [
    { service: 'retinografia', durationMinutes: 5 },
    { service: consultation, durationMinutes: 10 },
  ];
  const ruled = { ...services, agenda: { ...services.agenda, addOnLengths } };
  await addOn(services, anAddOn('08:00'));
  await addOn(ruled, anAddOn('10:00'));
  await addOn(ruled, anAddOn('10:10', { durationMinutes: 25 }));
  const rows = await db.select().from(appointments).orderBy(appointments.startsAt);
  const minutes = rows.map(({ startsAt, endsAt }) => (Number(endsAt) - Number(startsAt)) / 60_000);
  expect(minutes).toEqual([60, 10, 25]);
  // A short one leaves the time after it to the next, and a long one takes it.
  const more = { ...ruled, agenda: { ...ruled.agenda, addOnsPerDay: 9 } };
  expect(await addOn(more, anAddOn('10:30'))).toBe('same-time');
  expect(await addOn(more, anAddOn('09:55', { durationMinutes: 10 }))).toBe('same-time');
  expect(await addOn(more, anAddOn('10:35'))).toBe(4);
});

test('a short add-on fits beside a closure that a long one would reach', async () => {
  const services = staffServices();
  await pool.query(`insert into closures (resource_id, during, reason)
    values (${DOCTOR}, '[2026-10-06 09:00-03,2026-10-06 12:00-03)', 'Curso')`);
  expect(await addOn(services, anAddOn('08:45'))).toBe('closed-day');
  expect(await addOn(services, anAddOn('08:45', { durationMinutes: 15 }))).toBe(1);
});
