import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { STANDARD_PLANS } from '#app/clinic/plan-prices.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { ROLE_PERMISSIONS } from '#app/features/staff/permissions.ts';
import { makeRole } from '#app/features/staff/roles/roles.server.ts';
import { staffAudio } from '#app/locales/pt-BR/staff/audio.ts';
import { staffParts } from '#app/locales/pt-BR/staff/settings/parts.ts';
import { newToken } from '#app/platform/token.server.ts';
import { testDatabase } from '#tests/database.ts';
import { orderServices, placed } from '#tests/orders.ts';
import { aStaffMember, staffServices } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const site = await staffSite(database);
const { contentStore, clock } = site.services;
const { clinicFile } = contentStore;

const OFF = {
  plansEnabled: false,
  locales: ['pt-BR'],
  offers: { blog: true, podcast: false, questionnaire: false, lenses: false, children: true },
  examples: { posts: true, episodes: false, people: true, reviews: true },
} satisfies Partial<ClinicRecord>;

let cookie: string;
let editor: string;
let by: number;

beforeEach(async () => {
  const rosa = await aStaffMember(site.services, {
    ...{ role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  const bia = await aStaffMember(site.services, { role: 'editor', username: 'bia' });
  by = rosa.id;
  cookie = await site.signedIn(by);
  editor = await site.signedIn(bia.id);
  await contentStore.refresh();
});

async function change(changes: Partial<ClinicRecord>) {
  const { version: seenVersion } = await readCurrentRecord(db, clinicFile);
  const changed = await changeRecord({ db, clock, clinicFile }, { changes, seenVersion, by });
  expect(changed.ok).toBe(true);
  await contentStore.refresh();
}

const frame = z.object({
  entries: z.array(z.object({ label: z.string() })),
  hidden: z.object({ part: z.string(), href: z.string().nullable() }).nullable(),
});
const labelled = z.array(z.object({ label: z.string() }));
const titled = z.array(z.object({ title: z.string() }));
const list = z.object({
  rows: z.array(z.object({ title: z.string(), facts: z.array(z.string()) })),
  types: titled,
  open: labelled,
  libraries: titled,
  languages: z.array(z.string()),
});

const around = async (path: string, asker = cookie) =>
  frame.parse((await site.get(path, { cookie: asker })).frame);
const navigation = async () => (await around('/equipe')).entries.map(({ label }) => label);
const texts = async (query = '') =>
  list.parse((await site.get(`/equipe/conteudo${query}`, { cookie: editor })).page);
const titles = (shown: readonly { title: string }[]) => shown.map(({ title }) => title);

test('what a clinic has is led to, and nothing is said of it', async () => {
  expect(await navigation()).toEqual(expect.arrayContaining(['Assinaturas', 'Questionário']));
  const { open, types, libraries, languages } = await texts();
  expect(open.map(({ label }) => label)).toEqual(['Novo artigo', 'Novo episódio', 'Nova pergunta']);
  expect(titles(types)).toContain('Planos');
  expect(titles(libraries)).toContain(staffAudio.title);
  expect(languages).toHaveLength(2);
  expect((await around('/equipe/assinaturas')).hidden).toBeNull();
});

test('parts that are off and hold nothing leave navigation, first page, lists and buttons', async () => {
  await change(OFF);
  const entries = await navigation();
  for (const gone of ['Assinaturas', 'Questionário', 'Triagens'])
    expect(entries).not.toContain(gone);
  const home = z.object({ tasks: labelled }).parse((await site.get('/equipe', { cookie })).page);
  expect(home.tasks.map(({ label }) => label)).not.toContain('Assinaturas');

  const { open, types, libraries, languages, rows } = await texts('?tipo=paginas');
  expect(open.map(({ label }) => label)).toEqual(['Novo artigo', 'Nova pergunta']);
  expect(titles(types)).not.toEqual(expect.arrayContaining(['Planos']));
  expect(titles(types)).not.toContain('Episódios');
  expect(titles(libraries)).not.toContain(staffAudio.title);
  expect(languages).toEqual(['pt-BR']);
  expect(titles(rows)).not.toContain('Lentes de contato');
  expect(rows.flatMap(({ facts }) => facts).join()).not.toMatch(/inglês|Português/);
  expect((await texts('?idioma=todos&tipo=perguntas')).rows.length).toBeGreaterThan(0);

  const clinic = z
    .object({ sections: titled, elsewhere: titled })
    .parse((await site.get('/equipe/clinica', { cookie })).page);
  expect(titles(clinic.sections)).not.toContain('Plano Flex');
  expect(titles(clinic.sections)).toContain('Partes do site e idiomas');
  expect(titles(clinic.elsewhere)).not.toContain('Questionário de olho seco');
  expect(titles(clinic.elsewhere)).toContain('Assinaturas de lentes');
});

test('the text of an archived plan stays in the list and in the editor, and neither says that the site shows it', async () => {
  const link = z.object({ links: z.object({ onSite: z.string().nullable() }) });
  const onSite = async (path: string) =>
    link.parse((await site.get(path, { cookie: editor })).page).links.onSite;
  const facts = async (kind: string, name: string) =>
    (await texts(`?tipo=${kind}`)).rows.find(({ title }) => title === name)?.facts.join();
  const [premium, online] = [
    '/equipe/conteudo/planos/pt/premium',
    '/equipe/conteudo/paginas/pt/planosonline',
  ];
  expect([await onSite(premium), await onSite(online)]).toEqual(['/planopremium', '/planosonline']);
  expect(await facts('planos', 'Premium')).not.toContain(staffParts.inList);
  const archived = (slug: string) => slug === 'premium' || slug.endsWith('-online');
  await change({
    yearPlans: STANDARD_PLANS.map((each) => ({ ...each, isArchived: archived(each.slug) })),
  });
  expect([await onSite(premium), await onSite(online)]).toEqual([null, null]);
  expect(await facts('planos', 'Premium')).toContain(staffParts.inList);
  expect(await facts('planos', 'Básico')).not.toContain(staffParts.inList);
  const pages = (await texts('?tipo=paginas')).rows.filter(({ facts: said }) =>
    said.includes(staffParts.inList),
  );
  expect(titles(pages)).toEqual(['Assinatura de lentes com consulta online']);
});

test('a part that is off and holds something stays, and says that the site does not show it', async () => {
  const path = '/equipe/conteudo/paginas/en/lentes';
  const { page } = await site.get(path, { cookie: editor });
  const { values } = z.object({ values: z.record(z.string(), z.array(z.string())) }).parse(page);
  const filled = Object.fromEntries(
    Object.entries(values).map(([name, [value = '']]) => [name, value]),
  );
  const form = { ...filled, versao: '0', base: '0', acao: 'guardar', 'f-title': 'Lenses of ours' };
  expect((await site.post(path, form, { cookie: editor })).status).toBe(303);
  await placed(orderServices(database));
  await change(OFF);

  expect(await navigation()).toContain('Assinaturas');
  expect((await around('/equipe/assinaturas')).hidden).toEqual({
    ...{ part: 'plans', href: '/equipe/assinaturas/precos' },
  });
  expect((await around('/equipe/assinaturas/precos')).hidden).toBeNull();

  const { rows, languages } = await texts('?idioma=todos&tipo=paginas');
  expect(languages).toHaveLength(2);
  expect(rows.filter(({ facts }) => facts.includes('o site não mostra'))).toMatchObject([
    { title: 'Lenses of ours' },
  ]);
  expect((await site.get(path, { cookie: editor })).status).toBe(200);
  expect((await around(path, editor)).hidden).toEqual({ part: 'lenses', href: null });
  expect((await around(path)).hidden?.href).toBe('/equipe/clinica/partes');
  // Nobody has written this one, and the site has no English.
  const other = await site.get('/equipe/conteudo/paginas/en/sobre', { cookie: editor });
  expect(other.status).toBe(404);
});

test('a direct address opens for who may, also while nothing is in the part', async () => {
  await change(OFF);
  expect((await site.get('/equipe/conteudo/novo/episodios', { cookie: editor })).status).toBe(200);
  expect((await around('/equipe/conteudo/novo/episodios', editor)).hidden?.part).toBe('podcast');
});

test('who sees one agenda alone is led to nothing that is closed to them, nor to the checks of the house', async () => {
  const wishes = { name: 'Blog e agenda', ownAgendaOnly: true };
  const permissions = ['agenda.read', 'content.write'] as const;
  const made = await makeRole(
    { db, clock },
    { id: by },
    { ...wishes, permissions: [...permissions], key: newToken() },
  );
  if (!made.ok) throw new Error(made.refusal);
  const { id } = await aStaffMember(site.services, { role: `own:${made.value}`, username: 'lia' });
  const lia = { cookie: await site.signedIn(id) };
  const entries = (await around('/equipe', lia.cookie)).entries.map(({ label }) => label);
  expect(entries).toEqual(expect.arrayContaining(['Agenda', 'Conteúdo']));
  expect(entries).not.toContain('Verificação');
  expect(entries).not.toContain('Para decidir');
  // Neither is the question about Saturday shown, which they could not answer.
  expect((await site.get('/equipe/decisoes', lia)).status).toBe(403);
  expect((await site.post('/equipe/decisoes', { sabado: 'faq' }, lia)).status).toBe(403);
  expect(await navigation()).toEqual(expect.arrayContaining(['Verificação', 'Para decidir']));
});

test('who is refused a page finds the same navigation around the refusal', async () => {
  await change(OFF);
  const refused = await site.get('/equipe/clinica', { cookie: editor });
  expect(refused).toMatchObject({ status: 403, isFramed: true });
  const { entries } = z.object({ entries: labelled }).parse(refused.frame);
  expect(entries.map(({ label }) => label)).toContain('Conteúdo');
  expect(entries.map(({ label }) => label)).not.toContain('Questionário');
});

test('who looks after the plans alone is led to where they are shown again, from the first page and on', async () => {
  const role = { name: 'Planos', permissions: ['plans.manage' as const], ownAgendaOnly: false };
  const boss = { id: by, permissions: ROLE_PERMISSIONS.administrator };
  const made = await makeRole(staffServices(database), boss, { ...role, key: newToken() });
  if (!made.ok) throw new Error(made.refusal);
  const leo = await aStaffMember(site.services, { role: `own:${made.value}`, username: 'leo' });
  const planner = await site.signedIn(leo.id);
  const settings = z.object({ isOn: z.boolean(), offerVersion: z.number(), flexPath: z.null() });
  const led = z.object({ entries: z.array(z.object({ label: z.string(), href: z.string() })) });
  const way = async () => {
    const { frame } = await site.get('/equipe', { cookie: planner });
    return led.parse(frame).entries.find(({ label }) => label === 'Assinaturas')?.href;
  };

  expect(await way()).toBe('/equipe/assinaturas');
  await change(OFF);
  expect(await way()).toBe('/equipe/assinaturas/precos');
  const opened = await site.get('/equipe/assinaturas/precos', { cookie: planner });
  expect(opened.status).toBe(200);
  const { isOn, offerVersion } = settings.parse(opened.page);
  expect(isOn).toBe(false);
  const shown = { acao: 'mostrar', versao: String(offerVersion) };
  await site.post('/equipe/assinaturas/precos', shown, { cookie: planner });
  expect(await way()).toBe('/equipe/assinaturas');
});
