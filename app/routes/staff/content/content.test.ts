import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { contentDocuments, contentRevisions } from '#app/db/content-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const site = await staffSite(database);
const LIST = '/equipe/conteudo';
const PATH = `${LIST}/artigos/pt/catarata-sinais`;
const asked: string[] = [];
site.services.renderPage = async (path, { contents, preview, env }) => {
  const title = contents['pt-BR'].editorial.posts.find(({ slug }) => path.endsWith(slug))?.title;
  asked.push(path);
  return new Response(JSON.stringify({ title, preview, vendorIds: env.vendorIds ?? null }), {
    headers: { 'cache-control': 'public' },
  });
};

type Form = Record<string, string>;
const shown = z.object({
  values: z.record(z.string(), z.array(z.string())),
  snapshot: z.object({ version: z.string(), base: z.string() }),
});
let one: { cookie: string };
let two: { cookie: string };

beforeEach(async () => {
  const bia = await aStaffMember(site.services, { role: 'editor', name: 'Bia Souza' });
  const caio = await aStaffMember(site.services, {
    role: 'editor',
    name: 'Caio',
    username: 'caio',
  });
  one = { cookie: await site.signedIn(bia.id) };
  two = { cookie: await site.signedIn(caio.id) };
});

/** The form data a browser would send for a page's form; of several checkboxes the first. */
async function formOf(path = PATH): Promise<Form> {
  const { page } = await site.get(path, one);
  const { values, snapshot } = shown.parse({
    snapshot: { version: '0', base: '0' },
    ...Object(page),
  });
  const fields = Object.entries(values).flatMap(([name, [value]]) =>
    value ? [[name, value]] : [],
  );
  return { versao: snapshot.version, base: snapshot.base, ...Object.fromEntries(fields) };
}

const titleOnSite = (slug = 'catarata-sinais') =>
  site.services.contents['pt-BR'].editorial.posts.find((post) => post.slug === slug)?.title;

test('the list shows what the clinic began with, by kind, state, language and words', async () => {
  const rows = async (query: string) => {
    const { page } = await site.get(`${LIST}${query}`, one);
    return z
      .object({ rows: z.array(z.object({ title: z.string(), state: z.string() })) })
      .parse(page).rows;
  };
  expect(await rows('')).toHaveLength(25);
  expect(await rows('?idioma=todos&busca=catarata-sinais')).toHaveLength(2);
  expect(await rows('?tipo=perguntas&busca=HORARIO&idioma=pt')).toMatchObject([
    { title: 'Quais são os dias e horários de atendimento?', state: 'file' },
  ]);
  expect(await rows('?tipo=textos&idioma=pt')).toMatchObject([
    { title: 'Política de privacidade' },
    { title: 'Prosa Clara' },
  ]);
  expect(await rows('?tipo=textos&idioma=en')).toContainEqual(
    expect.objectContaining({ title: 'Prosa Clara' }),
  );
  expect(await rows('?situacao=rascunhos')).toEqual([]);
  await site.post(PATH, { ...(await formOf()), acao: 'guardar', 'f-title': 'Outra' }, one);
  expect(await rows('?situacao=rascunhos')).toEqual([
    expect.objectContaining({ title: 'Outra', state: 'edited' }),
  ]);
});

test.each([
  'artigos/pt/nada',
  'x/pt/catarata-sinais',
  'artigos/fr/catarata-sinais',
  'novo/servicos',
])('%s is not there', async (path) => {
  expect((await site.get(`${LIST}/${path}`, one)).status).toBe(404);
});

test('a draft is kept, looked at and published; visitors see the last alone', async () => {
  const form = { ...(await formOf()), 'f-title': 'Rascunho' };
  const kept = await site.post(PATH, { ...form, acao: 'guardar' }, one);
  expect(kept.location).toBe(`${PATH}?feito=guardado`);
  const again = { ...(await formOf()), acao: 'previa' };
  expect((await site.post(PATH, again, one)).location).toBe(`${PATH}/previa`);
  expect(titleOnSite()).not.toBe('Rascunho');
  const published = await site.post(PATH, { ...again, acao: 'publicar' }, one);
  expect(published.location).toBe(`${PATH}?feito=publicado`);
  expect(titleOnSite()).toBe('Rascunho');
  expect((await site.get(`${PATH}?feito=publicado`, one)).page).toMatchObject({
    state: 'published',
    done: 'Publicado. Já está no site.',
  });
});

test('a preview is the public page with the draft in it, kept by nobody and measured by nobody', async () => {
  await site.post(PATH, { ...(await formOf()), acao: 'guardar', 'f-title': 'Só para nós' }, one);
  asked.length = 0;
  const { status } = await site.get(`${PATH}/previa`, one);
  expect([status, asked]).toEqual([200, ['/blog/catarata-sinais']]);
  expect(titleOnSite()).not.toBe('Só para nós');
});

