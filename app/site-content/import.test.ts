import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import { importEntries, imports, oldAddresses } from '#app/db/imports-schema.ts';
import { images } from '#app/db/media-schema.ts';
import { exportFile, exportItem, OLD_SITE } from '#app/features/cms/import/test-export.ts';
import { readEntry } from '#app/features/content/read-entry.server.ts';
import { publishContent, saveContent } from '#app/features/content/write-content.server.ts';
import { anImage } from '#app/features/images/test-images.ts';
import { readParts } from '#app/platform/text/markdown-files.server.ts';
import { readTextBlocks } from '#app/platform/text/read-text-blocks.ts';
import { testDatabase } from '#tests/database.ts';
import { HOSTILE_TEXTS } from '#tests/hostile-texts.ts';
import { answer, bring, importWork, pictureSource, readImport } from '#tests/imports.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { publishImport, undoImport } from './import-change.server.ts';
import { workOnImport } from './import-job.server.ts';
import { findImport } from './import-services.server.ts';

const database = await testDatabase();
const { db } = database;
const app = await staffAppServices(database);
const work = importWork(app);
let by = 0;

beforeEach(async () => {
  by = (await aStaffMember(app, { role: 'editor', name: 'Lia Prado' })).id;
  await app.contentStore.refresh();
});

const PATH = { kind: 'posts', locale: 'pt-BR' } as const;
const drafts = () => db.select().from(contentDocuments).orderBy(asc(contentDocuments.id));
const outcomes = async (id: number) =>
  (
    await db
      .select({ outcome: importEntries.outcome })
      .from(importEntries)
      .where(eq(importEntries.importId, id))
      .orderBy(asc(importEntries.position))
  ).map(({ outcome }) => outcome);
const partsAt = async (slug: string) =>
  readParts((await readEntry(app, { ...PATH, slug }))?.source ?? '');
const targetOf = (path: string) => app.contents['pt-BR'].oldAddresses.get(path);

async function publish(id: number) {
  const { version = -1 } = (await findImport(db, id)) ?? {};
  expect(await publishImport(app, { id, version, by })).toEqual({ ok: true, value: 'done' });
  await workOnImport(work, { importId: id });
  await app.contentStore.refresh();
}

test('texts become drafts with all that is known; nothing is public before somebody publishes it', async () => {
  const file = exportFile([
    exportItem({
      id: 12,
      name: 'olho-que-arde',
      title: 'Olho seco e telas',
      content: `<h2>Por quê</h2><p>Piscamos <strong>menos</strong>. Leia <a href="${OLD_SITE}/2023/05/lentes/">sobre lentes</a> e a <a href="https://sbo.example.org/olho">sociedade</a>.</p><h2>Por quê</h2><p>Fim.</p>`,
    }),
    exportItem({ id: 13, name: 'lentes', title: 'Lentes de contato' }),
  ]);
  const id = await bring(app, work, { file, by });
  expect(await outcomes(id)).toEqual(['new', 'new']);
  const { front, body } = await partsAt('olho-que-arde');
  expect(front).toMatchObject({
    title: 'Olho seco e telas',
    category: 'treatments',
    publishedOn: '2023-05-17',
    author: 'helena-prado-vilela',
    reviewedOn: '2026-11-20',
    tags: ['olho seco'],
    sources: [
      `Publicado antes em ${OLD_SITE}/2023/05/olho-que-arde/`,
      'sociedade: https://sbo.example.org/olho',
    ],
  });
  expect(body.trim()).toBe(
    '## Por quê\n\nPiscamos **menos**. Leia [sobre lentes](/blog/lentes) e a sociedade.\n\n### Por quê\n\nFim.',
  );
  await app.contentStore.refresh();
  expect(app.contents['pt-BR'].editorial.posts.map(({ slug }) => slug)).not.toContain('lentes');
  expect(targetOf('/2023/05/lentes')).toBeUndefined();
});

test('drafts that lack nothing are published together; their old addresses lead to them, and no other', async () => {
  const file = exportFile([
    exportItem({ id: 12, name: 'olho-que-arde' }),
    exportItem({ id: 13, name: 'promessa', content: '<p>Aqui a cura é garantida.</p>' }),
    exportItem({ id: 14, name: 'sem-autor', creator: '' }),
  ]);
  const id = await bring(app, work, { file, by });
  await publish(id);
  const published = (await drafts()).filter((row) => row.publishedRevision !== null);
  expect(published.map(({ slug }) => slug)).toEqual(['olho-que-arde']);
  expect((await findImport(db, id))?.state).toBe('written');
  for (const path of [
    '/2023/05/olho-que-arde',
    '/2023/05/17/olho-que-arde',
    '/olho-que-arde',
    '/?p=12',
  ])
    expect(targetOf(path)).toBe('/blog/olho-que-arde');
  expect(targetOf('/category/olho-seco')).toBe('/blog?categoria=treatments');
  expect(targetOf('/feed')).toBe('/blog/feed.xml');
  expect(targetOf('/promessa')).toBeUndefined();
});

