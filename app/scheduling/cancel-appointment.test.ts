import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { auditLog, manageLinks, occupancy } from '#app/db/schema.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { readAppointment } from './appointment-record.server.ts';
import { bookAppointment } from './book-appointment.server.ts';
import {
  cancelAppointment,
  cancelWithIdempotency,
  wasCancelled,
} from './cancel-appointment.server.ts';
import { appointmentOfSession, manageToken, openSession } from './manage-link.server.ts';
import type { BookingServices } from './scheduling-services.server.ts';

const database = await testDatabase();
const { db } = database;
const NINE = at(addDays(MONDAY, 1), '09:00');

async function anAppointment(services: BookingServices) {
  const once = await bookAppointment(services, aRequest(), aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  return appointmentWith(once.answer.value.appointmentId);
}

async function appointmentWith(id: number) {
  const appointment = await readAppointment(db, { id });
  if (!appointment) throw new Error(`no appointment ${id}`);
  return appointment;
}

async function cancel(
  services: BookingServices,
  appointmentId: number,
  once: IdempotencyKey = aKey(),
) {
  const done = await cancelAppointment(services, { appointmentId, actor: 'patient' }, once);
  if (done.kind === 'other-body') return 'other-body';
  return done.answer.ok ? 'cancelled' : done.answer.refusal;
}

test('cancelling frees the time at once and tells both sides', async () => {
  const services = bookingServices(database);
  const { id } = await anAppointment(services);
  services.sent.length = 0;
  expect(await cancel(services, id)).toBe('cancelled');
  expect(await appointmentWith(id)).toMatchObject({ status: 'cancelled', sequence: 1 });
  expect(await db.select().from(occupancy)).toEqual([]);
  expect(services.sent.map(({ data }) => [data.audience, data.kind, data.sequence])).toEqual([
    ['patient', 'cancelled', 1],
    ['clinic', 'cancelled', 1],
  ]);
  const audits = await db.select().from(auditLog);
  expect(audits.map(({ action }) => action)).toContain('appointment.cancelled');
  await anAppointment(services);
});

test('cancelling ends the link and every session', async () => {
  const services = bookingServices(database);
  const appointment = await anAppointment(services);
  const link = manageToken(services.secret, appointment);
  const opened = await openSession(services, link);
  expect(await appointmentOfSession(services, opened?.session)).toBe(appointment.id);
  await cancel(services, appointment.id);
  expect(await openSession(services, link)).toBeNull();
  expect(await appointmentOfSession(services, opened?.session)).toBeNull();
  const [kept] = await db.select().from(manageLinks);
  expect(kept?.expiresAt).toEqual(services.clock.now());
});

test('the same form sent twenty times at once cancels once, with one answer', async () => {
  const services = bookingServices(database);
  const { id, protocol } = await anAppointment(services);
  services.sent.length = 0;
  const once = cancelWithIdempotency({ key: newToken(), protocol });
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => cancel(services, id, once)));
  expect(new Set(outcomes)).toEqual(new Set(['cancelled']));
  expect((await appointmentWith(id)).sequence).toBe(1);
  expect(services.sent).toHaveLength(2);
});

test('a form that has cancelled is known again without a session; no other is', async () => {
  const services = bookingServices(database);
  const { id, protocol } = await anAppointment(services);
  const key = newToken();
  const once = cancelWithIdempotency({ key, protocol });
  expect(await wasCancelled(db, once)).toBe(false);
  await cancel(services, id, once);
  expect(await wasCancelled(db, once)).toBe(true);
  expect(await wasCancelled(db, cancelWithIdempotency({ key, protocol: '0000-0000' }))).toBe(false);
  expect(await wasCancelled(db, cancelWithIdempotency({ key: newToken(), protocol }))).toBe(false);
});

test('of two windows that cancel one appointment, the second finds none', async () => {
  const services = bookingServices(database);
  const { id } = await anAppointment(services);
  const outcomes = await Promise.all([cancel(services, id), cancel(services, id)]);
  expect(outcomes.sort()).toEqual(['cancelled', 'not-found']);
  expect(await cancel(services, id + 1)).toBe('not-found');
});

test('less than the notice before it, an appointment stays and its form has not cancelled it', async () => {
  const clock = stillClock();
  const services = bookingServices(database, clock);
  const { id, protocol } = await anAppointment(services);
  const once = cancelWithIdempotency({ key: newToken(), protocol });
  clock.set(new Date(NINE.getTime() - 24 * 3_600_000 + 1));
  expect(await cancel(services, id, once)).toBe('too-late');
  expect(await wasCancelled(db, once)).toBe(false);
  expect((await appointmentWith(id)).status).toBe('confirmed');
  expect(await db.select().from(occupancy)).toHaveLength(2);
  clock.set(new Date(NINE.getTime() - 24 * 3_600_000));
  expect(await cancel(services, id)).toBe('cancelled');
});
