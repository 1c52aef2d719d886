import type { Pool } from 'pg';
import { expect } from 'vitest';

/** Pairs of rows that occupy the same resource at the same time. */
const OVERLAPS = `
  select a.id, b.id as other from occupancy a
  join occupancy b on a.resource_id = b.resource_id and a.during && b.during and a.id < b.id`;

/** Confirmed appointments with a related row missing or duplicated. */
const HALF_WRITTEN = `
  select * from (
    select a.protocol,
      (select count(*)::int from occupancy o where o.appointment_id = a.id
        and o.during @> tstzrange(a.starts_at, a.ends_at)) as occupied,
      (select count(*)::int from occupancy o
        where o.appointment_id = a.id and o.resource_id = a.practitioner_id) as practitioner,
      (select count(*)::int from consents c where c.appointment_id = a.id) as consents,
      (select count(*)::int from manage_links m where m.appointment_id = a.id) as links,
      (select count(*)::int from audit_log l where l.subject_id = a.id::text
        and l.action = 'appointment.created') as created,
      (select count(*)::int from audit_log l where l.subject_id = a.id::text
        and l.action = 'appointment.moved') - a.sequence as moved,
      (select count(*)::int from pgboss.job j where j.name = 'appointment-mail'
        and j.data->>'appointmentId' = a.id::text) - 2 * (a.sequence + 1) as jobs,
      (select count(*)::int from idempotency_keys k
        where k.scope = 'api-appointments' and k.answer->'value'->>'appointmentId' = a.id::text
      ) as keys
    from appointments a where a.status = 'confirmed'
  ) as parts
  where (occupied, practitioner, consents, links, created, moved, jobs, keys)
    <> (2, 1, 1, 1, 1, 0, 0, 1)`;

/** Rows without an appointment: parts of an incomplete booking. */
const ORPHANS = `
  select 'job' as part, j.data->>'appointmentId' as id from pgboss.job j
    where j.name = 'appointment-mail' and not exists
      (select from appointments a where a.id = (j.data->>'appointmentId')::bigint)
  union all
  select 'audit', l.subject_id from audit_log l where l.subject_type = 'appointment' and not exists
    (select from appointments a where a.id = l.subject_id::bigint)
  union all
  select 'contact', c.id::text from contacts c where not exists
    (select from appointments a where a.contact_id = c.id)
  union all
  select 'key', k.key from idempotency_keys k where k.answer is null`;

/** One phone books once in these tests. */
const DOUBLED = `
  select c.phone_e164 from appointments a join contacts c on c.id = a.contact_id
  group by 1 having count(*) > 1`;

/** Nothing overlaps, nothing is duplicated, and every appointment has all its related rows. */
export async function expectWholeAgenda(pool: Pool): Promise<void> {
  expect(await rowsOf(pool, OVERLAPS), 'overlapping rows').toEqual([]);
  expect(await rowsOf(pool, HALF_WRITTEN), 'incomplete appointments').toEqual([]);
  expect(await rowsOf(pool, ORPHANS), 'parts without an appointment').toEqual([]);
  expect(await rowsOf(pool, DOUBLED), 'phones with two appointments').toEqual([]);
}

/** Every acknowledged protocol exists, at the acknowledged time. */
export async function expectKept(
  pool: Pool,
  acknowledged: readonly { protocol: string; startsAt: string }[],
): Promise<void> {
  const { rows } = await pool.query<{ protocol: string; startsAt: Date }>(
    'select protocol, starts_at as "startsAt" from appointments',
  );
  const stored = new Map(rows.map(({ protocol, startsAt }) => [protocol, startsAt.getTime()]));
  const lost = acknowledged.filter(
    ({ protocol, startsAt }) => stored.get(protocol) !== Date.parse(startsAt),
  );
  expect(lost, 'acknowledged and lost').toEqual([]);
}

export async function countOf(pool: Pool, table: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int from ${table}`);
  return rows[0]?.count ?? Number.NaN;
}

async function rowsOf(pool: Pool, query: string): Promise<unknown[]> {
  return (await pool.query(query)).rows;
}
