import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { RETENTION_RULES } from '#app/context/retention-rules.ts';
import { readAgenda } from '#app/features/agenda/read-agenda.server.ts';
import { findPeople, searchTermOf } from '#app/features/privacy-admin/find-people.server.ts';
import { purgeNightly } from '#app/features/privacy-admin/nightly-purge.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { databaseOn } from '#server/database.ts';
import { MONDAY, stillClock } from './booking.ts';
import { ownerPool, testClinic, testDatabase } from './database.ts';

// What a clinic has stored after some years. Checks only that the answers are right: no time is measured.

const APPOINTMENTS = 20_000;
/** The number of appointments older than five years. */
const DUE = 100;
const TUESDAY = addDays(MONDAY, 1);

const { url } = await testDatabase();
// Without the timeouts of the app's own connections, which a slow machine would exceed.
const pool = ownerPool(url, 2);
const db = databaseOn(pool);
const services = { db, clock: stillClock(), agenda: testClinic.agenda };
afterAll(() => pool.end());

/**
 * Person n comes once: the first hundred in 2019, the others one every hour, day and night, to beyond the week
 * that the tests read.
 */
beforeEach(async () => {
  await pool.query(`
    insert into contacts (name, phone_e164)
      select 'Pessoa Número ' || n, '+55359' || (80000000 + n) from generate_series(1, ${APPOINTMENTS}) n;
    insert into patients (contact_id, name) select id, name from contacts order by id;
    insert into appointments (protocol, service_id, practitioner_id, patient_id, contact_id, payer,
        starts_at, ends_at, starts_on, starts_time, channel)
      select to_char(p.id, 'FM0000-0000'), s.id, r.id, p.id, p.contact_id, 'particular', at,
        at + interval '15 min', (at at time zone 'America/Sao_Paulo')::date,
        (at at time zone 'America/Sao_Paulo')::time, 'web'
      from patients p
        cross join lateral (select case when p.id <= ${DUE} then timestamptz '2019-03-01Z'
          else timestamptz '2024-07-10Z' end + p.id * interval '1 hour' as at) moment
        cross join (select id from services where slug = 'topografia-corneana') s
        cross join (select id from resources where slug = 'marina-couto-reis') r;
    insert into occupancy (resource_id, during, appointment_id)
      select r.id, tstzrange(a.starts_at, a.ends_at), a.id from appointments a
        join resources r on r.slug in ('marina-couto-reis', 'topografo');
    analyze`);
});

test('a day and a week of the agenda have what stands in them, earliest first', async () => {
  const everywhere = { practitioner: null, resource: null };
  const day = await readAgenda(services, { firstOn: TUESDAY, days: 1, ...everywhere });
  const times = day.appointments.map(({ startsAt }) => startsAt.getTime());
  expect(times).toHaveLength(24);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  const week = await readAgenda(services, { firstOn: MONDAY, days: 7, ...everywhere });
  expect(week.appointments).toHaveLength(7 * 24);
});

test('free slots are what the appointments leave: all but the first quarter of every hour', async () => {
  const query = { serviceSlug: 'topografia-corneana', from: TUESDAY, days: 1 };
  const availability = await readAvailability(services, query);
  const free = availability?.days[0]?.slots.map(({ startsAt }) => rfc3339(startsAt).slice(11, 16));
  expect(free?.slice(0, 4)).toEqual(['08:15', '08:30', '08:45', '09:15']);
  expect(free?.every((time) => !time.endsWith(':00'))).toBe(true);
});

test('one person is found among all by name, phone and protocol', async () => {
  for (const value of ['numero 12345', '(35) 98001-2345', '0001-2345']) {
    const term = searchTermOf(value);
    const hits = term ? await findPeople(db, term) : [];
    expect([value, ...hits.map(({ name }) => name)]).toEqual([value, 'Pessoa Número 12345']);
  }
});

test('the purge takes what is five years old with its people, and nothing else', async () => {
  const deleted = await purgeNightly(services, RETENTION_RULES);
  expect(deleted).toMatchObject({ appointments: DUE, patients: DUE, contacts: DUE });
  const { rows } = await pool.query(`select count(*)::int, min(protocol) from appointments`);
  expect(rows).toEqual([{ count: APPOINTMENTS - DUE, min: '0000-0101' }]);
});
