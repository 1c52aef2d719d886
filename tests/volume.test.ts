import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { RETENTION_RULES } from '#app/context/retention-rules.ts';
import { readAgenda } from '#app/features/agenda/read-agenda.server.ts';
import { findPeople, searchTermOf } from '#app/features/privacy-admin/find-people.server.ts';
import { purgeNightly, simulatePurge } from '#app/features/privacy-admin/nightly-purge.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { databaseOn } from '#server/database.ts';
import { MONDAY, stillClock } from './booking.ts';
import { quietPool, testClinic, testDatabase } from './database.ts';
import { storeVolume } from './stored-volume.ts';

// What a clinic has stored after some years. Checks only that the answers are right: no time is measured.

const APPOINTMENTS = 20_000;
const PEOPLE = 4_000;
/** More than a batch, and more than a purge without indexes could delete in a statement's time. */
const DUE = 2_000;
const TUESDAY = addDays(MONDAY, 1);

const { url, db } = await testDatabase();
// Without the timeouts of the app's own connections, which a slow machine would exceed.
const pool = quietPool(url, 2);
const patient = databaseOn(pool);
const clock = stillClock();
const services = { db: patient, clock, agenda: testClinic.agenda };
afterAll(() => pool.end());

beforeEach(() =>
  storeVolume(pool, {
    appointments: APPOINTMENTS,
    people: PEOPLE,
    due: DUE,
    now: clock.now(),
    daysAhead: 21,
  }),
);

/** One filling serves all readings. */
test('among years of appointments the agenda, free slots and a person are read as among few', async () => {
  await readsTheAgenda();
  await readsFreeSlots();
  await findsOnePerson();
});

async function readsTheAgenda() {
  const everywhere = { practitioner: null, resource: null };
  const day = await readAgenda(services, { firstOn: TUESDAY, days: 1, ...everywhere });
  const times = day.appointments.map(({ startsAt }) => startsAt.getTime());
  expect(times).toHaveLength(2 * 24);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  const week = await readAgenda(services, { firstOn: MONDAY, days: 7, ...everywhere });
  // A page of them.
  expect([week.appointments.length, week.hasMore]).toEqual([300, true]);
}

/** They are what the appointments leave: all but the first quarter of every hour. */
async function readsFreeSlots() {
  const query = { serviceSlug: 'topografia-corneana', from: TUESDAY, days: 1 };
  const availability = await readAvailability(services, query);
  const free = availability?.days[0]?.slots.map(({ startsAt }) => rfc3339(startsAt).slice(11, 16));
  expect(free?.slice(0, 4)).toEqual(['08:15', '08:30', '08:45', '09:15']);
  expect(free?.every((time) => !time.endsWith(':00'))).toBe(true);
}

async function findsOnePerson() {
  for (const value of ['numero 3456', '(35) 98000-3456', '0001-2255']) {
    const term = searchTermOf(value);
    const hits = term ? await findPeople(patient, term) : [];
    const names = hits.map(({ name }) => name.replace(/^.* Número/, 'Número'));
    expect([value, ...new Set(names)]).toEqual([value, 'Número 3456']);
  }
}

test('the purge takes what is five years old with its people, and nothing else', async () => {
  const expected = { appointments: DUE, patients: PEOPLE / 5, contacts: PEOPLE / 5, consents: DUE };
  expect(await simulatePurge(patient, clock.now(), RETENTION_RULES)).toMatchObject(expected);
  await pool.query(`
    create table batches (rows bigint);
    create function note_batch() returns trigger language plpgsql as
      $$ begin insert into batches select count(*) from gone; return null; end $$;
    create trigger note_batch after delete on appointments referencing old table as gone
      for each statement execute function note_batch()`);
  // With the time limits of the app's own connections.
  const { deleted, failed } = await purgeNightly({ db, clock }, RETENTION_RULES);
  expect([deleted, failed]).toMatchObject([expected, []]);
  const { rows } = await pool.query(`select count(*)::int, min(protocol) from appointments`);
  expect(rows).toEqual([{ count: APPOINTMENTS - DUE, min: '0000-2001' }]);
  const batches = await pool.query(
    `select count(*)::int > 2 as several, max(rows)::int from batches`,
  );
  expect(batches.rows).toEqual([{ several: true, max: 500 }]);
  await pool.query('drop function note_batch cascade; drop table batches');
});