test('a text with faults is kept and told at its fields, never shown to visitors', async () => {
  const broken = { ...(await formOf()), 'f-title': ' ', 'f-body': '<script>x</script>' };
  const refused = await site.post(PATH, { ...broken, acao: 'publicar' }, one);
  expect(refused.status).toBe(422);
  expect(refused.form).toMatchObject({
    errors: [{ fieldId: 'f-title', message: 'Título: preencha este campo.' }],
    values: { 'f-body': ['<script>x</script>'] },
  });
  await site.post(PATH, { ...broken, acao: 'guardar' }, one);
  expect((await site.get(`${PATH}/previa`, one)).location).toBe(`${PATH}?conferir`);
  const checked = await site.get(`${PATH}?conferir`, one);
  expect(checked.page).toMatchObject({ errors: [{ fieldId: 'f-title' }], findings: [] });
});

test('who comes second is shown who was first and what changed; nothing is overwritten silently', async () => {
  const [first, second] = [await formOf(), await formOf()];
  await site.post(PATH, { ...first, acao: 'guardar', 'f-title': 'De Bia' }, one);
  const late = { ...second, acao: 'publicar', 'f-title': 'De Caio' };
  const refused = await site.post(PATH, late, two);
  expect(refused.status).toBe(409);
  expect(refused.form).toMatchObject({
    values: { 'f-title': ['De Caio'] },
    changed: {
      who: 'Bia Souza',
      lines: expect.arrayContaining([expect.objectContaining({ kind: 'in' })]),
    },
    snapshot: { version: '1', base: '2' },
    errors: [{ message: expect.stringContaining('Bia Souza mudou este texto') }],
  });
  const conscious = await site.post(PATH, { ...late, versao: '1', base: '2' }, two);
  expect(conscious.status).toBe(303);
  expect(titleOnSite()).toBe('De Caio');
});

test('words against the rules of advertising need a reason, which is kept', async () => {
  const form = {
    ...(await formOf()),
    acao: 'publicar',
    'f-excerpt': 'Somos a melhor clínica do Brasil.',
  };
  const refused = await site.post(PATH, form, one);
  expect(refused.status).toBe(422);
  const { errors, findings } = z
    .object({
      errors: z.array(z.object({ fieldId: z.string(), message: z.string() })),
      findings: z.array(z.object({ excerpt: z.string() })),
    })
    .parse(refused.form);
  expect(errors[0]?.message).toMatch(/^“.*melhor.*”: /);
  expect(findings.length).toBeGreaterThan(0);
  const reasons = Object.fromEntries(
    errors.map(({ fieldId }) => [fieldId, 'É uma citação de um jornal.']),
  );
  expect((await site.post(PATH, { ...form, ...reasons }, one)).status).toBe(303);
  const [, revision] = await db.select().from(contentRevisions);
  expect(revision?.overrides).toMatchObject([{ reason: 'É uma citação de um jornal.' }]);
  const [row] = await db.select().from(auditLog).where(eq(auditLog.action, 'content.published'));
  expect(row?.detail).toMatchObject({ overrides: [{ reason: 'É uma citação de um jornal.' }] });
});

test('a text comes out later at the clinic’s time; a past one is refused', async () => {
  const form = { ...(await formOf()), acao: 'agendar', 'f-title': 'Depois' };
  for (const [dia, hora] of [
    ['', ''],
    [MONDAY, '06:59'],
    ['2026-02-30', '08:00'],
  ] as const) {
    const refused = await site.post(PATH, { ...form, dia, hora }, one);
    expect([refused.status, refused.form]).toMatchObject([422, { errors: [{ fieldId: 'dia' }] }]);
  }
  const later = await site.post(PATH, { ...form, dia: MONDAY, hora: '09:00' }, one);
  expect(later.location).toBe(`${PATH}?feito=agendado`);
  const [row] = await db.select().from(contentDocuments);
  expect(row?.scheduledAt).toEqual(at(MONDAY, '09:00'));
  expect((await site.get(PATH, one)).page).toMatchObject({
    state: 'scheduled',
    schedule: { day: MONDAY, time: '09:00' },
  });
  const undone = await site.post(PATH, { ...(await formOf()), acao: 'desfazer' }, one);
  expect(undone.location).toBe(`${PATH}?feito=desfeito`);
});

