import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { contentDesks, contentDocuments } from '#app/db/content-schema.ts';
import { ok, refuse } from '#app/platform/result.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const site = await staffSite(database);
const DESK = '/equipe/conteudo/mesa';
const PATH = '/equipe/conteudo/artigos/pt/catarata-sinais';
const NEW = '/equipe/conteudo/novo/artigos';
const TEXT = 'posts/pt-BR/catarata-sinais';

type Form = Record<string, string>;
const page = z.object({
  values: z.record(z.string(), z.array(z.string())),
  snapshot: z.object({ version: z.string(), base: z.string() }).optional(),
  desk: z.object({ others: z.array(z.string()), restored: z.string().nullable() }),
  lacks: z.array(z.object({ fieldId: z.string(), message: z.string() })),
});
let bia: { cookie: string };
let caio: { cookie: string };

beforeEach(async () => {
  const { id } = await aStaffMember(site.services, { role: 'editor', name: 'Bia Souza' });
  bia = { cookie: await site.signedIn(id) };
  const other = { role: 'editor', name: 'Caio', username: 'caio' } as const;
  caio = { cookie: await site.signedIn((await aStaffMember(site.services, other)).id) };
});

async function open(path: string, who: { cookie: string }) {
  return page.parse((await site.get(path, who)).page);
}

async function formOf(who: { cookie: string }): Promise<Form> {
  const { values, snapshot } = await open(PATH, who);
  const fields = Object.entries(values).flatMap(([name, [value]]) =>
    value ? [[name, value]] : [],
  );
  return {
    versao: snapshot?.version ?? '',
    base: snapshot?.base ?? '',
    ...Object.fromEntries(fields),
  };
}

const tell = (form: Form, who: { cookie: string }) =>
  site.post(DESK, { texto: TEXT, versao: '0', base: '0', ...form }, who);

test('what is typed comes back to its author alone, until it is saved or dropped', async () => {
  const form = { ...(await formOf(bia)), 'f-title': 'Ainda não' };
  await tell({ ...form, passo: 'guardar' }, bia);
  const restored = await open(PATH, bia);
  expect(restored.values['f-title']).toEqual(['Ainda não']);
  expect(restored.desk.restored).toMatch(/^às /);
  expect((await open(PATH, caio)).desk.restored).toBeNull();
  expect((await open(PATH, caio)).values['f-title']).not.toEqual(['Ainda não']);
  expect(await db.select().from(contentDocuments)).toEqual([]);

  await site.post(PATH, { ...form, acao: 'descartar' }, bia);
  expect((await open(PATH, bia)).desk.restored).toBeNull();

  await tell({ ...form, passo: 'guardar' }, bia);
  await site.post(PATH, { ...form, acao: 'guardar' }, bia);
  expect((await open(PATH, bia)).desk.restored).toBeNull();
  expect((await open(PATH, bia)).values['f-title']).toEqual(['Ainda não']);
});

test('a draft begun before a colleague saved is compared, not put over it', async () => {
  const form: Form = { ...(await formOf(bia)), 'f-title': 'De Bia' };
  await tell({ ...form, passo: 'guardar' }, bia);
  await site.post(PATH, { ...(await formOf(caio)), 'f-title': 'De Caio', acao: 'guardar' }, caio);
  const restored = await open(PATH, bia);
  expect(restored.values['f-title']).toEqual(['De Bia']);
  const { versao, base, ...fields } = form;
  const again = { versao: restored.snapshot?.version ?? '', base: restored.snapshot?.base ?? '' };
  expect({ versao, base }).toEqual(again);
  const { status } = await site.post(PATH, { ...fields, ...again, acao: 'guardar' }, bia);
  expect(status).toBe(409);
  expect((await open(PATH, bia)).values['f-title']).toEqual(['De Bia']);
});

test('who has a text open hears of others there, until they close it or are gone', async () => {
  const others = async () => (await open(PATH, caio)).desk.others;
  expect(await others()).toEqual([]);
  await tell({ passo: 'abrir' }, bia);
  expect(await others()).toEqual([expect.stringContaining('Bia Souza abriu este texto às')]);
  expect((await open(PATH, bia)).desk.others).toEqual([]);
  await tell({ passo: 'fechar' }, bia);
  expect(await others()).toEqual([]);
  await tell({ passo: 'abrir' }, bia);
  const longAgo = new Date(site.services.clock.now().getTime() - 30 * 60_000);
  await db.update(contentDesks).set({ seenAt: longAgo });
  expect(await others()).toEqual([]);
});

test('a new text is kept too, and says what lacks before it is published', async () => {
  const before = await open(NEW, bia);
  expect(before.lacks.map(({ fieldId }) => fieldId)).toEqual(
    expect.arrayContaining(['f-title', 'f-excerpt', 'f-category', 'f-body']),
  );
  await tell(
    { texto: 'posts/pt-BR/', 'f-title': 'Novo', 'f-body': 'Um *dois*.', passo: 'guardar' },
    bia,
  );
  const after = await open(NEW, bia);
  expect(after.values['f-title']).toEqual(['Novo']);
  const left = after.lacks.map(({ fieldId }) => fieldId);
  expect(left).toContain('f-excerpt');
  expect(left).not.toContain('f-title');
  expect(left).not.toContain('f-body');
  expect((await open(PATH, bia)).lacks).toEqual([]);
});

test.each([
  ['no text', { texto: '../x' }],
  ['a kind that nobody writes', { texto: 'nada/pt-BR/x' }],
  ['no version', { versao: 'x' }],
])('%s is kept by no desk', async (_what, form) => {
  const { status } = await tell({ passo: 'guardar', ...form }, bia);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await db.select().from(contentDesks)).toEqual([]);
});

test('a dead link keeps a text from the site until its author says that it works', async () => {
  const asked: string[] = [];
  site.services.outbound = async ({ url }) => {
    const { host } = new URL(url);
    asked.push(host);
    if (host === 'slow.example') return refuse('timeout');
    return ok({ status: 404, headers: {}, body: Buffer.from(''), latencyMs: 1 });
  };
  const form = await formOf(bia);
  const body = `${form['f-body']}\n\nVeja [o guia](https://www.gone.example/guia) e [isto](https://slow.example/).`;
  const sent = { ...form, 'f-body': body, acao: 'publicar' };
  const refused = await site.post(PATH, sent, bia);
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused)).toContain('leva a gone.example, e lá não há esta página');
  const published = await site.post(PATH, { ...sent, linksvistos: 'sim' }, bia);
  expect(published.status).toBe(303);
  expect(published.location).toBe(`${PATH}?feito=publicado&semresposta=slow.example`);
  expect(asked).toContain('slow.example');
  const [row] = await db.select().from(contentDocuments).where(eq(contentDocuments.kind, 'posts'));
  expect(row?.publishedRevision).toBe(2);
});
