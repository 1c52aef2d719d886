import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { foreignReader } from '#app/features/cms/read-foreign.server.ts';
import { syncSource } from '#app/features/cms/sync-source.server.ts';
import { publishContent } from '#app/features/content/write-content.server.ts';
import { refuse } from '#app/platform/result.ts';
import { Prose } from '#app/ui/prose/prose.tsx';
import { stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR, stillContents, testContents } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { aForeignCms, aForeignEntry, CMS_ADDRESS } from '#tests/foreign-cms.ts';
import { HOSTILE_TEXTS } from '#tests/hostile-texts.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { openContentStore } from './content-store.server.ts';
import { effectiveRecordReader } from './effective-record.server.ts';

const database = await testDatabase();
const { db } = database;
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const SLUG = 'catarata-sinais';
const FILE = stillContents.files.get(`pt-BR/posts/${SLUG}.md`) ?? '';

/** The store of a site that reads a source, and one reading of it. */
async function site(cms: ReturnType<typeof aForeignCms>) {
  const clock = stillClock();
  const store = await openContentStore({
    ...{ db, clock, log: silent, contentDir: CONTENT_DIR, first: testContents },
    ...{
      clinicFile: serraClaraRecord,
      readRecord: effectiveRecordReader(serraClaraRecord),
      foreign: foreignReader(CMS_ADDRESS),
    },
  });
  const read = () =>
    syncSource(
      {
        ...{ db, clock, log: silent, openClient: cms.open, fixedAddress: CMS_ADDRESS },
        ...{ check: () => [], rewrite: async () => refuse('broken') },
      },
      { reason: 'clock' },
    );
  const posts = () => store.now()['pt-BR'].editorial.posts;
  return { store, read, posts, clock };
}

test('an article that is published while another of its address is read is the one that the site shows', async () => {
  const cms = aForeignCms([aForeignEntry(1), aForeignEntry(2, { slug: SLUG, title: 'De fora' })]);
  const { store, read, posts } = await site(cms);
  const app = await staffAppServices(database);
  const { id: by } = await aStaffMember(app, { role: 'editor' });
  const key = { kind: 'posts', locale: 'pt-BR', slug: SLUG } as const;
  const source = FILE.replace(/^title: .*$/m, 'title: Daqui');
  const [outcome, published] = await Promise.all([
    read(),
    publishContent(app, { ...key, version: 0, by }, { source }),
  ]);
  expect([outcome, published.ok]).toEqual(['done', true]);
  expect(await store.refresh()).toBe('taken');
  expect(posts().filter(({ slug }) => slug === SLUG)).toMatchObject([{ title: 'Daqui' }]);
  expect(posts().map(({ slug }) => slug)).toContain('texto-1');
});

test('the site takes what a run has changed and nothing else, and a run that changes nothing is not heard of', async () => {
  const cms = aForeignCms([aForeignEntry(1)]);
  const { store, read, posts } = await site(cms);
  await read();
  expect(await store.refresh()).toBe('taken');
  await read();
  expect(await store.refresh()).toBe('unchanged');
  cms.failure = { refusal: 'timeout' };
  await read();
  expect(await store.refresh()).toBe('unchanged');
  expect(posts().map(({ slug }) => slug)).toContain('texto-1');
});

test('an entry that an older release stored otherwise is left out, and the others stay', async () => {
  const cms = aForeignCms([aForeignEntry(1), aForeignEntry(2)]);
  const { store, read, posts } = await site(cms);
  await read();
  await database.pool.query(
    `update foreign_entries set entry = '{"title": 5}' where source_id = 2`,
  );
  await store.refresh();
  expect(posts().map(({ slug }) => slug)).toContain('texto-1');
  expect(posts().map(({ slug }) => slug)).not.toContain('texto-2');
});

test('hostile words of a source are words on the page', async () => {
  const entries = HOSTILE_TEXTS.map((text, at) =>
    aForeignEntry(at + 1, {
      title: text,
      blocks: [
        { kind: 'heading', text },
        { kind: 'paragraph', spans: [{ text, isStrong: true, href: text }] },
        { kind: 'list', isOrdered: false, items: [[{ text, isStrong: false }]] },
      ],
    }),
  );
  const { store, read, posts } = await site(aForeignCms(entries));
  await read();
  await store.refresh();
  const foreign = posts().filter(({ reviewedOn }) => reviewedOn === null);
  expect(foreign).toHaveLength(HOSTILE_TEXTS.length);
  for (const { body } of foreign) {
    const html = renderToStaticMarkup(createElement(Prose, { blocks: body }));
    expect(html).not.toMatch(
      /<(?:script|img|svg|iframe|style|base|form|object|embed|link|meta)\b/i,
    );
    expect(html).not.toMatch(/href="(?!https?:|mailto:|tel:|\/)/i);
    expect(html).not.toMatch(/<[^>]+\son\w+=/i);
  }
});
