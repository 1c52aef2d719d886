import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaigns } from '#app/db/campaigns-schema.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { visitorSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const PATH = '/campanha/outubro-olho-seco';

/** The page at an instant. The clinic is three hours behind Greenwich. */
async function pageAt(instant: string, path = PATH) {
  const site = await visitorSite(database, stillClock(new Date(instant)));
  await site.services.contentStore.refresh();
  return site.get(path);
}

test.each([
  ['2026-10-01T02:59:59.999Z', 'upcoming', null],
  ['2026-10-01T03:00:00.000Z', 'running', 'OLHOS EM OUTUBRO'],
  ['2026-11-01T02:59:59.999Z', 'running', 'OLHOS EM OUTUBRO'],
  ['2026-11-01T03:00:00.000Z', 'ended', null],
])('at %s the page is %s, with the code %s', async (instant, state, code) => {
  for (const path of [PATH, `/en-us${PATH}`]) {
    const { status, page } = await pageAt(instant, path);
    expect(status).toBe(200);
    expect(page).toMatchObject({ season: { state }, coupon: code === null ? null : { code } });
    // Not anywhere in what the page is made from, either: its code is no secret kept by a style.
    if (code === null) expect(JSON.stringify(page)).not.toContain('OLHOS EM OUTUBRO');
  }
});

test('a page has four benefits and four steps, before, during and after', async () => {
  for (const instant of ['2026-09-10T12:00:00Z', '2026-10-10T12:00:00Z', '2026-11-10T12:00:00Z']) {
    const { page } = await pageAt(instant);
    expect(page).toMatchObject({
      text: { benefits: { length: 4 }, steps: { length: 4 } },
      offersQuestionnaire: true,
    });
  }
});

test('a campaign that was taken down stays down after a restart, and one that never was has no page', async () => {
  expect((await pageAt('2026-10-10T12:00:00Z', '/campanha/nunca-houve')).status).toBe(404);
  await db
    .update(campaigns)
    .set({ state: 'archived' })
    .where(eq(campaigns.slug, 'outubro-olho-seco'));
  expect((await pageAt('2026-10-10T12:00:00Z')).status).toBe(404);
});
