import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { auditLog, consents, occupancy } from '#app/db/schema.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { readAppointment } from './appointment-record.server.ts';
import { readAvailability } from './availability.server.ts';
import { bookAppointment } from './book-appointment.server.ts';
import { cancelAppointment } from './cancel-appointment.server.ts';
import { readFirstSlots } from './first-slots.server.ts';
import { moveAppointment } from './move-appointment.server.ts';
import { rulesForStaff } from './rules-for-staff.ts';

const database = await testDatabase();
const { db, pool } = database;
const TUESDAY = addDays(MONDAY, 1);
const actor = 'staff:1';

function staffServices(clock = stillClock()) {
  const services = bookingServices(database, clock);
  return { ...services, agenda: rulesForStaff(services.agenda) };
}
type Services = ReturnType<typeof staffServices>;

async function book(services: Services, changes: Parameters<typeof aRequest>[0] = {}) {
  const request = aRequest({ channel: 'phone', actor, ...changes });
  const once = await bookAppointment(services, request, aKey());
  if (once.kind === 'other-body') throw new Error('other body');
  return once.answer;
}

async function booked(services: Services, changes: Parameters<typeof aRequest>[0] = {}) {
  const answer = await book(services, changes);
  if (!answer.ok) throw new Error(answer.refusal);
  const appointment = await readAppointment(db, { id: answer.value.appointmentId });
  if (!appointment) throw new Error('no appointment');
  return appointment;
}

async function move(
  services: Services,
  appointmentId: number,
  startsAt: Date,
  seenVersion?: number,
) {
  const change = {
    appointmentId,
    startsAt,
    actor,
    ...(seenVersion === undefined ? {} : { seenVersion }),
  } as const;
  const moved = await moveAppointment(services, change, aKey());
  if (moved.kind === 'other-body') return 'other-body';
  return moved.answer.ok ? 'moved' : moved.answer.refusal;
}

async function cancel(services: Services, appointmentId: number, seenVersion: number) {
  const change = { appointmentId, seenVersion, actor, reason: 'patient-asked' } as const;
  const cancelled = await cancelAppointment(services, change, aKey());
  if (cancelled.kind === 'other-body') return 'other-body';
  return cancelled.answer.ok ? 'cancelled' : cancelled.answer.refusal;
}

test('at the phone there is no notice, no limit a phone, and more services', async () => {
  const services = staffServices(stillClock(at(MONDAY, '09:00')));
  await pool.query("update services set is_bookable_online = false where slug = 'retinografia'");
  for (const time of ['09:15', '10:15', '11:00', '14:00'])
    expect(
      (await book(services, { serviceSlug: 'retinografia', startsAt: at(MONDAY, time) })).ok,
    ).toBe(true);
  expect(
    await book(services, { serviceSlug: 'retinografia', startsAt: at(MONDAY, '08:45') }),
  ).toEqual({
    ok: false,
    refusal: 'too-soon',
  });
  expect(await book(services, { startsAt: at(MONDAY, '12:30') })).toEqual({
    ok: false,
    refusal: 'outside-opening-hours',
  });
});

test('who booked at the phone is in the log, and the words that were read to the caller', async () => {
  const services = staffServices();
  await booked(services, { consent: { textId: 'lido', textSha256: 'x', locale: 'pt-BR' } });
  expect(await db.select().from(auditLog)).toMatchObject([
    { actor, action: 'appointment.created' },
  ]);
  expect(await db.select().from(consents)).toMatchObject([{ textId: 'lido', source: 'phone' }]);
});

test('staff move and cancel without notice, with a mail to the patient each time', async () => {
  const clock = stillClock();
  const services = staffServices(clock);
  const appointment = await booked(services);
  clock.set(at(TUESDAY, '08:55'));
  expect(await move(services, appointment.id, at(TUESDAY, '15:00'), 0)).toBe('moved');
  expect(await cancel(services, appointment.id, 1)).toBe('cancelled');
  expect(await db.$count(occupancy)).toBe(0);
  const told = services.sent.map(({ data }) => `${data.kind} ${data.audience}`);
  expect(told.filter((line) => line.endsWith('patient'))).toEqual([
    'created patient',
    'moved patient',
    'cancelled patient',
  ]);
  const rows = await db.select({ detail: auditLog.detail, actor: auditLog.actor }).from(auditLog);
  expect(rows.at(-1)).toMatchObject({ actor, detail: { reason: 'patient-asked' } });
});

