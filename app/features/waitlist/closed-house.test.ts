import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { FURTHER_HOUSE, SECOND_DOCTOR } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { openTwoHouses, twoHouses } from '#tests/two-houses.ts';
import { CONSULTATION, waitlistSetup } from '#tests/waitlist.ts';
import { readChoices } from './choices.server.ts';
import { matchWaitlist, momentOf } from './match-waitlist.server.ts';
import { DEFAULT_SETTINGS } from './waking-hours.ts';

// A house that is closed today stops offers of its own times, and no others.

const database = await testDatabase();
const { pool } = database;
let list: ReturnType<typeof waitlistSetup>;
beforeEach(async () => {
  await openTwoHouses(database);
  list = waitlistSetup(database);
  list.clock.set(at(MONDAY, '10:00'));
});

const match = () => matchWaitlist({ ...list.services, agenda: twoHouses.agenda });

/** Two who wait, one for each house, of which times have just become free. */
async function waiting() {
  await pool.query(
    `insert into closures (resource_id, during, reason)
     select id, tstzrange($1, $2), 'x' from resources where kind = 'practitioner'`,
    [at(MONDAY, '00:00'), at(addDays(MONDAY, 90), '00:00')],
  );
  const inMain = await list.wait({ name: 'Ana Lima', house: MAIN_HOUSE });
  const inFurther = await list.wait({ name: 'Bia Melo', house: FURTHER_HOUSE });
  expect(await match()).toBe(0);
  await pool.query('delete from closures');
  return { inMain, inFurther };
}

async function closeToday(house: string | null) {
  await pool.query(
    `insert into closures (house, during, reason) values ($1, tstzrange($2, $3), 'x')`,
    [...[house, at(MONDAY, '00:00'), at(addDays(MONDAY, 1), '00:00')]],
  );
}
const offered = async () => (await list.live()).map(({ entryId }) => entryId);

test('while the further house is closed, times of the main one are offered', async () => {
  const { inMain, inFurther } = await waiting();
  await closeToday(FURTHER_HOUSE);
  await match();
  expect(await offered()).toEqual([inMain]);
  await pool.query('delete from closures');
  await match();
  expect(await offered()).toEqual([inMain, inFurther]);
});

test('while the main house is closed, times of the further one are offered', async () => {
  const { inFurther } = await waiting();
  await closeToday(MAIN_HOUSE);
  await match();
  expect(await offered()).toEqual([inFurther]);
});

test('while the whole clinic is closed, nothing is offered', async () => {
  await waiting();
  await closeToday(null);
  expect(await match()).toBe(0);
});

test('who waits for a house that the clinic has left is offered times of the others', async () => {
  const { inMain, inFurther } = await waiting();
  const agenda = { ...twoHouses.agenda, houses: [null] };
  await matchWaitlist({ ...list.services, agenda });
  const offers = await list.live();
  expect(offers.map(({ entryId }) => entryId)).toEqual([inMain, inFurther]);
});

test('days on which only a house was open that the clinic has left are none to wait for', async () => {
  await pool.query(`
    insert into weekly_hours (resource_id, weekday, kind, starts_time, ends_time, branch)
    select id, 0, 'open', '08:00', '12:00', '${FURTHER_HOUSE}' from resources where slug = '${SECOND_DOCTOR}'`);
  const { db, clock } = list.services;
  const daysOf = async (clinic: Pick<typeof twoHouses, 'branches'>) =>
    (await readChoices({ db, clock, clinic })).openDays;
  expect(await daysOf(twoHouses)).toContain(0);
  expect(await daysOf({ branches: twoHouses.branches.slice(0, 1) })).not.toContain(0);
});

test('only who attends a service can be waited for, and each with what they attend', async () => {
  const { db, clock } = list.services;
  const parts = { db, clock, clinic: twoHouses };
  await pool.query(`
    delete from service_resources sr using resources r, services s
    where r.id = sr.resource_id and s.id = sr.service_id and r.slug = '${SECOND_DOCTOR}'
      and s.slug <> '${CONSULTATION}'`);
  const named = async (slugs?: string[]) =>
    (await readChoices(parts, slugs)).practitioners.map(({ services }) => services);
  expect(await named([CONSULTATION])).toEqual([[CONSULTATION], [CONSULTATION]]);
  const { rows } = await pool.query<{ slug: string }>(`
    select s.slug from services s join service_resources sr on sr.service_id = s.id
    join resources r on r.id = sr.resource_id and r.kind = 'practitioner'
    where s.slug <> '${CONSULTATION}' and r.is_active and r.until_on is null
    order by s.id, r.id limit 1`);
  const other = rows[0]?.slug ?? '';
  expect(await named([other])).toEqual([[other]]);
});

test('a day of nobody but who has left is one without anybody to ask', async () => {
  const { services } = list;
  const agenda = twoHouses.agenda;
  const moment = () => momentOf({ ...services, agenda }, DEFAULT_SETTINGS, []);
  expect((await moment()).mayBegin).toEqual({ mail: true, desk: true });
  const days = (column: 'from_on' | 'until_on', on: string) =>
    pool.query(`update resources set ${column} = $1 where kind = 'practitioner'`, [on]);
  await days('until_on', MONDAY);
  expect((await moment()).mayBegin).toEqual({ mail: true, desk: true });
  await days('until_on', addDays(MONDAY, -1));
  expect((await moment()).mayBegin).toEqual({ mail: false, desk: false });
  await days('until_on', addDays(MONDAY, 9));
  await days('from_on', addDays(MONDAY, 1));
  expect((await moment()).mayBegin).toEqual({ mail: false, desk: false });
});
