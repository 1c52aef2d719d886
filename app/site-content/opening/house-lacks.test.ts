import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { stillClock } from '#tests/booking.ts';
import { FURTHER_HOUSE, twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { openTwoHouses } from '#tests/two-houses.ts';
import { houseLacks } from './house-lacks.server.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => openTwoHouses(database));

const lacks = async (changes: Partial<ClinicRecord> = {}) =>
  (await houseLacks({ db, clock: stillClock() }, { ...twoHousesRecord, ...changes })).map(
    ({ text }) => text,
  );
const never = {
  ...{ sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] },
  saturday: [],
};
const further = (changes: object) => ({
  branches: twoHousesRecord.branches?.map((each) => ({ ...each, ...changes })),
});

test('houses with hours and people lack nothing; each of the two is told of by its name', async () => {
  expect(await lacks()).toEqual([]);
  expect(await lacks(further({ hours: never }))).toEqual([
    'Unidade Ponta Clara: nenhum dia aberto',
  ]);
  await db.execute(sql`delete from weekly_hours where branch = ${FURTHER_HOUSE}`);
  expect(await lacks()).toEqual(['Unidade Ponta Clara: ninguém tem horário para atender lá']);
  expect(await lacks(further({ isArchived: true }))).toEqual([]);
});

test('hours that are over, of a room, or of somebody who has left make nobody bookable', async () => {
  await db.execute(
    sql`update weekly_hours set valid_from = '2020-01-01', valid_until = '2021-01-01'`,
  );
  expect(await lacks()).toEqual([
    'Unidade Beira do Rio: ninguém tem horário para atender lá',
    'Unidade Ponta Clara: ninguém tem horário para atender lá',
  ]);
  expect(await lacks(further({ isArchived: true }))).toEqual(['Ninguém tem horário para atender']);
});

test('hours of somebody whose last day is over count no more', async () => {
  await db.execute(sql`update resources set until_on = '2021-01-01' where kind = 'practitioner'`);
  expect(await lacks(further({ isArchived: true }))).toEqual(['Ninguém tem horário para atender']);
});
