import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { contentDocuments } from '#app/db/content-schema.ts';
import { importEntries } from '#app/db/imports-schema.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { exportFile, exportItem } from '#app/features/cms/import/test-export.ts';
import { foreignReader } from '#app/features/cms/read-foreign.server.ts';
import { syncSource } from '#app/features/cms/sync-source.server.ts';
import { changeSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { readEntry } from '#app/features/content/read-entry.server.ts';
import { publishContent, saveContent } from '#app/features/content/write-content.server.ts';
import { refuse } from '#app/platform/result.ts';
import { articleCategories } from '#app/site-content/category-uses.server.ts';
import { publishImport, undoImport } from '#app/site-content/import-change.server.ts';
import { workOnImport } from '#app/site-content/import-job.server.ts';
import { findImport } from '#app/site-content/import-services.server.ts';
import { databaseOn } from '#server/database.ts';
import { serraClaraRecord } from './clinics/serra-clara.ts';
import { quietPool, testDatabase } from './database.ts';
import { aForeignCms, aForeignEntry, CMS_ADDRESS } from './foreign-cms.ts';
import { answer, bring, importWork, readImport } from './imports.ts';
import { meetingOn } from './overlap.ts';
import { aStaffMember, staffAppServices } from './staff.ts';

// Texts of another content system, imports and staff, on one text or one source. docs/guides/overlapping-changes.md.

const database = await testDatabase();
const pool = quietPool(database.url, 10);
const db = databaseOn(pool);
const app = await staffAppServices({ ...database, db });
const work = importWork(app);
afterAll(() => pool.end());
const { overlap } = meetingOn(pool);

const PATH = { kind: 'posts', locale: 'pt-BR', slug: 'texto-1' } as const;
let by = 0;
beforeEach(async () => {
  by = (await aStaffMember(app, { role: 'administrator', name: 'Lia Prado' })).id;
  await app.contentStore.refresh();
});

const FILE = exportFile([exportItem()]);
const outcomes = async (id: number) =>
  (
    await db
      .select({ outcome: importEntries.outcome })
      .from(importEntries)
      .where(eq(importEntries.importId, id))
      .orderBy(asc(importEntries.position))
  ).map(({ outcome }) => outcome);

/** An import that was answered, and writes when it is worked on. */
async function answered(file = FILE): Promise<number> {
  const id = await readImport(app, work, { file, by });
  await answer(app, { id, by });
  return id;
}

async function snapshot() {
  const entry = await readEntry(app, PATH);
  return { seen: { ...PATH, version: entry?.version ?? -1, by }, source: entry?.source ?? '' };
}

const AFTER = exportFile([exportItem({ title: 'Outro' })]);

test('an import that would renew a text which staff are saving waits, and keeps theirs', async () => {
  await bring(app, work, { file: FILE, by });
  const importId = await answered(AFTER);
  const { seen, source } = await snapshot();
  const save = () => saveContent(app, seen, { source: `${source}\nMeu.` });
  expect(await overlap([save, () => workOnImport(work, { importId })])).toMatchObject({
    met: true,
    outcomes: ['done', 'writing'],
  });
  expect(await outcomes(importId)).toEqual(['kept']);
  expect((await snapshot()).source).toContain('Meu.');
});

test.each([
  ['save', saveContent],
  ['publish', publishContent],
] as const)(
  'staff who %s a text that an import is renewing wait, and are told that it has changed',
  async (_, change) => {
    await bring(app, work, { file: FILE, by });
    const importId = await answered(AFTER);
    const { seen, source } = await snapshot();
    const theirs = () => change(app, seen, { source: `${source}\nMeu.` });
    // What an import writes last of a text, while it holds it.
    const met = await overlap([() => workOnImport(work, { importId }), theirs], 'old_addresses');
    expect(met).toMatchObject({ met: true, outcomes: ['writing', 'changed'] });
    expect(await outcomes(importId)).toEqual(['renewed']);
  },
);

const READY = exportFile([1, 2].map((id) => exportItem({ id })));

/** An import whose drafts wait to be published together. */
async function publishing(): Promise<number> {
  const id = await bring(app, work, { file: READY, by });
  const { version = -1 } = (await findImport(db, id)) ?? {};
  await publishImport(app, { id, version, by });
  return id;
}
const isPublic = async () => {
  await app.contentStore.refresh();
  const slugs = app.contents['pt-BR'].editorial.posts.map(({ slug }) => slug);
  return ['texto-1', 'texto-2'].map((slug) => slugs.includes(slug));
};

test('an import publishes its drafts while staff save one: that one stays a draft', async () => {
  const importId = await publishing();
  const { seen, source } = await snapshot();
  const save = () => saveContent(app, seen, { source: `${source}\nMeu.` });
  expect(await overlap([save, () => workOnImport(work, { importId })])).toEqual({
    met: true,
    outcomes: ['done', 'publishing'],
  });
  expect(await isPublic()).toEqual([false, true]);
});

test('staff publish one of the drafts that an import is publishing: they wait, and are told that it has changed', async () => {
  const importId = await publishing();
  const { seen, source } = await snapshot();
  const publish = () => publishContent(app, seen, { source: `${source}\nMeu.` });
  expect(await overlap([() => workOnImport(work, { importId }), publish])).toEqual({
    met: true,
    outcomes: ['publishing', 'changed'],
  });
  expect(await isPublic()).toEqual([true, true]);
  expect((await snapshot()).source).not.toContain('Meu.');
});

test('two imports of one site: the second waits for each text, and brings none twice', async () => {
  const [one, two] = [await answered(READY), await answered(READY)];
  const run = (importId: number) => () => workOnImport(work, { importId });
  expect(await overlap([run(one), run(two)], 'old_addresses')).toEqual({
    met: true,
    outcomes: ['writing', 'writing'],
  });
  const all = [...(await outcomes(one)), ...(await outcomes(two))].toSorted();
  expect(all).toEqual(['new', 'new', 'same', 'same']);
});

test('an undo while another import of the site writes: what that one has brought stays', async () => {
  const one = await bring(app, work, { file: READY, by });
  const two = await answered(exportFile([1, 2].map((id) => exportItem({ id, title: 'Outro' }))));
  const { version = -1 } = (await findImport(db, one)) ?? {};
  const undo = () => undoImport(app, { id: one, version, by });
  const writes = () => workOnImport(work, { importId: two });
  expect(await overlap([writes, undo], 'old_addresses')).toMatchObject({ met: true });
  expect(await outcomes(two)).toEqual(['renewed', 'renewed']);
  const states = await db.select().from(contentDocuments);
  // The undo came between the two texts, or after both: the second one is brought back.
  expect(states.map(({ isWithdrawn }) => isWithdrawn)).toEqual([false, false]);
});

const POSTS = [1, 2].map((id) => aForeignEntry(id));
const cms = aForeignCms(POSTS);
const sync = () =>
  syncSource(
    {
      ...{ db, clock: app.clock, log: app.log, fixedAddress: undefined, check: () => [] },
      ...{ openClient: cms.open, rewrite: async () => refuse('broken') },
    },
    { reason: 'staff' },
  );
const settle = (changes: { isOn?: boolean; address?: string }, seenVersion: number) => {
  const value = {
    ...{ isOn: true, address: CMS_ADDRESS, showsOwn: true, showsPages: false, secretNumber: 0 },
    ...changes,
  };
  return changeSetting(app, 'cms', { value, seenVersion, by });
};
/** What a run writes last of its texts, while it has its turn. */
const KEPT = 'foreign_categories';

test('a text is published while another system is read: neither waits for the other', async () => {
  await settle({}, 0);
  await bring(app, work, { file: FILE, by });
  const { seen, source } = await snapshot();
  const publish = () => publishContent(app, seen, { source });
  expect(await overlap([sync, publish], KEPT)).toEqual({ met: false, outcomes: ['done', 'done'] });
  expect((await isPublic())[0]).toBe(true);
  // The other way round.
  const again = await snapshot();
  const republish = () => publishContent(app, again.seen, { source: `${source}\nMeu.` });
  expect(await overlap([republish, sync])).toEqual({ met: false, outcomes: ['done', 'done'] });
});

test.each([
  ['switch it off', { isOn: false }, 'off', null],
  ['choose another', { address: 'https://outro.example.com' }, 'done', 'https://outro.example.com'],
] as const)(
  'staff %s while a system is read: they do not wait, and the next run does as they say',
  async (_, change, next, address) => {
    await settle({}, 0);
    const changing = () => settle(change, 1);
    expect(await overlap([sync, changing], KEPT)).toEqual({
      met: false,
      outcomes: ['done', 'done'],
    });
    const reader = foreignReader(undefined);
    // The copy of before is shown until the other system has been read whole; switched off, it is not.
    expect((await reader.read(db))?.address ?? null).toBe(address === null ? null : CMS_ADDRESS);
    expect(await sync()).toBe(next);
    expect((await reader.read(db))?.address ?? null).toBe(address);
  },
);

test('two runs at once: the second is told that one is under way', async () => {
  await settle({}, 0);
  expect(await overlap([sync, sync], KEPT)).toEqual({ met: false, outcomes: ['done', 'busy'] });
});

const RECORD = { clinicFile: serraClaraRecord, articles: articleCategories(app.contentStore) };
const OWN = { slug: 'sol-e-mar', label: 'Sol e mar' };

/** Somebody takes the category away that another gives an article. */
async function aboutOwnCategory() {
  const services = { db, clock: app.clock, ...RECORD };
  const categories = [...serraClaraRecord.postCategories, OWN];
  const made = await changeRecord(services, {
    changes: { postCategories: categories },
    ...{ seenVersion: (await readCurrentRecord(db, serraClaraRecord)).version, by },
  });
  if (!made.ok) throw new Error('no category was made');
  await app.contentStore.refresh();
  const key = { kind: 'posts', locale: 'pt-BR', slug: 'catarata-sinais' } as const;
  const { version = 0, source = '' } = (await readEntry(app, key)) ?? {};
  const about = source.replace(/^category: .*$/m, 'category: sol-e-mar');
  return {
    publish: () => publishContent(app, { ...key, version, by }, { source: about }),
    drop: () =>
      changeRecord(services, {
        changes: { postCategories: serraClaraRecord.postCategories },
        ...{ seenVersion: made.value.version, by },
      }),
    last: async () => (await readCurrentRecord(db, serraClaraRecord)).record.postCategories?.at(-1),
  };
}

test('an article gets a category that is taken away: taking away waits, and archives it', async () => {
  const { publish, drop, last } = await aboutOwnCategory();
  expect(await overlap([publish, drop])).toEqual({ met: true, outcomes: ['done', 'done'] });
  expect(await last()).toMatchObject({ slug: 'sol-e-mar', isArchived: true });
  await app.contentStore.refresh();
  expect(app.contentStore.problems()).toEqual([]);
});

test('a category is taken away while an article gets it: publishing waits, and is refused', async () => {
  await pool.query(
    "update content_documents set published_revision = 1 where slug = 'catarata-sinais'",
  );
  const { publish, drop, last } = await aboutOwnCategory();
  expect(await overlap([drop, publish])).toEqual({ met: true, outcomes: ['done', 'faulty'] });
  expect(await last()).not.toMatchObject({ slug: 'sol-e-mar' });
});
