import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contentDocuments } from '#app/db/content-schema.ts';
import { importEntries, imports } from '#app/db/imports-schema.ts';
import { images } from '#app/db/media-schema.ts';
import { addressesOfText, nameAtSource } from '#app/features/cms/import/old-addresses.ts';
import { storedEntry } from '#app/features/cms/import/stored-entry.ts';
import { openWordpress } from '#app/features/cms/open-wordpress.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { workOnImport } from '#app/site-content/import-job.server.ts';
import { testDatabase } from '#tests/database.ts';
import { importWork } from '#tests/imports.ts';
import { aStaffMember } from '#tests/staff.ts';
import { blogSite, staffSite } from '#tests/staff-site.ts';
import { SEEDED, startWordPress, type WordPress } from '#tests/wordpress/wordpress.ts';

const database = await testDatabase();
const { db } = database;
const site = await staffSite(database);
// This site runs on its developer's machine, where the other one is too.
Object.assign(site.services.env, { baseUrl: new URL('https://localhost:3000') });
const blog = await blogSite(site.services);
const work = { ...importWork(site.services, openWordpress), isLocal: true };
const PATH = '/equipe/conteudo/importar';

type Started = WordPress | { missing: string };
let top: Started;
let inFolder: Started;
beforeAll(async () => {
  top = await startWordPress();
  inFolder = await startWordPress({ folder: '/noticias' });
});
afterAll(async () => {
  for (const each of [top, inFolder]) if ('url' in each) await each.stop();
});

async function anEditor() {
  const { id } = await aStaffMember(site.services, { role: 'editor', name: 'Lia Prado' });
  await site.services.contentStore.refresh();
  return { cookie: await site.signedIn(id) };
}

const asked = z.object({ label: z.string(), chosen: z.string() });
const view = z.object({
  state: z.string(),
  version: z.number(),
  name: z.string(),
  fault: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  counts: z.array(z.string()),
  questions: z.object({ authors: z.array(asked), categories: z.array(asked) }).nullable(),
});

/** Types an address on screen and lets the job read it. */
async function typeAddress(endereco: string) {
  const editor = await anEditor();
  const begun = await site.post(PATH, { chave: newToken(), endereco }, editor);
  expect(begun).toMatchObject({ status: 303, location: expect.stringContaining(PATH) });
  const { location } = begun;
  const path = location ?? '';
  const importId = Number(path.split('/').at(-1));
  const shown = async () => view.parse((await site.get(path, editor)).page);
  async function act(acao: string, more: Record<string, string> = {}) {
    const versao = String((await shown()).version);
    const { status } = await site.post(path, { acao, versao, ...more }, editor);
    expect(status).toBe(303);
    await workOnImport(work, { importId });
    await site.services.contentStore.refresh();
  }
  await workOnImport(work, { importId });
  return { importId, shown, act };
}

function answersTo({ questions }: z.infer<typeof view>): Record<string, string> {
  const { authors = [], categories = [] } = questions ?? {};
  return {
    ...Object.fromEntries(authors.map((_, at) => [`autor-${at}`, 'helena-prado-vilela'])),
    ...Object.fromEntries(categories.map((_, at) => [`assunto-${at}`, 'treatments'])),
    revisao: '2026-09-01',
    servico: 'consultas-oftalmologicas',
    fonte: 'sim',
    imagens: 'sim',
  };
}

/** The texts of an import, and the address here of those that are public. */
async function textsOf(importId: number) {
  const rows = await db
    .select({ entry: importEntries.entry, document: contentDocuments })
    .from(importEntries)
    .innerJoin(contentDocuments, eq(contentDocuments.id, importEntries.documentId))
    .where(eq(importEntries.importId, importId));
  return rows.map(({ entry, document }) => ({
    entry: storedEntry.parse(entry),
    here: document.publishedRevision === null ? null : `/blog/${document.slug}`,
  }));
}