test('the same file twice adds nothing; a changed one renews drafts that nobody has touched', async () => {
  const first = await bring(app, work, {
    file: exportFile([exportItem(), exportItem({ id: 2 })]),
    by,
  });
  const again = await bring(app, work, {
    file: exportFile([exportItem(), exportItem({ id: 2 })]),
    by,
  });
  expect(await outcomes(first)).toEqual(['new', 'new']);
  expect(await outcomes(again)).toEqual(['same', 'same']);
  expect(await db.$count(contentRevisions)).toBe(2);
  const other = exportFile([exportItem({ title: 'Outro' }), exportItem({ id: 2 })]);
  expect(await outcomes(await bring(app, work, { file: other, by }))).toEqual(['renewed', 'same']);
  expect((await partsAt('texto-1')).front.title).toBe('Outro');
});

test('a text that staff have edited or published since is not overwritten', async () => {
  await bring(app, work, { file: exportFile([exportItem(), exportItem({ id: 2 })]), by });
  const mine = await readEntry(app, { ...PATH, slug: 'texto-1' });
  const source = (mine?.source ?? '').replaceAll('O olho seco arde.', 'Mudado aqui.');
  const snapshot = { ...PATH, slug: 'texto-1', version: mine?.version ?? 0, by };
  expect((await saveContent(app, snapshot, { source })).ok).toBe(true);
  const two = await readEntry(app, { ...PATH, slug: 'texto-2' });
  const other = { ...PATH, slug: 'texto-2', version: two?.version ?? 0, by };
  expect((await publishContent(app, other, { source: two?.source ?? '' })).ok).toBe(true);
  const changed = [exportItem({ title: 'A' }), exportItem({ id: 2, title: 'B' })];
  expect(await outcomes(await bring(app, work, { file: exportFile(changed), by }))).toEqual([
    'kept',
    'kept',
  ]);
  expect((await partsAt('texto-1')).body).toContain('Mudado aqui.');
});

test('an edit while the import runs wins', async () => {
  await bring(app, work, { file: exportFile([exportItem(), exportItem({ id: 2 })]), by });
  const id = await readImport(app, work, { file: exportFile([exportItem({ title: 'Novo' })]), by });
  await answer(app, { id, by });
  const mine = await readEntry(app, { ...PATH, slug: 'texto-1' });
  const snapshot = { ...PATH, slug: 'texto-1', version: mine?.version ?? 0, by };
  await Promise.all([
    saveContent(app, snapshot, { source: `${mine?.source}\nMeu.` }),
    workOnImport(work, { importId: id }),
  ]);
  const last = await partsAt('texto-1');
  const [outcome] = await outcomes(id);
  expect([outcome, last.body.includes('Meu.')]).toEqual(
    outcome === 'kept' ? ['kept', true] : ['renewed', false],
  );
});

test('two imports of one site at once bring each text once', async () => {
  const items = Array.from({ length: 12 }, (_, index) => exportItem({ id: index + 1 }));
  const ids = [];
  for (const file of [exportFile(items), exportFile(items)]) {
    const id = await readImport(app, work, { file, by });
    await answer(app, { id, by });
    ids.push(id);
  }
  await Promise.all([...ids, ...ids].map((importId) => workOnImport(work, { importId })));
  expect(await db.$count(contentDocuments)).toBe(12);
  const all = (await Promise.all(ids.map(outcomes))).flat();
  expect(all.filter((each) => each === 'new')).toHaveLength(12);
  expect(all.filter((each) => each === 'same')).toHaveLength(12);
});

test('an import that ends in the middle goes on with the next text', async () => {
  const items = [1, 2, 3, 4].map((id) =>
    exportItem({
      id,
      content: `<p>Arde.</p><img src="${OLD_SITE}/wp-content/uploads/${id}.jpg" alt="Um olho">`,
    }),
  );
  const ends = importWork(app, (origin) => ({
    ...pictureSource().clientOf(origin),
    image: async (src) => {
      if (src.includes('3.jpg')) throw new Error('the process was killed');
      return { ok: false, refusal: { refusal: 'status' } };
    },
  }));
  const id = await readImport(app, ends, { file: exportFile(items), by });
  await answer(app, { id, by });
  await expect(workOnImport(ends, { importId: id })).rejects.toThrow('killed');
  expect(await outcomes(id)).toEqual(['new', 'new', null, null]);
  await workOnImport(work, { importId: id });
  expect(await outcomes(id)).toEqual(['new', 'new', 'new', 'new']);
  expect(await db.$count(contentDocuments)).toBe(4);
});

