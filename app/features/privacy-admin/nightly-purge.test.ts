import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { RETENTION_RULES } from '#app/context/retention-rules.ts';
import { incidentRevisions, incidents, purgeRuns } from '#app/db/privacy-schema.ts';
import { appointments, auditLog, contactMessages, contacts } from '#app/db/schema.ts';
import { purgeWarning, staffPrivacyRetention } from '#app/locales/pt-BR/staff/privacy-retention.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { at, stillClock } from '#tests/booking.ts';
import { aCanaryPerson } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { countRows, lastPurge, purgeNightly, simulatePurge } from './nightly-purge.server.ts';

const database = await testDatabase();
const { db } = database;

const aRow = (rowAt: Date) => ({
  at: rowAt,
  actor: 'staff:1',
  action: 'x',
  subjectType: 'x',
  subjectId: '1',
});

test('every table with a rule is on the page, and nothing else', async () => {
  const kept = Object.keys(await countRows(db, RETENTION_RULES));
  expect(Object.keys(staffPrivacyRetention.tables).sort()).toEqual(kept.sort());
});

test('the simulation says what the night takes, and takes nothing', async () => {
  await aCanaryPerson(database);
  const night = at('2027-10-06', '03:17');
  const taken = await simulatePurge(db, night, RETENTION_RULES);
  expect(taken).toMatchObject({ contact_messages: 1, booking_drafts: 1, appointments: 0 });
  expect(await db.$count(contactMessages)).toBe(1);
  const services = { db, clock: stillClock(night) };
  expect(await lastPurge(services)).toBeNull();
  const { deleted, failed } = await purgeNightly(services, RETENTION_RULES);
  expect([deleted, failed]).toEqual([taken, []]);
  expect(await db.$count(contactMessages)).toBe(0);
  expect(await lastPurge(services)).toMatchObject({ ranAt: night, failed: [], isMissed: false });
});

test('what is deleted with an appointment is counted too', async () => {
  await aCanaryPerson(database);
  await db.execute(sql`delete from extra_visits`);
  const taken = await simulatePurge(db, at('2031-11-01', '03:17'), RETENTION_RULES);
  expect(taken).toMatchObject({ appointments: 1, patients: 1, contacts: 1, privacy_requests: 1 });
  expect(await db.$count(appointments)).toBe(1);
  expect(await db.$count(contacts)).toBe(1);
});

test('a simulation waits for nobody, and nobody for it', async () => {
  const night = at('2031-11-01', '03:17');
  await aCanaryPerson(database);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from appointments for update`);
    await tx.execute(sql`select from contacts for update`);
    expect(await simulatePurge(db, night, RETENTION_RULES)).toMatchObject({ contacts: 1 });
  });
  // A copied database has the same numbers for its tables as all others that tests use at the same time.
  const locks = sql`
    select mode from pg_locks
    where relation = 'appointments'::regclass and pid = pg_backend_pid()`;
  await db.transaction(async (tx) => {
    await simulatePurge(tx, night, RETENTION_RULES);
    const { rows } = await tx.execute<{ mode: string }>(locks);
    expect(new Set(rows.map(({ mode }) => mode))).toEqual(new Set(['AccessShareLock']));
  });
});

test('a table that fails is recorded, and the others are purged all the same', async () => {
  await aCanaryPerson(database);
  await db.execute(sql`
    create function refuse_here() returns trigger language plpgsql as
      $$ begin raise exception 'not this one'; end $$;
    create trigger refuse_here before delete on booking_drafts
      for each statement execute function refuse_here()`);
  const night = at('2027-10-06', '03:17');
  const clock = stillClock(night);
  try {
    const { deleted, failed } = await purgeNightly({ db, clock }, RETENTION_RULES);
    expect(failed.map(({ table }) => table)).toEqual(['booking_drafts']);
    expect(deleted).toMatchObject({ contact_messages: 1, holds: expect.any(Number) });
    expect(await lastPurge({ db, clock })).toMatchObject({ failed: ['booking_drafts'] });
  } finally {
    await db.execute(sql`drop function refuse_here cascade`);
  }
});

test('a row that somebody holds stays for the next night, and its people with it', async () => {
  await aCanaryPerson(database);
  await db.execute(sql`delete from extra_visits`);
  const services = { db, clock: stillClock(at('2031-11-01', '03:17')) };
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from appointments for update`);
    const { deleted, failed } = await purgeNightly(services, RETENTION_RULES);
    expect([deleted.appointments, deleted.contacts, failed]).toEqual([0, 0, []]);
  });
  const { deleted } = await purgeNightly(services, RETENTION_RULES);
  expect(deleted).toMatchObject({ appointments: 1, patients: 1, contacts: 1 });
});

test('a purge that has not happened for days is told', async () => {
  const clock = stillClock();
  await purgeNightly({ db, clock }, []);
  expect(purgeWarning(await lastPurge({ db, clock }))).toBeNull();
  clock.set(at('2026-10-08', '07:00'));
  expect(purgeWarning(await lastPurge({ db, clock }))).toContain('há mais de dois dias');
});

test('nobody changes the log; only what is five years old goes, whatever day is asked for', async () => {
  await db
    .insert(auditLog)
    .values([aRow(at('2015-01-05', '09:00')), aRow(at('2026-10-05', '09:00'))]);
  await expect(db.delete(auditLog)).rejects.toThrow();
  await expect(db.update(auditLog).set({ actor: 'x' })).rejects.toThrow();
  await db.execute(sql`select set_config('clareia.keeper', 'on', false)`);
  await expect(db.update(auditLog).set({ actor: 'x' })).rejects.toThrow();
  await db.execute(sql`select set_config('clareia.keeper', '', false)`);
  const { deleted } = await purgeNightly({ db, clock: stillClock(at('2090-10-05', '09:00')) }, []);
  expect(deleted.audit_log).toBe(1);
  expect(await db.$count(auditLog)).toBe(1);
  expect(await db.$count(purgeRuns)).toBe(1);
});

test('the story of an incident is never changed, and stays until five years after its last word', async () => {
  await aCanaryPerson(database);
  await db
    .insert(incidents)
    .values([{ openedAt: at('2015-01-05', '09:00') }, { openedAt: at('2015-01-05', '09:00') }]);
  await db.insert(incidentRevisions).values([
    { incidentId: 1, number: 1, author: 90, writtenAt: at('2015-01-05', '09:00'), facts: {} },
    { incidentId: 2, number: 1, author: 90, writtenAt: at('2026-01-05', '09:00'), facts: {} },
  ]);
  await expect(db.delete(incidentRevisions)).rejects.toThrow();
  await expect(db.delete(incidents)).rejects.toThrow();
  await expect(db.update(incidentRevisions).set({ facts: [] })).rejects.toThrow();
  await purgeNightly({ db, clock: stillClock() }, []);
  expect((await db.select().from(incidents)).map(({ id }) => id)).toEqual([2]);
});

test('that somebody looked is written down once an hour', async () => {
  const clock = stillClock(at('2026-10-05', '09:10'));
  const look = () => noteViews({ db, clock }, { id: 1 }, ['appointment:7', 'inbox:contact:7']);
  await look();
  await look();
  expect(await db.$count(auditLog)).toBe(2);
  clock.set(at('2026-10-05', '10:05'));
  await look();
  expect(await db.$count(auditLog)).toBe(4);
});