test('a real WordPress by its address: read, brought and published on screen; every old address leads to a page that is there', async ({
  skip,
}) => {
  if ('missing' in top) return skip(`no WordPress here: ${top.missing}`);
  const { importId, shown, act } = await typeAddress(`${top.url}/wp-admin/`);
  const found = await shown();
  expect(found).toMatchObject({ state: 'found', name: 'Blog da clínica & amigos', fault: [] });
  expect(found.facts.map(({ value }) => value)).toEqual([top.url, String(SEEDED.posts)]);
  await act('trazer', answersTo(found));
  expect(await shown()).toMatchObject({
    state: 'written',
    counts: [`Rascunho novo: ${SEEDED.posts}`],
  });
  expect(await db.$count(images)).toBeGreaterThan(2);
  await act('publicar');
  const texts = await textsOf(importId);
  const wrong: string[] = [];
  for (const { entry, here } of texts) {
    const paths = addressesOfText({ ...entry, name: nameAtSource(entry) });
    for (const path of [new URL(entry.link).pathname, ...paths]) {
      const { status, location } = await blog.get(encodeURI(decodeURI(path)));
      const isRight =
        here === null
          ? status === 404 || path.startsWith('/?')
          : status === 301 && location === here;
      if (!isRight && path !== here) wrong.push(`${path}: ${status} ${location}`);
    }
    if (here !== null && (await blog.get(here)).status !== 200) wrong.push(here);
  }
  expect(wrong).toEqual([]);
  expect(texts.filter(({ here }) => here !== null).length).toBeGreaterThan(100);
  const lists = [...site.services.contents['pt-BR'].oldAddresses].filter(([, to]) =>
    to.startsWith('/blog?'),
  );
  expect(lists.length).toBeGreaterThan(5);
  for (const [path, to] of lists) {
    expect(await blog.get(path)).toMatchObject({ status: 301, location: to });
    expect((await blog.get(to)).status).toBe(200);
  }
});

test('a WordPress in a folder, by the address of one of its texts: its texts, pictures and old addresses, beside those of another', async ({
  skip,
}) => {
  if ('missing' in inFolder) return skip(`no WordPress here: ${inFolder.missing}`);
  const { url, php } = inFolder;
  // Eight texts are enough.
  await php(
    `$wpdb->query("UPDATE $wpdb->posts SET post_status = 'draft' WHERE post_type = 'post' AND ID % 25 <> 8");`,
  );
  const before = await db.$count(images);
  const { importId, shown, act } = await typeAddress(`${url}/2024/05/um-texto/`);
  const found = await shown();
  expect(found).toMatchObject({ state: 'found', fault: [] });
  expect(found.facts[0]?.value).toBe(url);
  await act('trazer', answersTo(found));
  const texts = await textsOf(importId);
  expect((await shown()).counts).toEqual([`Rascunho novo: ${texts.length}`]);
  expect(texts.length).toBeGreaterThan(5);
  expect(await db.$count(images)).toBeGreaterThanOrEqual(before);
  await act('publicar');
  const published = (await textsOf(importId)).filter(({ here }) => here !== null);
  expect(published.length).toBeGreaterThan(0);
  for (const { entry, here } of published) {
    const { pathname } = new URL(entry.link);
    expect(pathname).toMatch(/^\/noticias\/\d{4}\//);
    expect(await blog.get(pathname)).toMatchObject({ status: 301, location: here });
    const [category] = entry.categories;
    const list = await blog.get(`/noticias/category/algum/${category?.slug}/page/2/`);
    expect(list).toMatchObject({ status: 301, location: '/blog?categoria=treatments' });
  }
  expect(await blog.get('/noticias/')).toMatchObject({ status: 301, location: '/blog' });
  expect(await blog.get('/noticias/feed/')).toMatchObject({ location: '/blog/feed.xml' });
});

test('an address below a WordPress that is none itself is read from the top', async ({ skip }) => {
  if ('missing' in top) return skip(`no WordPress here: ${top.missing}`);
  const { importId, shown } = await typeAddress(`${top.url}/wp-content/uploads/nada.html`);
  expect((await shown()).state).toBe('found');
  const [row] = await db.select().from(imports).where(eq(imports.id, importId));
  expect(row?.origin).toBe(top.url);
});