test('pictures come into the library once, with their words; one without words keeps its text back', async () => {
  const photo = await anImage();
  const source = pictureSource(new Map([[`${OLD_SITE}/wp-content/uploads/a.jpg`, photo]]));
  const picturing = importWork(app, source.clientOf);
  const image = (host: string, alt: string) =>
    `<img src="${host}/wp-content/uploads/a.jpg" alt="${alt}">`;
  const file = exportFile([
    exportItem({ name: 'com', content: `<p>Arde.</p>${image(OLD_SITE, 'Um olho')}` }),
    exportItem({
      id: 2,
      name: 'sem',
      content: `<p>Arde.</p>${image('http://www.antigo.example.com', '')}`,
    }),
    exportItem({
      id: 3,
      name: 'alheia',
      content: `<p>Arde.</p>${image('https://outro.example.com', 'Um olho')}`,
    }),
  ]);
  const id = await bring(app, picturing, { file, by });
  expect(await db.$count(images)).toBe(1);
  expect(source.asked.every((src) => src.startsWith(`${OLD_SITE}/`))).toBe(true);
  expect((await partsAt('com')).body).toMatch(/!\[Um olho\]\(\/imagens\//);
  expect((await partsAt('sem')).body).toMatch(/!\[Falta descrever esta imagem\]/);
  expect((await partsAt('alheia')).body.trim()).toBe('Arde.');
  await publish(id);
  const published = (await drafts()).filter((row) => row.publishedRevision !== null);
  expect(published.map(({ slug }) => slug)).toEqual(['com', 'alheia']);
  expect(targetOf('/wp-content/uploads/a.jpg')).toMatch(/^\/imagens\/.*\.webp$/);
});

test('an undo withdraws what nobody has touched, and the same file brings it back', async () => {
  const file = exportFile([exportItem(), exportItem({ id: 2 })]);
  const id = await bring(app, work, { file, by });
  const mine = await readEntry(app, { ...PATH, slug: 'texto-1' });
  const snapshot = { ...PATH, slug: 'texto-1', version: mine?.version ?? 0, by };
  await saveContent(app, snapshot, { source: `${mine?.source}\nMeu.` });
  const { version = -1 } = (await findImport(db, id)) ?? {};
  expect((await undoImport(app, { id, version, by })).ok).toBe(true);
  expect((await undoImport(app, { id, version, by })).ok).toBe(true);
  expect((await drafts()).map(({ slug, isWithdrawn }) => [slug, isWithdrawn])).toEqual([
    ['texto-1', false],
    ['texto-2', true],
  ]);
  expect((await db.select().from(oldAddresses)).some(({ path }) => path === '/texto-2')).toBe(
    false,
  );
  expect(await outcomes(await bring(app, work, { file, by }))).toEqual(['kept', 'renewed']);
  expect((await drafts()).map(({ isWithdrawn }) => isWithdrawn)).toEqual([false, false]);
});

test('a name that is taken gets a number, and the link to it follows', async () => {
  const file = exportFile([
    exportItem({ name: 'catarata-sinais', content: '<p>Um.</p>' }),
    exportItem({
      id: 2,
      name: 'catarata-sinais',
      date: '2022-01-01 08:00:00',
      content: `<p><a href="/2023/05/catarata-sinais/">Um</a></p>`,
    }),
  ]);
  await bring(app, work, { file, by });
  expect((await drafts()).map(({ slug }) => slug)).toEqual([
    'catarata-sinais-2',
    'catarata-sinais-3',
  ]);
  expect((await partsAt('catarata-sinais-3')).body).toContain('(/blog/catarata-sinais-2)');
});

test('every hostile text becomes a draft whose Markdown the site reads', async () => {
  const items = HOSTILE_TEXTS.map((hostile, index) =>
    exportItem({
      id: index + 1,
      title: hostile,
      content: `<p>Começo.</p>${hostile}`,
      tags: [hostile],
    }),
  );
  const id = await bring(app, work, { file: exportFile(items), by });
  expect(new Set(await outcomes(id))).toEqual(new Set(['new']));
  for (const { slug } of await drafts()) readTextBlocks((await partsAt(slug)).body);
});

test('every old address leads to an own one, and what WordPress needs for itself leads nowhere', async () => {
  const names = [
    'wp-login.php',
    'xmlrpc.php',
    '..',
    '/evil.example.com',
    'wp-admin',
    'a%5cb',
    'visão-é',
  ];
  const file = exportFile(
    names.map((name, index) =>
      exportItem({ id: index + 1, name, link: `${OLD_SITE}/${name}/`, tags: [name] }),
    ),
  );
  await publish(await bring(app, work, { file, by }));
  const { oldAddresses: all } = app.contents['pt-BR'];
  expect(all.size).toBeGreaterThan(10);
  expect(all.get('/visão-é')).toBe('/blog/visao-e');
  for (const [path, to] of all) {
    expect(to).toMatch(/^\/(?:blog|imagens)(?:[/?]|$)/);
    expect(path).not.toMatch(/^\/(?:wp-login|xmlrpc|wp-admin|\/)|\\/);
    expect(all.has(to)).toBe(false);
  }
});

test('what cannot be read says why, and keeps no file', async () => {
  const id = await readImport(app, work, { file: Buffer.from('PK\x03\x04'), by });
  expect(await db.select().from(imports).where(eq(imports.id, id))).toMatchObject([
    { state: 'failed', fault: { code: 'packed' } },
  ]);
});
