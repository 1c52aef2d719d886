import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sha256Hex } from '#app/platform/token.server.ts';
import { quietPool } from '#tests/database.ts';
import { administer, onDatabase } from '#tests/template-server.ts';
import { type Migration, migrate } from './migrate.ts';

// 0017-occupancy-is-exact.sql on an agenda that an earlier release left, with all that could be wrong in it.

const FOLDER = join(import.meta.dirname, '../db/migrations');
const name = `test_${randomUUID().replaceAll('-', '')}`;
const url = onDatabase(inject('ownerUrl'), name);
await administer(inject('ownerUrl'), `create database ${name} template template0`);
const pool = quietPool(url, 2);
afterAll(async () => {
  await pool.end();
  await administer(inject('ownerUrl'), `drop database ${name} with (force)`);
});

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).sort();
  return Promise.all(
    names.map(async (file, index) => {
      const sql = await readFile(join(FOLDER, file), 'utf8');
      return { number: index + 1, name: file, sql, sha256: sha256Hex(sql) };
    }),
  );
}

/** A visit of an hour on 4 January 2027, and what it occupies of doctor 1 and room 2. */
type Old = { at: string; status?: string; taken?: string[]; isAddOn?: boolean };

async function visit(id: number, { at, status = 'confirmed', taken = [], isAddOn = false }: Old) {
  const startsAt = `2027-01-04T${at}:00Z`;
  await pool.query(
    `insert into appointments (id, protocol, service_id, practitioner_id, patient_id, contact_id,
       payer, starts_at, ends_at, starts_on, starts_time, channel, status)
     overriding system value
     values ($1, 'p' || $1::bigint, 1, 1, 1, 1, 'particular', $2, $2::timestamptz + interval '1 hour',
       '2027-01-04', '09:00', 'web', $3)`,
    [id, startsAt, status],
  );
  for (const [index, during] of taken.entries())
    await pool.query(
      'insert into occupancy (resource_id, during, appointment_id) values ($1, $2, $3)',
      [index + 1, during, id],
    );
  if (isAddOn)
    await pool.query(
      `insert into extra_visits (appointment_id, practitioner_id, held_on, number, reason)
       values ($1, 1, '2027-01-04', 1, 'dor')`,
      [id],
    );
}

const during = (from: string, until: string) => `[2027-01-04T${from}:00Z,2027-01-04T${until}:00Z)`;

beforeAll(async () => {
  const all = await readMigrations();
  await migrate(url, { migrations: all.slice(0, 16) });
  await pool.query(`
    insert into resources (slug, name, kind) values ('doutora', 'Doutora', 'practitioner'), ('sala', 'Sala', 'room');
    insert into services (slug, duration_minutes, buffer_before_minutes, buffer_after_minutes)
      values ('consulta', 60, 0, 5);
    insert into contacts (name, phone_e164) values ('Ana', '+5535999990000');
    insert into patients (contact_id, name) values (1, 'Ana')`);
  // Booked when the service had ten minutes on either side.
  await visit(1, { at: '08:10', taken: [during('08:00', '09:20'), during('08:00', '09:20')] });
  // Occupies a quarter; the rest of its hour is free.
  await visit(2, { at: '10:00', taken: [during('10:00', '10:15'), during('10:00', '10:15')] });
  // Occupies a quarter, and somebody else has been booked into its hour.
  await visit(3, { at: '12:00', taken: [during('12:00', '12:15'), during('12:00', '12:15')] });
  await visit(4, { at: '12:20', taken: [during('12:20', '13:20'), during('12:20', '13:20')] });
  // Occupies nothing.
  await visit(5, { at: '15:00' });
  await visit(6, { at: '16:30', status: 'cancelled', taken: [during('16:30', '17:30')] });
  await visit(7, { at: '16:30', isAddOn: true });
  await pool.query(`
    insert into holds (token_hash, service_id, starts_at, ends_at, expires_at)
      select n::text::bytea, 1, '2027-01-04T18:00Z'::timestamptz + n * interval '1 hour',
        '2027-01-04T18:30Z'::timestamptz + n * interval '1 hour', now() from generate_series(1, 2) n;
    insert into occupancy (resource_id, during, hold_id)
      values (1, '${during('19:00', '19:35')}', 1), (1, '${during('20:00', '20:15')}', 2)`);
  await migrate(url, { migrations: all });
});

test('what occupied a time of its own keeps it, with the buffers of then', async () => {
  const { rows } = await pool.query(`
    select id::int, buffer_before_minutes as before, buffer_after_minutes as after, version
    from appointments where id in (1, 7) order by id`);
  expect(rows).toEqual([
    { id: 1, before: 10, after: 10, version: 0 },
    { id: 7, before: 0, after: 5, version: 0 },
  ]);
});

test('what could be put right is, and the rest is left for the audit', async () => {
  const { rows } = await pool.query(`
    select appointment_id::int as id, resource_id as place, to_char(lower(during), 'HH24:MI') as from,
      to_char(upper(during), 'HH24:MI') as until
    from (select *, set_config('timezone', 'UTC', false) from occupancy) o
    where appointment_id is not null order by 1, 2`);
  expect(rows.filter(({ id }) => id === 2)).toEqual([
    { id: 2, place: 1, from: '10:00', until: '11:05' },
    { id: 2, place: 2, from: '10:00', until: '11:05' },
  ]);
  expect(rows.filter(({ id }) => id > 4)).toEqual([
    { id: 5, place: 1, from: '15:00', until: '16:05' },
  ]);
  const faults = await pool.query('select * from occupancy_faults');
  expect(faults.rows).toEqual([{ appointment_id: '3', hold_id: null, fault: 'other-time' }]);
});

test('a hold that was wrong is gone, and one that was right stays', async () => {
  const { rows } = await pool.query('select id::int, buffer_after_minutes as after from holds');
  expect(rows).toEqual([{ id: 1, after: 5 }]);
});

test('what could not be put right can still be marked, cancelled and moved', async () => {
  await pool.query(
    `update appointments set attendance = 'arrived', attendance_at = now() where id = 3`,
  );
  await pool.query(`update appointments set attendance = null, attendance_at = null where id = 3;
    delete from occupancy where appointment_id = 3;
    update appointments set status = 'cancelled' where id = 3`);
  expect((await pool.query('select * from occupancy_faults')).rows).toEqual([]);
});
