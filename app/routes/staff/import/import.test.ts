import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { importChunks, imports, oldAddresses } from '#app/db/imports-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { exportFile, exportItem } from '#app/features/cms/import/test-export.ts';
import { newToken } from '#app/platform/token.server.ts';
import { workOnImport } from '#app/site-content/import-job.server.ts';
import { testDatabase } from '#tests/database.ts';
import { importWork } from '#tests/imports.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const site = await staffSite(database);
const work = importWork(site.services);
const PATH = '/equipe/conteudo/importar';

let editor = { cookie: '' };
beforeEach(async () => {
  const { id } = await aStaffMember(site.services, { role: 'editor', name: 'Lia Prado' });
  editor = { cookie: await site.signedIn(id) };
  await site.services.contentStore.refresh();
});

const view = z.object({
  state: z.string(),
  version: z.number(),
  fault: z.array(z.string()),
  leftOut: z.array(z.string()),
  counts: z.array(z.string()),
  questions: z
    .object({
      authors: z.array(z.object({ label: z.string(), chosen: z.string() })),
      categories: z.array(z.object({ chosen: z.string() })),
    })
    .nullable(),
  texts: z.array(
    z.object({
      title: z.string(),
      state: z.string().nullable(),
      told: z.array(z.string()),
      missing: z.array(z.string()),
    }),
  ),
});
const shown = async (path: string) => view.parse((await site.get(path, editor)).page);

function send(file: Buffer, { key = newToken() }: { key?: string } = {}) {
  const form = new FormData();
  form.append('chave', key);
  form.append('arquivo', new Blob([new Uint8Array(file)]), 'export.xml');
  return site.post(PATH, form, editor);
}

async function read(file: Buffer): Promise<string> {
  const { location } = await send(file);
  const path = location ?? '';
  await workOnImport(work, { importId: Number(path.split('/').at(-1)) });
  return path;
}

async function act(path: string, acao: string, more: Record<string, string> = {}) {
  const { version } = await shown(path);
  const answer = await site.post(path, { acao, versao: String(version), ...more }, editor);
  await workOnImport(work, { importId: Number(path.split('/').at(-1)) });
  await site.services.contentStore.refresh();
  return answer;
}

test('from the file to the public articles: read, asked, brought, published; old addresses lead on', async () => {
  const path = await read(
    exportFile([
      exportItem({ id: 5, name: 'olho-que-arde', title: 'Olho que arde' }),
      exportItem({
        id: 6,
        name: 'garantia',
        title: 'Garantia',
        content: '<p>A cura é garantida.</p>',
      }),
      exportItem({ id: 7, type: 'page' }),
    ]),
  );
  const found = await shown(path);
  expect(found).toMatchObject({
    state: 'found',
    leftOut: ['1 página: o site já tem as suas'],
    questions: {
      authors: [{ label: 'Dra. Helena Prado Vilela (2 textos)', chosen: 'helena-prado-vilela' }],
    },
  });
  const answers = {
    'autor-0': 'helena-prado-vilela',
    'assunto-0': 'treatments',
    revisao: '2026-09-01',
    servico: 'consultas-oftalmologicas',
    fonte: 'sim',
  };
  expect((await act(path, 'trazer', answers)).location).toBe(`${path}?feito=respondido`);
  const written = await shown(path);
  expect(written).toMatchObject({ state: 'written', counts: ['Rascunho novo: 2'] });
  expect(written.texts[0]).toMatchObject({ state: 'Pronto para publicar', missing: [] });
  expect(written.texts[1]?.missing[0]).toMatch(/Publicidade médica/);
  expect((await act(path, 'publicar')).location).toBe(`${path}?feito=publicando`);
  const published = await shown(path);
  expect(published.texts.map(({ state }) => state)).toEqual(['No site', null]);
  const list = z.object({
    rows: z.array(z.object({ id: z.number(), path: z.string(), target: z.string().nullable() })),
  });
  const { page } = await site.get(`${PATH}/enderecos?busca=olho-que-arde`, editor);
  const { rows } = list.parse(page);
  expect(rows.every(({ target }) => target === '/blog/olho-que-arde')).toBe(true);
  const [first] = rows;
  const gone = await site.post(
    `${PATH}/enderecos`,
    { linha: String(first?.id), caminho: first?.path ?? '' },
    editor,
  );
  expect(gone.location).toBe(`${PATH}/enderecos?feito=apagado`);
  expect(site.services.contents['pt-BR'].oldAddresses.has(first?.path ?? '')).toBe(false);
  expect(
    await db.select().from(auditLog).where(eq(auditLog.action, 'import.address-deleted')),
  ).toHaveLength(1);
});

test('the form sent twice begins one import, and the file is gone once it is read', async () => {
  const key = newToken();
  const file = exportFile([exportItem()]);
  const [one, two] = [await send(file, { key }), await send(file, { key })];
  expect(one.location).toBe(two.location);
  expect(await db.$count(imports)).toBe(1);
  expect(await db.$count(importChunks)).toBeGreaterThan(0);
  await workOnImport(work, { importId: 1 });
  expect(await db.$count(importChunks)).toBe(0);
});

test('what is wrong with a file is said on its page, with the line', async () => {
  const whole = exportFile([exportItem(), exportItem({ id: 2 })]).toString();
  const path = await read(Buffer.from(whole.slice(0, whole.indexOf('<wp:post_id>2'))));
  expect((await shown(path)).fault[0]).toMatch(/estragado na linha \d+\..*1 texto/);
  const bad = await read(
    Buffer.from('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'),
  );
  expect(await shown(bad)).toMatchObject({
    state: 'failed',
    fault: [expect.stringMatching(/ataque/)],
  });
});

test.each([
  ['', /Digite o endereço/],
  ['nada', /Digite o endereço/],
  ['http://antigo.example.com', /https/],
  ['http://localhost:5432', /rede interna/],
  ['https://a:b@antigo.example.com', /Digite o endereço/],
])('the address %j is refused at its field', async (endereco, why) => {
  const { status, form } = await site.post(PATH, { chave: newToken(), endereco }, editor);
  expect([status, form]).toMatchObject([
    422,
    { errors: [{ fieldId: 'endereco', message: expect.stringMatching(why) }] },
  ]);
});

test('answers that were based on an older state are refused, and a day to come too', async () => {
  const path = await read(exportFile([exportItem()]));
  const { version } = await shown(path);
  const late = { acao: 'trazer', versao: String(version - 1) };
  expect((await site.post(path, late, editor)).status).toBe(409);
  const soon = { acao: 'trazer', versao: String(version), revisao: '2030-01-01' };
  expect((await site.post(path, soon, editor)).form).toMatchObject({
    errors: [{ fieldId: 'revisao' }],
  });
});

test('an undo takes the drafts off, and their addresses', async () => {
  const path = await read(exportFile([exportItem()]));
  await act(path, 'trazer', { 'autor-0': 'helena-prado-vilela', 'assunto-0': 'exams' });
  expect(await db.$count(oldAddresses)).toBeGreaterThan(0);
  expect((await act(path, 'desfazer')).location).toBe(`${path}?feito=desfeito`);
  expect(await shown(path)).toMatchObject({ state: 'undone', texts: [{ state: 'Retirado' }] });
  expect(await db.$count(oldAddresses)).toBe(0);
});

test('reception may not bring texts', async () => {
  const { id } = await aStaffMember(site.services, { role: 'reception' });
  const { status } = await site.get(PATH, { cookie: await site.signedIn(id) });
  expect(status).toBe(403);
});
