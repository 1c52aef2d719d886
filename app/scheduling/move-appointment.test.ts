import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointments, auditLog, manageLinks, occupancy } from '#app/db/schema.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { readAppointment } from './appointment-record.server.ts';
import { bookAppointment } from './book-appointment.server.ts';
import { cancelAppointment } from './cancel-appointment.server.ts';
import { appointmentOfSession, manageToken, openSession } from './manage-link.server.ts';
import { moveAppointment, moveWithIdempotency } from './move-appointment.server.ts';
import { previewMove, readMoveOptions } from './move-options.server.ts';
import type { BookingServices } from './scheduling-services.server.ts';

const database = await testDatabase();
const { db } = database;
const TUESDAY = addDays(MONDAY, 1);
const NINE = at(TUESDAY, '09:00');
const TWO = at(TUESDAY, '14:00');

/** Books an appointment, on Tuesday at 9 by default, with its own phone number. */
async function anAppointment(services: BookingServices, startsAt = NINE, phoneEnd = '0111') {
  const contact = { name: 'Antônia Reis', phoneE164: `+553599555${phoneEnd}`, email: null };
  const once = await bookAppointment(services, aRequest({ startsAt, contact }), aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  return appointmentWith(once.answer.value.appointmentId);
}

async function appointmentWith(id: number) {
  const appointment = await readAppointment(db, { id });
  if (!appointment) throw new Error(`no appointment ${id}`);
  return appointment;
}

async function move(
  services: BookingServices,
  appointmentId: number,
  startsAt: Date,
  once: IdempotencyKey = aKey(),
) {
  const change = { appointmentId, startsAt, actor: 'patient' } as const;
  const moved = await moveAppointment(services, change, once);
  if (moved.kind === 'other-body') return 'other-body';
  return moved.answer.ok ? 'moved' : moved.answer.refusal;
}

/** First instants of all occupied intervals. */
async function takenFrom() {
  const rows = await db
    .select({ during: occupancy.during })
    .from(occupancy)
    .orderBy(asc(occupancy.during));
  return rows.map(({ during }) => new Date(`${during.split('"')[1]}:00`).toISOString());
}

test('a move keeps protocol and link, frees the old time and takes the new one', async () => {
  const services = bookingServices(database);
  const before = await anAppointment(services);
  const link = manageToken(services.secret, before);

  expect(await move(services, before.id, TWO)).toBe('moved');

  const after = await appointmentWith(before.id);
  expect(after).toMatchObject({ protocol: before.protocol, startsAt: TWO, sequence: 1 });
  expect(after.endsAt).toEqual(at(TUESDAY, '15:00'));
  expect(await takenFrom()).toEqual([TWO.toISOString(), TWO.toISOString()]);
  expect(manageToken(services.secret, after)).toBe(link);
  expect(await openSession(services, link)).not.toBeNull();
  await anAppointment(services, NINE, '0222');
});

test('the stored wall clock, the life of the link and the audit follow the move', async () => {
  const services = bookingServices(database);
  const { id } = await anAppointment(services);
  await move(services, id, at(addDays(TUESDAY, 1), '14:00'));
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id));
  expect(row).toMatchObject({ startsOn: addDays(TUESDAY, 1), startsTime: '14:00:00' });
  const [link] = await db.select().from(manageLinks);
  expect(link?.expiresAt).toEqual(at(addDays(TUESDAY, 2), '15:00'));
  const audits = await db.select().from(auditLog);
  expect(audits.map(({ action }) => action)).toContain('appointment.moved');
});

test('both mails of a move name its sequence and the time before', async () => {
  const services = bookingServices(database);
  const { id } = await anAppointment(services);
  services.sent.length = 0;
  await move(services, id, TWO);
  expect(services.sent.map(({ data }) => data)).toEqual(
    ['patient', 'clinic'].map((audience) => ({
      appointmentId: id,
      kind: 'moved',
      audience,
      sequence: 1,
      previousStartsAt: NINE.toISOString(),
    })),
  );
});

test('a refusal leaves the appointment where it was', async () => {
  const services = bookingServices(database);
  const { id } = await anAppointment(services);
  await anAppointment(services, TWO, '0222');
  services.sent.length = 0;
  const cases: [Date, string][] = [
    [TWO, 'slot-taken'],
    [at(TUESDAY, '14:30'), 'slot-taken'],
    [at(TUESDAY, '14:07'), 'off-grid'],
    [at(addDays(MONDAY, 6), '09:00'), 'outside-opening-hours'],
    [at(addDays(MONDAY, 62), '09:00'), 'beyond-horizon'],
    [at(MONDAY, '08:00'), 'too-soon'],
  ];
  for (const [startsAt, refusal] of cases) {
    expect(await move(services, id, startsAt)).toBe(refusal);
    expect(await previewMove(services, await appointmentWith(id), { startsAt })).toEqual({
      ok: false,
      refusal,
    });
  }
  expect(await appointmentWith(id)).toMatchObject({ startsAt: NINE, sequence: 0 });
  expect(await takenFrom()).toHaveLength(4);
  expect(services.sent).toEqual([]);
});

