import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { announcePrice } from '#app/features/subscriptions/plan-price-changes.server.ts';
import { MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { idleJobs } from '#tests/jobs.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// Who changed a part of the clinic's data, and the way back by its own form.

const database = await testDatabase();
const historyShape = z.looseObject({
  pageCount: z.number(),
  changes: z.array(
    z.looseObject({
      who: z.string(),
      lines: z.array(z.object({ where: z.string(), before: z.string(), after: z.string() })),
      links: z.array(z.object({ href: z.string(), label: z.string() })),
    }),
  ),
});
const formShape = z.looseObject({
  version: z.number(),
  draft: z.unknown(),
  filled: z.object({ moment: z.string(), who: z.string() }).nullable(),
});

let site = await staffSite(database);
let by = { id: 0, cookie: '' };
beforeEach(async () => {
  site = await staffSite(database);
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, {
    ...{ role: 'administrator', name: 'Lúcia Campos' },
    ...factor,
  });
  by = { id, cookie: await site.signedIn(id) };
});

async function set(changes: Record<string, unknown>, seenVersion: number) {
  const { clinicFile } = site.services.contentStore;
  const parts = { ...site.services, clinicFile };
  const made = await changeRecord(parts, { changes, seenVersion, by: by.id });
  expect(made.ok).toBe(true);
}

const historyOf = async (path: string) => historyShape.parse((await site.get(path, by)).page);

test('a part of the record tells its own changes alone, and its form goes back to any of them', async () => {
  await set({ slogan: 'Ver de perto.' }, 0);
  await set({ email: 'ola@clinica.example' }, 1);
  await set({ slogan: 'Ver de longe.' }, 2);
  const { changes } = await historyOf('/equipe/clinica/identidade/historico');
  expect(changes.map(({ lines }) => lines.map(({ after }) => after))).toEqual([
    ['Ver de longe.'],
    ['Ver de perto.'],
    [],
  ]);
  expect(changes[0]).toMatchObject({ who: 'Lúcia Campos', links: [] });
  const way = changes[1]?.links[0]?.href ?? '';
  expect(way).toBe('/equipe/clinica/identidade?como=1');
  const shown = formShape.parse((await site.get(way, by)).page);
  expect(JSON.stringify(shown.draft)).toContain('Ver de perto.');
  expect(shown).toMatchObject({ version: 3, filled: { who: 'Lúcia Campos' } });
  // Looking saves nothing, and what there is not leaves the form as it is.
  const now = formShape.parse((await site.get('/equipe/clinica/identidade?como=77', by)).page);
  expect(now.filled).toBeNull();
  expect(JSON.stringify(now.draft)).toContain('Ver de longe.');
  expect((await site.get('/equipe/clinica/nada/historico', by)).status).toBe(404);
});