test('a new article takes its address from its title, and is published with one form', async () => {
  const source = await formOf();
  const { versao: _version, base: _base, ...fields } = source;
  const form = { ...fields, acao: 'publicar', 'f-title': 'Ação & reação: o olho!' };
  const made = await site.post(`${LIST}/novo/artigos`, form, one);
  expect(made.location).toBe(`${LIST}/artigos/pt/acao-reacao-o-olho?feito=publicado`);
  expect(titleOnSite('acao-reacao-o-olho')).toBe('Ação & reação: o olho!');
  // A repeated request creates no second article.
  const again = await site.post(`${LIST}/novo/artigos`, form, one);
  expect(again.location).toBe(made.location);
  expect(await db.$count(contentRevisions)).toBe(1);
  const other = { ...form, 'f-body': 'Outro texto.' };
  expect((await site.post(`${LIST}/novo/artigos`, other, one)).status).toBe(409);
  const named = await site.post(`${LIST}/novo/artigos`, { ...form, endereco: 'Não Pode' }, one);
  expect([named.status, named.form]).toMatchObject([422, { errors: [{ fieldId: 'endereco' }] }]);
  const empty = await site.post(`${LIST}/novo/artigos`, { acao: 'guardar' }, one);
  expect([empty.status, empty.form]).toMatchObject([422, { errors: [{ fieldId: 'f-title' }] }]);
});

test('an English version begins beside the Portuguese one, with its days and subjects', async () => {
  const { versao: _version, base: _base, ...fields } = await formOf();
  await site.post(`${LIST}/novo/artigos`, { ...fields, acao: 'guardar', endereco: 'novo' }, one);
  expect((await site.get(`${LIST}/artigos/pt/novo`, one)).page).toMatchObject({
    links: { other: { isThere: false, href: `${LIST}/novo/artigos?idioma=en&de=novo` } },
  });
  const path = `${LIST}/novo/artigos?idioma=en&de=novo`;
  const begun = shown.omit({ snapshot: true }).parse((await site.get(path, one)).page);
  expect(begun.values).toMatchObject({ 'f-category': ['treatments'], 'f-title': [] });
  const made = await site.post(path, { ...fields, acao: 'guardar', 'f-title': 'New' }, one);
  expect(made.location).toBe(`${LIST}/artigos/en/novo?feito=guardado`);
});

test('versions are listed and compared, and an old one comes back as a draft', async () => {
  await site.post(PATH, { ...(await formOf()), acao: 'publicar', 'f-title': 'Dois' }, one);
  await site.post(PATH, { ...(await formOf()), acao: 'guardar', 'f-title': 'Três' }, two);
  const { page } = await site.get(`${PATH}/versoes?de=1&para=3`, one);
  expect(page).toMatchObject({
    older: 1,
    newer: 3,
    versions: [
      { number: 3, by: expect.stringContaining('Caio') },
      { number: 2, marks: ['está no site'] },
      { number: 1, by: 'Texto inicial do site' },
    ],
    lines: expect.arrayContaining([expect.objectContaining({ kind: 'in' })]),
  });
  const { versao = '' } = await formOf();
  const back = await site.post(`${PATH}/versoes`, { versao, trazer: '1' }, one);
  expect(back.location).toBe(`${PATH}?feito=recuperado`);
  expect((await formOf())['f-title']).toMatch(/^Catarata: sinais/);
  expect(titleOnSite()).toBe('Dois');
  expect((await site.post(`${PATH}/versoes`, { versao, trazer: '2' }, two)).status).toBe(409);
  expect((await site.post(`${PATH}/versoes`, { versao, trazer: '77' }, two)).status).toBe(404);
});

test('an address changes, staff and visitors are led on, and the text can be withdrawn', async () => {
  const move = (endereco: string, versao = '0') =>
    site.post(`${PATH}/endereco`, { acao: 'mover', endereco, versao }, one);
  for (const slug of ['', 'Catarata', 'catarata-sinais', '../x'])
    expect((await move(slug)).status).toBe(422);
  expect((await move('olho-seco-e-telas')).status).toBe(409);
  expect((await move('catarata')).location).toBe(`${LIST}/artigos/pt/catarata?feito=movido`);
  expect((await site.get(PATH, one)).location).toBe(`${LIST}/artigos/pt/catarata`);
  expect(site.services.contents['pt-BR'].moved.get('/blog/catarata-sinais')).toBe('/blog/catarata');
  const path = `${LIST}/artigos/pt/catarata/endereco`;
  expect((await site.post(path, { acao: 'retirar', versao: '0' }, two)).status).toBe(409);
  expect((await site.post(path, { acao: 'retirar', versao: '1' }, two)).status).toBe(303);
  expect(titleOnSite('catarata')).toBeUndefined();
  expect(site.services.contents['pt-BR'].moved.has('/blog/catarata-sinais')).toBe(false);
});