test('an appointment may move to an interval that overlaps its own old time', async () => {
  const services = bookingServices(database);
  const appointment = await anAppointment(services);
  const halfPast = at(TUESDAY, '09:30');
  expect(await previewMove(services, appointment, { startsAt: halfPast })).toMatchObject({
    ok: true,
  });
  expect(await move(services, appointment.id, halfPast)).toBe('moved');
  expect(await takenFrom()).toEqual([halfPast.toISOString(), halfPast.toISOString()]);
});

test('the times offered leave out the present one and count its interval as free', async () => {
  const services = bookingServices(database);
  const appointment = await anAppointment(services);
  await anAppointment(services, TWO, '0222');
  const { chosenDay } = await readMoveOptions(services, appointment, {
    from: TUESDAY,
    locale: 'pt-BR',
  });
  const times = chosenDay?.halves.flatMap(({ shown, more }) => [...shown, ...more]) ?? [];
  const labels = times.map(({ time }) => time);
  expect(labels).toContain('9h30');
  expect(labels).not.toContain('9h');
  expect(labels).not.toContain('14h');
});

test('of two appointments that race to one slot, one moves and the other stays', async () => {
  const services = bookingServices(database);
  const first = await anAppointment(services, NINE, '0111');
  const second = await anAppointment(services, at(TUESDAY, '10:00'), '0222');
  const outcomes = await Promise.all([
    move(services, first.id, TWO),
    move(services, second.id, TWO),
  ]);
  expect(outcomes.sort()).toEqual(['moved', 'slot-taken']);
  expect(await takenFrom()).toHaveLength(4);
});

test('two appointments may move to each other’s day at once without a deadlock', async () => {
  const services = bookingServices(database);
  const wednesday = addDays(TUESDAY, 1);
  const first = await anAppointment(services, NINE, '0111');
  const second = await anAppointment(services, at(wednesday, '09:00'), '0222');
  const outcomes = await Promise.all([
    move(services, first.id, at(wednesday, '14:00')),
    move(services, second.id, TWO),
  ]);
  expect(outcomes).toEqual(['moved', 'moved']);
});

test('an appointment moved and cancelled at once ends up whole, one way or the other', async () => {
  const services = bookingServices(database);
  const { id } = await anAppointment(services);
  await Promise.all([
    move(services, id, TWO),
    cancelAppointment(services, { appointmentId: id, actor: 'patient' }, aKey()),
  ]);
  expect((await appointmentWith(id)).status).toBe('cancelled');
  expect(await takenFrom()).toEqual([]);
});

test('less than the notice before it, an appointment no longer moves by itself', async () => {
  const clock = stillClock();
  const services = bookingServices(database, clock);
  const { id } = await anAppointment(services, TWO);
  const friday = at(addDays(MONDAY, 4), '09:00');
  clock.set(new Date(TWO.getTime() - 24 * 3_600_000 + 1));
  expect(await move(services, id, friday)).toBe('too-late');
  clock.set(new Date(TWO.getTime() - 24 * 3_600_000));
  expect(await move(services, id, friday)).toBe('moved');
});

test('the same form sent twice moves once; its key with another time is refused', async () => {
  const services = bookingServices(database);
  const { id, protocol } = await anAppointment(services);
  const key = newToken();
  const once = moveWithIdempotency({ key, protocol, startsAt: TWO });
  expect(await move(services, id, TWO, once)).toBe('moved');
  expect(await move(services, id, TWO, once)).toBe('moved');
  expect((await appointmentWith(id)).sequence).toBe(1);
  const three = at(TUESDAY, '15:00');
  const other = moveWithIdempotency({ key, protocol, startsAt: three });
  expect(await move(services, id, three, other)).toBe('other-body');
});

test('unknown and cancelled appointments do not move', async () => {
  const services = bookingServices(database);
  const { id, ...appointment } = await anAppointment(services);
  const session = (await openSession(services, manageToken(services.secret, appointment)))?.session;
  await cancelAppointment(services, { appointmentId: id, actor: 'patient' }, aKey());
  expect(await move(services, id, TWO)).toBe('not-found');
  expect(await move(services, id + 1, TWO)).toBe('not-found');
  expect(await appointmentOfSession(services, session)).toBeNull();
});
