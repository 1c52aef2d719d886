import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { resources, services as serviceRows } from '#app/db/schema.ts';
import { readHoursRows, replaceHours } from '#app/scheduling/hours/fill-hours.server.ts';
import type { LimitOf } from '#app/scheduling/hours/hours-for.ts';
import type { HoursRow } from '#app/scheduling/hours/week-hours.ts';
import { MONDAY } from '#tests/booking.ts';
import { FURTHER_HOUSE, SECOND_DOCTOR } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { openTwoHouses, twoHouses } from '#tests/two-houses.ts';
import { housesOfService } from './houses-of-service.server.ts';

const database = await testDatabase();
const { db } = database;
const CONSULTATION = 'consultas-oftalmologicas';

beforeEach(() => openTwoHouses(database));

async function idOf(table: typeof resources | typeof serviceRows, slug: string): Promise<number> {
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.slug, slug));
  return row?.id ?? 0;
}

/** Limits all hours of the second doctor in the further house. */
async function limitThere(limitOf: LimitOf, serviceIds: readonly number[]) {
  const resourceId = await idOf(resources, SECOND_DOCTOR);
  const all = (await readHoursRows(db, [resourceId])).get(resourceId) ?? [];
  const there = all.filter(({ branch, kind }) => branch === FURTHER_HOUSE && kind === 'open');
  const rows = there.flatMap(({ branch: _, ...open }): HoursRow[] => [
    open,
    { ...open, kind: 'limit', limitOf, serviceIds },
  ]);
  await replaceHours(db, { resourceId, branch: FURTHER_HOUSE }, rows);
}

const offeredIn = () => {
  const { branches } = twoHouses;
  const places = { houses: branches.map(({ slug }) => slug), today: MONDAY };
  return housesOfService(db, { serviceSlug: CONSULTATION }, places);
};

test('a house whose hours are for other services alone does not offer a service', async () => {
  expect(await offeredIn()).toEqual([null, FURTHER_HOUSE]);
  await limitThere('hours', [await idOf(serviceRows, 'retinografia')]);
  expect(await offeredIn()).toEqual([null]);
  await limitThere('hours', [await idOf(serviceRows, CONSULTATION)]);
  expect(await offeredIn()).toEqual([null, FURTHER_HOUSE]);
  await limitThere('services', [await idOf(serviceRows, 'retinografia')]);
  expect(await offeredIn()).toEqual([null, FURTHER_HOUSE]);
});
