import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import {
  foreignEntries,
  foreignPictureFiles,
  foreignPictures,
  foreignRuns,
  foreignSource,
} from '#app/db/foreign-schema.ts';
import { rewriteImage } from '#app/features/images/rewrite-image.server.ts';
import { anImage } from '#app/features/images/test-images.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aForeignCms, aForeignEntry, CMS_ADDRESS } from '#tests/foreign-cms.ts';
import { aStaffMember } from '#tests/staff.ts';
import type { CmsFailure } from './foreign-entry.ts';
import { foreignReader } from './read-foreign.server.ts';
import { type SyncServices, syncSource } from './sync-source.server.ts';

const database = await testDatabase();
const { db } = database;
const HOUR_MS = 3_600_000;
const silent = { info() {}, warn() {} };

const POSTS = Array.from({ length: 45 }, (_, index) => aForeignEntry(index + 1));

function servicesOf(cms: ReturnType<typeof aForeignCms>, clock = stillClock()) {
  const services: SyncServices = {
    db,
    clock,
    log: silent,
    openClient: cms.open,
    rewrite: rewriteImage,
    check: () => [],
    fixedAddress: CMS_ADDRESS,
  };
  return { ...services, clock };
}

/** What the site would show now. */
async function shown() {
  const texts = await foreignReader(CMS_ADDRESS).read(db);
  return texts?.entries.map(({ id }) => id) ?? [];
}
const state = async () => (await db.select().from(foreignSource))[0];
const later = (clock: ReturnType<typeof stillClock>, ms: number) =>
  clock.set(new Date(clock.now().getTime() + ms));

test('a source is read whole, then only what has changed, and what left it leaves the site', async () => {
  const cms = aForeignCms(POSTS);
  const services = servicesOf(cms);
  expect(await syncSource(services, { reason: 'clock' })).toBe('done');
  expect(await shown()).toHaveLength(45);
  expect(await state()).toMatchObject({
    siteName: 'Blog da Clínica',
    address: CMS_ADDRESS,
    failure: null,
  });

  cms.calls.length = 0;
  later(services.clock, 10 * 60_000);
  const changed = { title: 'Outro título', modifiedAt: '2026-09-01T10:00:00.000Z' };
  cms.entries = cms.entries
    .filter(({ id }) => id !== 7)
    .map((entry) => (entry.id === 3 ? aForeignEntry(3, changed) : entry));
  expect(await syncSource(services, { reason: 'clock' })).toBe('done');
  expect(cms.calls).toEqual(['routes', 'categories', 'ids post', 'entries post 1 changed']);
  expect(await shown()).not.toContain(7);
  expect(await shown()).toHaveLength(44);
  const texts = await foreignReader(CMS_ADDRESS).read(db);
  expect(texts?.entries.find(({ id }) => id === 3)?.title).toBe('Outro título');
  const runs = await db.select().from(foreignRuns).orderBy(foreignRuns.id);
  expect(runs).toMatchObject([
    { isFull: true, outcome: 'done', seen: 45, changed: 45, gone: 0 },
    { isFull: false, outcome: 'done', seen: 2, changed: 1, gone: 1 },
  ]);
});

test('a text that comes back, or was published with an old date, is found without its date having changed', async () => {
  const cms = aForeignCms(POSTS.slice(0, 5));
  const services = servicesOf(cms);
  await syncSource(services, { reason: 'clock' });
  cms.entries = POSTS.slice(1, 5);
  await syncSource(services, { reason: 'clock' });
  expect(await shown()).not.toContain(1);
  cms.entries = [
    ...POSTS.slice(0, 5),
    aForeignEntry(90, { modifiedAt: '2020-01-01T00:00:00.000Z' }),
  ];
  await syncSource(services, { reason: 'clock' });
  expect(await shown()).toEqual(expect.arrayContaining([1, 90]));
});

const FAILURES: readonly [string, CmsFailure][] = [
  ['down', { refusal: 'unreachable' }],
  ['slow', { refusal: 'timeout' }],
  ['a fault of its own', { refusal: 'status', status: 500 }],
  ['garbage', { refusal: 'not-json' }],
  ['two hundred megabytes', { refusal: 'too-large' }],
  ['HTML as JSON', { refusal: 'unexpected-shape' }],
  ['an expired certificate', { refusal: 'certificate' }],
  ['resting', { refusal: 'resting' }],
];

