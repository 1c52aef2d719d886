import { afterEach, expect, test } from 'vitest';
import { publishContent } from '#app/features/content/write-content.server.ts';
import { fillSearch } from '#app/features/search/search.server.ts';
import { problemLine } from '#app/platform/text/content-problem.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import { listenForChangedPages } from '#server/pages/page-invalidation.ts';
import { storePage } from '#server/pages/stored-page.ts';
import { stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR, stillContents, testContents } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { type ContentStore, openContentStore } from './content-store.server.ts';
import { siteDocuments } from './search-documents.ts';
import { localesOfPage } from './site-pages.ts';

const database = await testDatabase();
const { db, pool, url } = database;
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const KEY = { kind: 'posts', locale: 'pt-BR', slug: 'catarata-sinais' } as const;
const FILE = stillContents.files.get('pt-BR/posts/catarata-sinais.md') ?? '';
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** One instance of the app: its content store, its page cache and its change listener. */
async function instance(fills: boolean[] = []) {
  const pages = createPageCache();
  const live = await openContentStore({
    db,
    clock: stillClock(),
    log: silent,
    contentDir: CONTENT_DIR,
    readRecord: async () => ({ record: serraClaraRecord, stamp: '' }),
    clinicFile: serraClaraRecord,
    first: testContents,
    onTaken: async (contents) => {
      fills.push(await fillSearch(db, siteDocuments(contents, '2026-11-21')));
    },
  });
  let changes = 0;
  let following = Promise.resolve();
  const onChange = () => {
    following = following.then(async () => {
      await live.refresh();
      pages.clear();
      changes += 1;
    });
  };
  const { stop } = listenForChangedPages({ databaseUrl: url, log: silent, onChange });
  // What it has begun to read it reads before the database is gone.
  stops.push(() => stop().then(() => following));
  const keep = async () => {
    const page = await storePage('<p>old</p>', {});
    await pages.fill('/blog', async () => ({ kind: 'shared', page }));
  };
  return { live, pages, keep, changes: () => changes };
}

const titleOf = (live: ContentStore) =>
  live.now()['pt-BR'].editorial.posts.find(({ slug }) => slug === KEY.slug)?.title;

async function publisher() {
  const app = await staffAppServices(database);
  const { id: by } = await aStaffMember(app, { role: 'editor' });
  return (title: string, version = 0) =>
    publishContent(app, { ...KEY, version, by }, { source: titled(title) });
}

const titled = (title: string) => FILE.replace(/^title: .*$/m, `title: ${title}`);

test('two instances show what was published on a third, forget their pages, and the search is filled once', async () => {
  const fills: boolean[] = [];
  const [one, two] = [await instance(fills), await instance(fills)];
  const publish = await publisher();
  // A new connection counts as a change, after which both are listening.
  await expect.poll(() => [one.changes(), two.changes()]).toEqual([1, 1]);
  expect(await heard()).toHaveLength(2);
  await Promise.all([one.keep(), two.keep()]);
  expect(one.pages.get('/blog') && two.pages.get('/blog')).toBeDefined();
  expect((await publish('Para todos')).ok).toBe(true);
  await expect
    .poll(() => [titleOf(one.live), titleOf(two.live)])
    .toEqual(['Para todos', 'Para todos']);
  await expect
    .poll(() => [one.pages.get('/blog'), two.pages.get('/blog')])
    .toEqual([undefined, undefined]);
  await expect.poll(() => [...fills].sort()).toEqual([false, true]);
});

/** Sessions that listen. */
async function heard() {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where application_name like 'clareia:pages:%'
     and datname = current_database() and query ilike 'listen%'`,
  );
  return rows;
}

test('a text with faults stays as it was shown, and says why; mended it is taken', async () => {
  const { live, changes } = await instance();
  const publish = await publisher();
  // What it hears of by itself comes before what is asked of it below.
  await expect.poll(changes).toBe(1);
  await publish('Boa');
  await expect.poll(changes).toBe(2);
  expect(await live.refresh()).not.toBe('faulty');
  expect(titleOf(live)).toBe('Boa');
  // Written directly, bypassing all checks, as by an older release.
  await pool.query(`insert into content_revisions (document_id, number, source, written_at)
    values (1, 3, 'broken', now())`);
  await pool.query('update content_documents set published_revision = 3, latest_revision = 3');
  expect(await live.refresh()).toBe('faulty');
  expect(titleOf(live)).toBe('Boa');
  expect(live.problems().map(problemLine)).toEqual([
    '- pt-BR/posts/catarata-sinais.md: has no front matter between two lines of ---',
  ]);
  await pool.query('update content_documents set published_revision = 2');
  expect(await live.refresh()).toBe('taken');
  expect(titleOf(live)).toBe('Boa');
  expect(live.problems()).toEqual([]);
});

test('a database in which nobody has written changes nothing', async () => {
  const { live } = await instance();
  expect(await live.refresh()).toBe('unchanged');
  expect(live.now()).toBe(testContents);
});

test('a text that one language alone has is not looked for in the other', () => {
  const { editorial } = testContents['pt-BR'];
  const posts = editorial.posts.filter(({ slug }) => slug !== KEY.slug);
  const contents = {
    ...testContents,
    'en-US': { ...testContents['pt-BR'], editorial: { ...editorial, posts } },
  };
  expect(localesOfPage(contents, `/blog/${KEY.slug}`)).toEqual(['pt-BR']);
  expect(localesOfPage(contents, '/blog/olho-seco-e-telas')).toEqual(['pt-BR', 'en-US']);
  expect(localesOfPage(contents, '/en-us/blog')).toEqual(['pt-BR', 'en-US']);
  expect(localesOfPage(contents, '/blog/nunca-escrito')).toEqual(['pt-BR', 'en-US']);
});