test('the looks and the words of a mail go back by forms of their own', async () => {
  const colours = { deep: '#123f3c', action: '#8a3b12', sun: '#e8b04a' };
  await set({ brand: { landscape: 'coast' } }, 0);
  await set({ brand: { landscape: 'city', colours } }, 1);
  const looks = await historyOf('/equipe/clinica/marca/historico');
  expect(looks.changes[0]?.lines[0]?.after).toMatch(/#123f3c.*Cidade grande; sem logotipo/);
  expect((await site.get(looks.changes[1]?.links[0]?.href ?? '', by)).page).toMatchObject({
    ...{ values: { scene: 'coast', isOwn: true }, version: 2, formerLogo: null },
    filled: { who: 'Lúcia Campos' },
  });
  const worded = (subject: string) => ({ mailWords: { booked: { portuguese: { subject } } } });
  await set(worded('Marcado'), 2);
  await set(worded('Está marcado'), 3);
  const { changes } = await historyOf('/equipe/clinica/emails/historico');
  expect(changes[0]?.lines).toMatchObject([{ before: 'Marcado', after: 'Está marcado' }]);
  const way = changes[1]?.links[0]?.href ?? '';
  expect(way).toBe('/equipe/clinica/palavras-dos-emails/booked?como=3');
  expect((await site.get(way, by)).page).toMatchObject({
    typed: { portuguese: { subject: 'Marcado' } },
    filled: { who: 'Lúcia Campos' },
  });
});

test('a former logo comes back with its file', async () => {
  const logo = (letter: string) => ({
    ...{ file: `${letter.repeat(32)}.svg`, width: 120, height: 40, holdsName: false },
  });
  await set({ brand: { landscape: 'town', logo: logo('a') } }, 0);
  await set({ brand: { landscape: 'town', logo: logo('b') } }, 1);
  const path = '/equipe/clinica/marca?como=1';
  const { page } = await site.get(path, by);
  expect(page).toMatchObject({ formerLogo: { logo: { src: `/marca/${'a'.repeat(32)}.svg` } } });
  const form = new FormData();
  form.set('acao', 'logotipo-de-antes');
  form.set('versao', '2');
  expect((await site.post(path, form, by)).location).toMatch(/marca\?feito=logotipo&feita=\d+$/);
  expect((await site.get('/equipe/clinica/marca?como=3', by)).page).toMatchObject({
    formerLogo: null,
  });
});

test('five hundred versions come in pages', async () => {
  await database.pool.query(
    `insert into clinic_record_versions (version, record, fields, made_by, changed_at, changed_by)
     select n, jsonb_set($1::jsonb, '{slogan}', to_jsonb('Lema ' || n)), '{slogan}', 'edit',
       now() + n * interval '1 second', $2 from generate_series(1, 500) n`,
    [JSON.stringify(site.services.contentStore.clinicFile), by.id],
  );
  const newest = await historyOf('/equipe/clinica/identidade/historico');
  expect(newest.pageCount).toBe(25);
  expect(newest.changes).toHaveLength(20);
  expect(newest.changes[0]?.lines).toMatchObject([{ before: 'Lema 499', after: 'Lema 500' }]);
  const last = await historyOf('/equipe/clinica/identidade/historico?pagina=25');
  expect(last.changes.at(-1)?.links[0]?.href).toBe('/equipe/clinica/identidade?como=0');
});

test('announced prices of plans, and whether they are offered, say who and when', async () => {
  const path = '/equipe/assinaturas/precos';
  const services = { ...site.services, jobs: idleJobs };
  const announcement = { plan: 'padrao' as const, seenVersion: 0, by: by.id };
  const first = { ...announcement, instalmentCents: 12_990, fromOn: addDays(MONDAY, 60) };
  expect((await announcePrice(services, first)).ok).toBe(true);
  const second = { ...announcement, instalmentCents: 13_990, fromOn: addDays(MONDAY, 120) };
  expect((await announcePrice(services, { ...second, seenVersion: 1 })).ok).toBe(true);
  await site.post(path, { acao: 'tirar', versao: '0' }, by);
  const page = z.looseObject({ history: historyShape }).parse((await site.get(path, by)).page);
  const { changes } = page.history;
  expect(changes.map(({ lines }) => lines[0])).toMatchObject([
    { where: 'Oferta', before: '', after: 'não' },
    {
      before: expect.stringContaining('129,90 a partir de 4 de dezembro'),
      after: expect.stringContaining('139,90 a partir de 2 de fevereiro'),
    },
    { before: '', after: expect.stringContaining('129,90') },
    undefined,
  ]);
  expect(changes[0]?.who).toBe('Lúcia Campos');
});

test('a price of a plan comes back into the form that announces it, and nothing is announced by that', async () => {
  const path = '/equipe/assinaturas/precos';
  const services = { ...site.services, jobs: idleJobs };
  const announcement = { plan: 'padrao' as const, by: by.id };
  const announce = async (instalmentCents: number, days: number, seenVersion: number) => {
    const made = { ...announcement, instalmentCents, fromOn: addDays(MONDAY, days), seenVersion };
    expect((await announcePrice(services, made)).ok).toBe(true);
  };
  await announce(12_990, 60, 0);
  await announce(13_990, 120, 1);
  const shape = z.looseObject({ history: historyShape, asked: z.unknown() });
  const read = async (address: string) => shape.parse((await site.get(address, by)).page);
  const { changes } = (await read(path)).history;
  // The newest leads nowhere: it is what the plan costs by what was announced last.
  expect(changes.map(({ links }) => links.length)).toEqual([0, 1, 1]);
  const [former, first] = [changes[1]?.links[0], changes[2]?.links[0]];
  expect(former?.label).toContain('129,90');
  expect(await read(former?.href ?? '')).toMatchObject({
    asked: { values: { plano: 'padrao', valor: '129,90' } },
  });
  expect(first?.label).not.toMatch(/1[23]9,90/);
  expect((await read(first?.href ?? '')).asked).toMatchObject({ values: { plano: 'padrao' } });
  expect((await read(path)).history.changes).toHaveLength(3);
});

test('announced prices that nobody can read are neither none nor a way back', async () => {
  const path = '/equipe/assinaturas/precos';
  const price = (instalmentCents: number) => ({
    ...{ plan: 'padrao', instalmentCents, fromOn: addDays(MONDAY, 60), announcedOn: MONDAY },
  });
  const other = { padrao: 12_990 };
  for (const [from, to] of [
    [null, [price(11_990)]],
    [[price(11_990)], other],
    [other, [price(11_990), price(13_990)]],
    [
      [price(11_990), price(13_990)],
      [price(11_990), price(13_990), price(14_990)],
    ],
  ])
    await database.pool.query(
      `insert into audit_log (at, actor, action, subject_type, subject_id, detail)
       values (now(), $1, 'clinic.settled', 'clinic_setting', 'plan-prices', $2)`,
      [`staff:${by.id}`, { from, to }],
    );
  const shape = z.looseObject({ history: historyShape, asked: z.unknown() });
  const read = async (query = '') => shape.parse((await site.get(path + query, by)).page);
  const { changes } = (await read()).history;
  const unreadable = expect.stringContaining('outra versão do programa');
  expect(changes.slice(0, 4).map(({ lines }) => lines)).toMatchObject([
    [{ before: expect.stringContaining('139,90'), after: expect.stringContaining('149,90') }],
    [
      { where: 'Preços', before: unreadable },
      { after: expect.stringContaining('119,90') },
      { after: expect.stringContaining('139,90') },
    ],
    [{ where: 'Preços', before: '', after: unreadable }],
    [{ before: '', after: expect.stringContaining('119,90') }],
  ]);
  expect(changes.slice(0, 4).map(({ links }) => links.length)).toEqual([0, 0, 0, 1]);
  const { rows } = await database.pool.query(`select id::int from audit_log order by id`);
  expect(await Promise.all(rows.map(async ({ id }) => (await read(`?como=${id}`)).asked))).toEqual([
    expect.anything(),
    null,
    null,
    expect.anything(),
  ]);
});

test('a room tells its names, its use and its hours, and its form goes back to a name', async () => {
  const path = '/equipe/agenda/recursos/consultorio-2';
  const shape = z.looseObject({ stamp: z.string(), name: z.string(), history: historyShape });
  const read = async (query = '') => shape.parse((await site.get(path + query, by)).page);
  const rename = async (nome: string) =>
    site.post(path, { nome, visto: (await read()).stamp, unidade: '' }, by);
  const { name } = await read();
  await rename('Sala azul');
  await rename('Sala verde');
  const { history } = await read();
  expect(history.changes.flatMap(({ lines }) => lines.slice(0, 1))).toMatchObject([
    { where: 'Nome', before: 'Sala azul', after: 'Sala verde' },
    { where: 'Nome', before: name, after: 'Sala azul' },
  ]);
  const way = history.changes[1]?.links[0]?.href ?? '';
  const blue = shape.parse((await site.get(way, by)).page);
  expect(blue.name).toBe('Sala azul');
  // Neither a version that there is not, nor one that left the room as it was, fills the form.
  await set({ slogan: 'Ver de perto.' }, 2);
  await site.post('/equipe/agenda/recursos/consultorio-1', { nome: 'Sala lilás', visto: '' }, by);
  for (const none of ['3', '4', '99', 'agenda-1', "1'"])
    expect(await read(`?como=${none}`)).toMatchObject({ name: 'Sala verde', filled: null });
  expect(await read('?como=0')).toMatchObject({ name, filled: { who: '' } });
  expect((await read()).name).toBe('Sala verde');
  expect((await site.get(`/equipe/agenda/horarios?quem=consultorio-2`, by)).page).toMatchObject({
    history: { changes: [{ lines: [{ after: 'Sala verde' }] }, {}] },
  });
});