test('of two who move one appointment to different times at one moment, one is told', async () => {
  const services = staffServices();
  const appointment = await booked(services);
  const outcomes = await Promise.all([
    move(services, appointment.id, at(TUESDAY, '14:00'), 0),
    move(services, appointment.id, at(TUESDAY, '16:00'), 0),
    cancel(services, appointment.id, 0),
  ]);
  const lost = outcomes.filter((each) => each === 'changed' || each === 'not-found');
  expect(lost).toHaveLength(2);
  expect((await readAppointment(db, { id: appointment.id }))?.version).toBe(1);
});

test('an appointment that somebody else has changed is not moved, not even to a free time', async () => {
  const services = staffServices();
  const appointment = await booked(services);
  expect(await move(services, appointment.id, at(TUESDAY, '14:00'))).toBe('moved');
  expect(await move(services, appointment.id, at(TUESDAY, '16:00'), 0)).toBe('changed');
  expect(await cancel(services, appointment.id, 0)).toBe('changed');
});

test('overlaps bind staff too', async () => {
  const services = staffServices();
  await booked(services);
  const other = await booked(services, { startsAt: at(TUESDAY, '14:00') });
  expect(await move(services, other.id, at(TUESDAY, '09:30'), 0)).toBe('slot-taken');
});

test('who has come is neither moved nor cancelled', async () => {
  const services = staffServices();
  const appointment = await booked(services);
  await pool.query("update appointments set attendance = 'arrived', attendance_at = now()");
  expect(await move(services, appointment.id, at(TUESDAY, '14:00'), 1)).toBe('too-late');
  expect(await cancel(services, appointment.id, 1)).toBe('too-late');
});

test('the first times that fit: from a day on, in half a day, after those that were shown', async () => {
  const services = staffServices();
  await booked(services, { startsAt: at(TUESDAY, '08:00') });
  const first = async (changes: object) => {
    const wish = { serviceSlug: 'consultas-oftalmologicas', from: '', halfDay: 'any', after: null };
    const slots = await readFirstSlots(services, {
      ...wish,
      halfDay: 'any',
      count: 2,
      ...changes,
    });
    return slots?.map(({ startsAt }) => startsAt);
  };
  expect(await first({})).toEqual([at(MONDAY, '08:00'), at(MONDAY, '08:15')]);
  expect(await first({ from: TUESDAY })).toEqual([at(TUESDAY, '09:00'), at(TUESDAY, '09:15')]);
  expect(await first({ halfDay: 'afternoon' })).toEqual([at(MONDAY, '13:00'), at(MONDAY, '13:15')]);
  expect(await first({ after: at(MONDAY, '16:45') })).toEqual([
    at(MONDAY, '17:00'),
    at(TUESDAY, '09:00'),
  ]);
  expect(await first({ serviceSlug: 'x' })).toBeUndefined();
});

test('the first times are those of the whole horizon, also where the next weeks are full or more are asked for', async () => {
  const services = staffServices();
  const wish = { serviceSlug: 'consultas-oftalmologicas', from: MONDAY };
  const days = services.agenda.horizonDays + 1;
  const compared = async () => {
    const all = (await readAvailability(services, { ...wish, days }))?.days ?? [];
    const times = all.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt.getTime()));
    for (const count of [1, 7, 150, 400, Number.POSITIVE_INFINITY]) {
      const found = await readFirstSlots(services, { ...wish, halfDay: 'any', after: null, count });
      expect(found?.map(({ startsAt }) => startsAt.getTime())).toEqual(times.slice(0, count));
    }
    return times;
  };
  const before = await compared();
  await pool.query(
    `insert into closures (during, reason)
     select tstzrange($1::timestamptz, $1::timestamptz + interval '20 days'), 'férias'`,
    [at(MONDAY, '00:00')],
  );
  const after = await compared();
  expect(after.length).toBeGreaterThan(0);
  expect(after.length).toBeLessThan(before.length);
  expect(
    await readFirstSlots(services, {
      ...{ ...wish, halfDay: 'any', after: null, count: 400 },
      areEnough: (found) => found.length >= 3,
    }),
  ).toHaveLength(Math.min(400, after.length));
});
