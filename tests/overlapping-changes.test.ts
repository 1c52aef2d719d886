import { afterAll, beforeEach, expect, test } from 'vitest';
import { changeAttendance } from '#app/features/agenda/change-attendance.server.ts';
import { erasePerson, snapshotStamp } from '#app/features/privacy-admin/erase-person.server.ts';
import { readRecords } from '#app/features/privacy-admin/person-records.server.ts';
import { samePerson } from '#app/features/privacy-admin/same-person.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { databaseOn } from '#server/database.ts';
import { aKey, aRequest, bookingServices } from './booking.ts';
import { ownerPool, testDatabase } from './database.ts';

// Concurrent transactions of two features on the same rows. A third connection locks a row, so that they queue
// behind it in a known order: no chance, no clock.

const database = await testDatabase();
// Without the timeouts of the app's own connections, which a slow machine would exceed.
const pool = ownerPool(database.url, 10);
const db = databaseOn(pool);
const services = { ...bookingServices(database), db };
afterAll(() => pool.end());

let appointmentId: number;
beforeEach(async () => {
  await pool.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'reception', 'x', now())`);
  const once = await bookAppointment(services, aRequest(), aKey());
  if (once.kind !== 'answer' || !once.answer.ok) throw new Error('not booked');
  appointmentId = once.answer.value.appointmentId;
});

async function appointmentNow() {
  const appointment = await readAppointment(db, { id: appointmentId });
  if (!appointment) throw new Error('no appointment');
  return appointment;
}

const cancel = (seenVersion: number) =>
  cancelAppointment(services, { appointmentId, actor: 'patient', seenVersion }, aKey());

/** Locks a row of a table until released. */
async function hold(table: 'appointments' | 'contacts', id: number) {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`select from ${table} where id = $1 for update`, [id]);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

/** Waits until this many connections of this database wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = `select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rows).toEqual([{ count }]);
}

test('a patient who cancels comes before the receptionist who marks the same appointment', async () => {
  const { protocol, version } = await appointmentNow();
  const letGo = await hold('appointments', appointmentId);
  const cancelling = cancel(version);
  await untilWaiting(1);
  const marking = changeAttendance(services, {
    protocol,
    seenVersion: version,
    step: 'arrived',
    actor: 'staff:1',
  });
  await untilWaiting(2);
  await letGo();
  expect(await cancelling).toMatchObject({ answer: { ok: true } });
  expect(await marking).toEqual({ ok: false, refusal: 'changed' });
  expect(await appointmentNow()).toMatchObject({ status: 'cancelled', attendance: null });
});

test('an erasure that waits while the appointment is cancelled erases nothing: its snapshot is outdated', async () => {
  const { version } = await appointmentNow();
  const personKey = { source: 'contact', id: 1 } as const;
  const person = await samePerson(db, personKey);
  const snapshot = snapshotStamp(await readRecords(db, person?.own ?? []));
  const letGo = await hold('contacts', personKey.id);
  const erasing = erasePerson(
    { db, clock: services.clock },
    { personKey, added: [], snapshot, reason: 'asked', identity: 'called-back', by: { id: 1 } },
  );
  await untilWaiting(1);
  expect(await cancel(version)).toMatchObject({ answer: { ok: true } });
  await letGo();
  expect(await erasing).toEqual({ ok: false, refusal: 'changed' });
  const { rows } = await pool.query('select name, phone_e164 from contacts');
  expect(rows).toEqual([{ name: 'Antônia Reis', phone_e164: '+5535995550111' }]);
});