test.each(FAILURES)(
  '%s: the last good copy stays, with its age, and the next success ends it',
  async (_what, failure) => {
    const cms = aForeignCms(POSTS);
    const services = servicesOf(cms);
    await syncSource(services, { reason: 'clock' });
    const goodAt = services.clock.now();
    const stamp = await foreignReader(CMS_ADDRESS).stamp(db);
    cms.entries = [aForeignEntry(200)];
    // From the third page on: what was read before it counts for nothing.
    cms.pageSize = 20;
    cms.before = async (call) => {
      if (call.startsWith('entries')) cms.failure = failure;
    };
    later(services.clock, HOUR_MS);
    expect(await syncSource(services, { reason: 'staff' })).toBe(failure.refusal);
    const since = services.clock.now();
    later(services.clock, HOUR_MS);
    expect(await syncSource(services, { reason: 'clock' })).toBe(failure.refusal);
    expect(await shown()).toHaveLength(45);
    expect(await foreignReader(CMS_ADDRESS).stamp(db)).toBe(stamp);
    expect(await state()).toMatchObject({
      goodAt,
      failingSince: since,
      failure: failure.refusal,
      failureStatus: failure.status ?? null,
    });
    cms.before = async () => undefined;
    cms.failure = undefined;
    expect(await syncSource(services, { reason: 'clock' })).toBe('done');
    expect(await shown()).toEqual([200]);
    expect(await state()).toMatchObject({ failingSince: null, failure: null });
  },
);

test('a failure at a later page leaves everything as it was', async () => {
  const cms = aForeignCms(POSTS.slice(0, 2));
  const services = servicesOf(cms);
  await syncSource(services, { reason: 'clock' });
  cms.entries = [...POSTS];
  cms.before = async (call) => {
    if (call === 'entries post 3') cms.failure = { refusal: 'broken' };
  };
  expect(await syncSource(services, { reason: 'staff' })).toBe('broken');
  expect(await shown()).toHaveLength(2);
});

test('a source with more text than a process can keep is refused whole', async () => {
  const cms = aForeignCms(POSTS.slice(0, 2));
  const services = servicesOf(cms);
  await syncSource(services, { reason: 'clock' });
  const long = 'longo '.repeat(100_000);
  const blocks = [{ kind: 'heading' as const, text: long }];
  cms.entries = POSTS.map((entry) => ({ ...entry, blocks }));
  expect(await syncSource(services, { reason: 'staff' })).toBe('too-large');
  expect(await shown()).toHaveLength(2);
});

test('a source that suddenly has nothing is taken for a fault until staff say otherwise', async () => {
  const cms = aForeignCms(POSTS);
  const services = servicesOf(cms);
  await syncSource(services, { reason: 'clock' });
  cms.entries = [];
  expect(await syncSource(services, { reason: 'clock' })).toBe('emptied');
  expect(await shown()).toHaveLength(45);
  expect(await state()).toMatchObject({ failure: 'emptied' });
  await db.update(foreignSource).set({ acceptsEmpty: true });
  expect(await syncSource(services, { reason: 'staff' })).toBe('done');
  expect(await shown()).toEqual([]);
  expect(await state()).toMatchObject({ failure: null, acceptsEmpty: false });
});

test('two processes at once make one run', async () => {
  const cms = aForeignCms(POSTS);
  const services = servicesOf(cms);
  let letGo = () => {};
  const others = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  cms.before = () => others;
  let busy = 0;
  const runs = Array.from({ length: 6 }, async () => {
    const outcome = await syncSource(services, { reason: 'clock' });
    busy += outcome === 'busy' ? 1 : 0;
    // The one that has the turn waits until all others have gone away.
    if (busy === 5) letGo();
    return outcome;
  });
  const outcomes = await Promise.all(runs);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(await db.$count(foreignRuns)).toBe(1);
});

test('a run that was killed leaves nothing half, and one that comes back late may not write', async () => {
  const cms = aForeignCms(POSTS);
  const services = servicesOf(cms);
  let goOn = () => {};
  let arrived = () => {};
  const isStuck = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  cms.before = async (call) => {
    if (call !== 'entries post 2') return;
    arrived();
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
  };
  const stuck = syncSource(services, { reason: 'clock' });
  await isStuck;
  expect(await shown()).toEqual([]);
  expect(await syncSource(services, { reason: 'staff' })).toBe('busy');
  // Nothing was heard of it for longer than any step takes.
  later(services.clock, 4 * 60_000);
  cms.before = async () => undefined;
  cms.entries = [...POSTS.slice(0, 3)];
  expect(await syncSource(services, { reason: 'clock' })).toBe('done');
  goOn();
  expect(await stuck).toBe('stopped');
  expect(await shown()).toHaveLength(3);
  const runs = await db.select().from(foreignRuns).orderBy(foreignRuns.id);
  expect(runs.map(({ outcome }) => outcome)).toEqual(['stopped', 'done']);
});

