import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const site = await staffSite(database);
const CONTENT = '/equipe/conteudo';

let asEditor = { cookie: '' };
beforeEach(async () => {
  const { id } = await aStaffMember(site.services, { role: 'editor' });
  asEditor = { cookie: await site.signedIn(id) };
});

async function linkedFrom(path: string): Promise<string[]> {
  const { page } = await site.get(`${CONTENT}/${path}/endereco`, asEditor);
  const links = z.array(z.object({ href: z.string() }));
  return z
    .object({ linkedFrom: links })
    .parse(page)
    .linkedFrom.map(({ href }) => href.slice(CONTENT.length + 1))
    .toSorted();
}

async function write(path: string, body: string): Promise<void> {
  const { page } = await site.get(`${CONTENT}/${path}`, asEditor);
  const { version } = z
    .object({ snapshot: z.object({ version: z.string() }) })
    .parse(page).snapshot;
  const form = { acao: 'guardar', versao: version, 'f-title': 'Outro', 'f-body': body };
  await site.post(`${CONTENT}/${path}`, form, asEditor);
}

test('before an address goes, the texts that link to it are named, in both languages', async () => {
  expect(await linkedFrom('artigos/pt/catarata-sinais')).toEqual([
    'artigos/en/biometria-antes-da-catarata',
    'artigos/pt/biometria-antes-da-catarata',
  ]);
  await write('artigos/pt/olho-seco-e-telas', 'Veja [isto](/blog/catarata-sinais#mais).');
  await write('perguntas/pt/acompanhante', 'Veja [isto](/en-us/blog/catarata-sinais).');
  const all = await linkedFrom('artigos/pt/catarata-sinais');
  expect(all).toContain('artigos/pt/olho-seco-e-telas');
  expect(all).toHaveLength(4);
});

test('neither longer addresses nor audio of that name are links to it, nor does a text count its own', async () => {
  const before = await linkedFrom('episodios/pt/catarata');
  await write('artigos/pt/olho-seco-e-telas', '[a](/podcast/catarata-e-sol) /podcast/catarata.mp3');
  await write('episodios/pt/catarata', '**Helena:** [Aqui](/podcast/catarata).');
  expect(await linkedFrom('episodios/pt/catarata')).toEqual(before);
});

test('what the rules only advise is told beside the buttons, and keeps nobody from publishing', async () => {
  const path = `${CONTENT}/artigos/pt/olho-seco-e-telas`;
  const { page } = await site.get(path, asEditor);
  const { values } = z.object({ values: z.record(z.string(), z.array(z.string())) }).parse(page);
  const form = Object.fromEntries(
    Object.entries(values).flatMap(([name, [value]]) => (value ? [[name, value]] : [])),
  );
  const sold = { ...form, 'f-body': '## Telas\n\nO botox também é usado perto dos olhos.' };
  const published = await site.post(path, { ...sold, versao: '0', acao: 'publicar' }, asEditor);
  expect(published.location).toBe(`${path}?feito=publicado`);
  expect((await site.get(path, asEditor)).page).toMatchObject({
    state: 'published',
    findings: [],
    advice: [{ severity: 'advises' }],
  });
});
