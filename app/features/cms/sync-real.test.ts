import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignCategories, foreignPictures, foreignRuns } from '#app/db/foreign-schema.ts';
import { rewriteImage } from '#app/features/images/rewrite-image.server.ts';
import { outbound } from '#app/platform/outbound/outbound.server.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { SEEDED, startWordPress, type WordPress } from '#tests/wordpress/wordpress.ts';
import { foreignReader } from './read-foreign.server.ts';
import { syncSource } from './sync-source.server.ts';
import { createBreakers } from './wordpress/wordpress-calls.server.ts';
import { wordPressClient } from './wordpress/wordpress-client.server.ts';

const { db } = await testDatabase();
let started: WordPress | { missing: string };
beforeAll(async () => {
  started = await startWordPress();
});
afterAll(async () => {
  if ('url' in started) await started.stop();
});

test('the 200 posts of a real WordPress are kept, and what is trashed, changed or locked there is so here', async ({
  skip,
}) => {
  if ('missing' in started) skip(`no WordPress here: ${started.missing}`);
  if ('missing' in started) throw new Error(started.missing);
  const { url, php } = started;
  const services = {
    ...{ db, clock: stillClock(), log: { info() {}, warn() {} }, fixedAddress: url },
    ...{ check: () => [], rewrite: rewriteImage },
    openClient: () => wordPressClient({ url, outbound, breakers: createBreakers(() => 0) }),
  };
  const reader = foreignReader(url);
  const ids = async () => new Set((await reader.read(db))?.entries.map(({ id }) => id));
  expect(await syncSource(services, { reason: 'clock' })).toBe('done');
  const first = await ids();
  expect(first.size).toBe(SEEDED.posts);
  expect(await db.$count(foreignCategories)).toBeGreaterThanOrEqual(SEEDED.categories);
  expect((await reader.read(db))?.pictures.size).toBeGreaterThan(0);
  expect(await db.$count(foreignPictures)).toBeGreaterThan(0);

  const [trashed = 0, changed = 0, locked = 0] = [...first];
  await php(`wp_trash_post(${trashed});`);
  await php(`wp_update_post(['ID' => ${changed}, 'post_title' => 'Outro &amp; melhor']);`);
  await php(`wp_update_post(['ID' => ${locked}, 'post_password' => 'segredo']);`);
  expect(await syncSource(services, { reason: 'clock' })).toBe('done');
  const second = await ids();
  expect([second.has(trashed), second.has(locked), second.has(changed)]).toEqual([
    false,
    false,
    true,
  ]);
  const texts = await reader.read(db);
  expect(texts?.entries.find(({ id }) => id === changed)?.title).toBe('Outro & melhor');

  await php(`wp_untrash_post(${trashed}); wp_publish_post(${trashed});`);
  expect(await syncSource(services, { reason: 'notice' })).toBe('done');
  expect((await ids()).has(trashed)).toBe(true);
  const runs = await db.select().from(foreignRuns).orderBy(foreignRuns.id);
  expect(runs.map(({ isFull }) => isFull)).toEqual([true, expect.any(Boolean), true]);
});
