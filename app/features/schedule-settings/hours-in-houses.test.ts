import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { resources, weeklyHours } from '#app/db/schema.ts';
import type { DayHours } from '#app/scheduling/hours/week-hours.ts';
import { MONDAY, stillClock } from '#tests/booking.ts';
import { FURTHER_HOUSE, SECOND_DOCTOR } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { openTwoHouses } from '#tests/two-houses.ts';
import { setHours } from './hours.server.ts';

const database = await testDatabase();
const { db } = database;
const clock = stillClock();
const services = { db, clock, jobs: { 'waitlist-match': async () => {} } };

let doctor = 0;
let staffId = 0;
beforeEach(async () => {
  await openTwoHouses(database);
  ({ id: staffId } = await aStaffMember({ db, clock }, { role: 'administrator' }));
  const [row] = await db.select().from(resources).where(eq(resources.slug, SECOND_DOCTOR));
  doctor = row?.id ?? 0;
});

/** Hours of Wednesdays alone; other days off. */
function wednesdays(startsTime: string, endsTime: string) {
  const day: DayHours = { startsTime, endsTime, breaks: [] };
  return { from: MONDAY, until: null, week: [null, null, null, day, null, null, null] };
}

function set(branch: string | null, times: [string, string], seenVersion = 0) {
  const target = { id: doctor, kind: 'practitioner', seenVersion } as const;
  return setHours(services, wednesdays(...times), { targets: [target], branch, staffId });
}

test('of two who put somebody into two houses at once the second is told that it has changed', async () => {
  const both = await Promise.all([
    set(null, ['08:00', '12:00']),
    set(FURTHER_HOUSE, ['08:00', '12:00']),
  ]);
  expect(both.map((each) => (each.ok ? 'done' : each.refusal)).sort()).toEqual(['changed', 'done']);
});

test('nobody is in two houses at once, but may be in one after the other', async () => {
  expect(await set(null, ['08:00', '12:00'])).toMatchObject({ ok: true });
  expect(await set(FURTHER_HOUSE, ['11:00', '15:00'], 1)).toEqual({
    ok: false,
    refusal: 'elsewhere',
  });
  expect(await set(FURTHER_HOUSE, ['12:00', '15:00'], 1)).toMatchObject({ ok: true });
  const rows = await db.select().from(weeklyHours).where(eq(weeklyHours.resourceId, doctor));
  const now = rows.filter(({ validUntil, weekday }) => validUntil === null && weekday === 3);
  expect(now.map(({ branch }) => branch).sort()).toEqual([null, FURTHER_HOUSE]);
});