test('another address shows the old texts until it was read whole, and then only its own', async () => {
  const cms = aForeignCms(POSTS.slice(0, 4));
  const services = servicesOf(cms);
  await syncSource(services, { reason: 'clock' });
  const moved = { ...services, fixedAddress: 'https://novo.example.com' };
  const reader = foreignReader(moved.fixedAddress);
  cms.entries = POSTS.slice(10, 12);
  cms.failure = { refusal: 'timeout' };
  expect(await syncSource(moved, { reason: 'staff' })).toBe('timeout');
  expect((await reader.read(db))?.entries).toHaveLength(4);
  cms.failure = undefined;
  expect(await syncSource(moved, { reason: 'clock' })).toBe('done');
  expect((await reader.read(db))?.entries.map(({ id }) => id)).toEqual([12, 11]);
  expect(await db.$count(foreignEntries)).toBe(2);
});

test('switched off, nothing is asked and nothing is shown', async () => {
  const cms = aForeignCms(POSTS);
  const services = servicesOf(cms);
  await syncSource(services, { reason: 'clock' });
  const { id: by } = await aStaffMember(services, { role: 'administrator' });
  const value = { isOn: false, address: null, showsOwn: true, showsPages: false, secretNumber: 0 };
  const changedAt = services.clock.now();
  await db
    .insert(clinicSettings)
    .values({ subject: 'cms', value, version: 1, changedAt, changedBy: by });
  cms.calls.length = 0;
  expect(await syncSource(services, { reason: 'clock' })).toBe('off');
  expect(cms.calls).toEqual([]);
  expect(await shown()).toEqual([]);
  expect(await foreignReader(CMS_ADDRESS).stamp(db)).toBe('');
});

test('pictures are written anew; one that fails is tried again, later each time, and its text does not wait', async () => {
  const [good, bad] = [`${CMS_ADDRESS}/olho.jpg`, `${CMS_ADDRESS}/quebrada.jpg`];
  const cms = aForeignCms([
    aForeignEntry(1, { cover: { kind: 'foreign-image', src: good, alt: 'Um olho' } }),
    aForeignEntry(2, { blocks: [{ kind: 'foreign-image', src: bad, alt: 'Outro' }] }),
  ]);
  cms.pictures.set(good, await anImage());
  cms.pictures.set(bad, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'));
  const services = servicesOf(cms);
  expect(await syncSource(services, { reason: 'clock' })).toBe('done');
  expect(await shown()).toEqual([2, 1]);
  const [kept, failed] = await db.select().from(foreignPictures).orderBy(foreignPictures.src);
  expect(kept).toMatchObject({
    src: good,
    failure: null,
    name: expect.stringMatching(/^[a-z0-9]{12}-\d+x\d+$/),
  });
  expect(failed).toMatchObject({ src: bad, failure: 'svg', tries: 1, name: null });
  expect(await db.$count(foreignPictureFiles)).toBeGreaterThan(0);
  cms.calls.length = 0;
  await syncSource(services, { reason: 'clock' });
  expect(cms.calls.filter((call) => call.startsWith('image'))).toEqual([]);
  later(services.clock, HOUR_MS);
  await syncSource(services, { reason: 'clock' });
  expect(cms.calls.filter((call) => call.startsWith('image'))).toEqual([`image ${bad}`]);
  const texts = await foreignReader(CMS_ADDRESS).read(db);
  expect([...(texts?.pictures.keys() ?? [])]).toEqual([good]);
  // What no text shows any more is forgotten with the next whole reading.
  cms.entries = cms.entries.filter(({ id }) => id === 1);
  await syncSource(services, { reason: 'staff' });
  await db.delete(foreignEntries).where(isNotNull(foreignEntries.goneAt));
  await syncSource(services, { reason: 'staff' });
  expect((await db.select().from(foreignPictures)).map(({ src }) => src)).toEqual([good]);
});
