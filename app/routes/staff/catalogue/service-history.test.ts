import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { setPayerRules } from '#app/features/insurance/payer-settings.server.ts';
import { ROLE_PERMISSIONS } from '#app/features/staff/permissions.ts';
import { makeRole } from '#app/features/staff/roles/roles.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { COVERED, EVERYTHING } from '#app/scheduling/payers/payer-rules.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, staffServices } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// Who changed what of a service and when, and the way back to it.

const database = await testDatabase();
const CONSULTATION = 'consultas-oftalmologicas';
const LIST = '/equipe/agenda/servicos';
const factor = { totpSalt: 'salt', totpLastStep: 1 };

const historyShape = z.looseObject({
  pageCount: z.number(),
  changes: z.array(
    z.object({
      key: z.string(),
      moment: z.string(),
      who: z.string(),
      lines: z.array(z.object({ where: z.string(), before: z.string(), after: z.string() })),
      links: z.array(z.object({ href: z.string(), label: z.string() })),
    }),
  ),
});
const formShape = z.looseObject({
  version: z.number(),
  filled: z.looseObject({ moment: z.string(), who: z.string(), gone: z.string() }).nullable(),
  blank: z.looseObject({
    duracao: z.string(),
    resourceIds: z.array(z.number()),
    proprias: z.record(z.string(), z.string()),
  }),
});
const faceShape = z.looseObject({
  stamp: z.string(),
  filled: z.looseObject({ who: z.string() }).nullable(),
  blank: z.looseObject({ nome: z.string(), preco: z.string(), valor: z.string() }),
});
const previewShape = z.looseObject({ preview: z.looseObject({ stamp: z.string() }) });

let clock = stillClock();
let site = await staffSite(database, clock);
let [lucia, bia] = [
  { id: 0, cookie: '' },
  { id: 0, cookie: '' },
];
beforeEach(async () => {
  clock = stillClock();
  site = await staffSite(database, clock);
  const signed = async (member: Parameters<typeof aStaffMember>[1]) => {
    const { id } = await aStaffMember(site.services, member);
    return { id, cookie: await site.signedIn(id) };
  };
  lucia = await signed({ role: 'administrator', name: 'Lúcia Campos', ...factor });
  bia = await signed({ username: 'bia', name: 'Bia Souza' });
});

const historyOf = async (slug: string, by = lucia, page = '') =>
  historyShape.parse((await site.get(`${LIST}/${slug}/historico${page}`, by)).page);

const formOf = async (slug: string, query = '', by = bia) =>
  formShape.parse((await site.get(`${LIST}/${slug}${query}`, by)).page);

/** The form of the agenda, sent as it shows itself but for some fields, and again once its consequences are read. */
async function set(slug: string, changes: Record<string, string>, { query = '', by = bia } = {}) {
  const { version, blank } = await formOf(slug, query, by);
  const { resourceIds, proprias, ...fields } = blank;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...proprias, ...changes }))
    if (typeof value === 'string') form.append(name, value);
    else if (value === true) form.append(name, 'sim');
  form.append('versao', String(version));
  for (const id of resourceIds) form.append('precisa', String(id));
  const path = `${LIST}/${slug}${query}`;
  const answered = await site.post(path, form, by);
  if (answered.status === 303) return answered;
  form.set('visto', previewShape.parse(answered.form).preview.stamp);
  return site.post(path, form, by);
}

/** The form of the service's page, sent as it shows itself but for some fields. */
async function face(slug: string, changes: Record<string, string>, query = '') {
  const path = `${LIST}/${slug}/pagina${query}`;
  const { stamp, blank } = faceShape.parse((await site.get(path, lucia)).page);
  const texts = Object.entries(blank).filter(([, value]) => typeof value === 'string');
  const form = z.record(z.string(), z.string()).parse(Object.fromEntries(texts));
  return site.post(path, { ...form, visto: stamp, ...changes }, lucia);
}

const later = (day: number) => clock.set(at(addDays(MONDAY, day), '09:15'));
const again = async () => {
  lucia.cookie = await site.signedIn(lucia.id);
  bia.cookie = await site.signedIn(bia.id);
};

test('a length, a price and a payer stand in one history, and each leads back to its form', async () => {
  expect((await historyOf(CONSULTATION)).changes).toEqual([]);
  expect((await set(CONSULTATION, { duracao: '45', depois: '5' })).status).toBe(303);
  later(0);
  await again();
  expect((await face(CONSULTATION, { preco: 'fixed', valor: '320,00' })).status).toBe(303);
  const [payer] = site.services.clinic.payers.filter(({ id }) => id !== 'particular');
  const rules = {
    ...EVERYTHING,
    services: { [CONSULTATION]: { ...COVERED, perDay: 3, needsApproval: true, approvalDays: 2 } },
  };
  const target = { payerId: payer?.id ?? '', seenVersion: 0, staffId: bia.id };
  clock.set(at(MONDAY, '10:00'));
  await again();
  expect((await setPayerRules(site.services, rules, target)).ok).toBe(true);

  const { changes } = await historyOf(CONSULTATION);
  expect(changes.map(({ who, lines }) => ({ who, lines }))).toEqual([
    {
      who: 'Bia Souza',
      lines: [
        {
          where: `Convênio ${payer?.title}`,
          before: 'cobre',
          after: 'cobre, 3 por dia, com guia, 2 dias',
        },
      ],
    },
    { who: 'Lúcia Campos', lines: [{ where: 'Preço', before: '—', after: 'R$ 320,00' }] },
    {
      who: 'Bia Souza',
      lines: [
        { where: 'Duração', before: '60 minutos', after: '45 minutos' },
        { where: 'Arrumação depois', before: '0 minutos', after: '5 minutos' },
      ],
    },
    { who: '', lines: [] },
  ]);
  expect(changes[2]?.moment).toContain('5 de outubro de 2026');
  expect(changes[0]?.links[0]?.href).toBe(`/equipe/agenda/convenios/${payer?.id}`);
  // What is as it is now leads nowhere; what was before all of it leads to both forms.
  expect(changes[1]?.links).toEqual([]);
  expect(changes[3]?.links.map(({ href }) => href)).toEqual([
    `${LIST}/${CONSULTATION}?como=inicio`,
    `${LIST}/${CONSULTATION}/pagina?como=inicio`,
  ]);
});

test('going back fills the ordinary form, saves nothing by itself and asks as every change does', async () => {
  await set(CONSULTATION, { duracao: '45' });
  const { changes } = await historyOf(CONSULTATION);
  const way = changes.at(0);
  later(1);
  await again();
  await set(CONSULTATION, { duracao: '30', preparo: 'sim', jejum: '4' });
  const query = `?como=${way?.key}`;
  const shown = await formOf(CONSULTATION, query);
  expect(shown.blank).toMatchObject({ duracao: '45', preparo: false });
  expect(shown.filled).toMatchObject({ who: 'Bia Souza', gone: '' });
  expect(shown.version).toBe(2);
  expect((await formOf(CONSULTATION)).blank.duracao).toBe('30');

  // Somebody else saves meanwhile: nothing is overwritten.
  const { version } = shown;
  await set(CONSULTATION, { duracao: '40' });
  const late = await site.post(`${LIST}/${CONSULTATION}${query}`, formData(shown, version), bia);
  expect(late.status).toBe(409);
  expect((await set(CONSULTATION, {}, { query })).status).toBe(303);
  expect((await formOf(CONSULTATION)).blank).toMatchObject({ duracao: '45', preparo: false });
  const [back] = (await historyOf(CONSULTATION)).changes;
  expect(back?.lines).toEqual([
    { where: 'Duração', before: '40 minutos', after: '45 minutos' },
    { where: 'Preparo', before: 'às vezes dilata, 6 h sem dirigir; jejum 4 h', after: '—' },
  ]);
});

function formData({ blank }: z.output<typeof formShape>, version: number): FormData {
  const form = new FormData();
  const { resourceIds, proprias: _own, ...fields } = blank;
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value);
    else if (value === true) form.append(name, 'sim');
  form.append('versao', String(version));
  for (const id of resourceIds) form.append('precisa', String(id));
  return form;
}

test('a name and a price come back by the form of the page', async () => {
  const before = faceShape.parse((await site.get(`${LIST}/${CONSULTATION}/pagina`, lucia)).page);
  await face(CONSULTATION, { preco: 'fixed', valor: '320,00' });
  later(1);
  await again();
  await face(CONSULTATION, { nome: 'Consulta completa', preco: 'fixed', valor: '350,00' });
  const { changes } = await historyOf(CONSULTATION);
  expect(changes[0]?.lines.map(({ where }) => where)).toEqual(['Nome', 'Preço', 'Texto da página']);
  expect(changes[0]?.lines).toContainEqual({
    where: 'Preço',
    before: 'R$ 320,00',
    after: 'R$ 350,00',
  });
  expect(changes[0]?.lines[0]).toMatchObject({
    before: expect.stringContaining(before.blank.nome),
    after: expect.stringContaining('Consulta completa'),
  });
  const way = changes[1]?.links.find(({ href }) => href.includes('/pagina'))?.href ?? '';
  const shown = faceShape.parse((await site.get(way, lucia)).page);
  expect(shown.blank).toMatchObject({ nome: before.blank.nome, preco: 'fixed', valor: '320,00' });
  expect((await face(CONSULTATION, {}, new URL(way, 'http://x').search)).status).toBe(303);
  const now = faceShape.parse((await site.get(`${LIST}/${CONSULTATION}/pagina`, lucia)).page);
  expect(now.blank).toMatchObject({ nome: before.blank.nome, valor: '320,00' });
  const [back, , first] = (await historyOf(CONSULTATION)).changes;
  expect(back?.lines.map(({ where }) => where)).toEqual(['Nome', 'Preço', 'Texto da página']);
  expect(first?.links).toEqual([]);
});

test('a planned length that has begun is no change of who saves next, and comes back as what it is', async () => {
  const next = addDays(MONDAY, 14);
  await set(CONSULTATION, { mudaEm: next, novaDuracao: '40' });
  const [planned] = (await historyOf(CONSULTATION)).changes;
  expect(planned?.lines.map(({ after }) => after)).toEqual([
    'a partir de 19 de outubro de 2026: 40 min',
  ]);
  later(20);
  await again();
  await set(CONSULTATION, { depois: '10' });
  const [saved] = (await historyOf(CONSULTATION)).changes;
  expect(saved?.lines.map(({ where }) => where)).toEqual(['Arrumação depois']);
  expect((await formOf(CONSULTATION, `?como=${planned?.key}`)).blank).toMatchObject({
    duracao: '40',
    mudaEm: '',
  });
});

test('what is archived keeps its history; five hundred changes come in pages', async () => {
  const slug = 'gonioscopia';
  const { rows } = await database.pool.query(`select id from services where slug = $1`, [slug]);
  const detail = (minutes: number) => ({
    ...{ durationMinutes: minutes, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
    ...{ isBookableOnline: true, resourceIds: [] },
  });
  for (let index = 0; index < 500; index += 1)
    await database.pool.query(
      `insert into audit_log (at, actor, action, subject_type, subject_id, detail)
       values ($1, $2, 'agenda.service', 'agenda_setting', $3, $4)`,
      [
        new Date(at(MONDAY, '06:00').getTime() + index),
        `staff:${bia.id}`,
        `service:${rows[0]?.id}`,
        detail(index % 2 === 0 ? 25 : 30),
      ],
    );
  const path = `${LIST}/${slug}/pagina`;
  const { stamp } = faceShape.parse((await site.get(path, lucia)).page);
  expect((await site.post(path, { acao: 'arquivar', visto: stamp }, lucia)).status).toBe(303);
  const newest = await historyOf(slug);
  expect(newest.pageCount).toBe(26);
  expect(newest.changes).toHaveLength(20);
  expect(newest.changes[0]?.lines).toContainEqual({
    where: 'Arquivado',
    before: 'não',
    after: 'sim',
  });
  const oldest = await historyOf(slug, lucia, '?pagina=26');
  expect(oldest.changes.at(-1)?.key).toBe('inicio');
  expect((await historyOf(slug, lucia, '?pagina=0')).changes[0]?.key).toBe(newest.changes[0]?.key);
});

test('who may only read the agenda reads it, without a way back; nobody reads one of a service that there is not', async () => {
  await set(CONSULTATION, { duracao: '45' });
  await set(CONSULTATION, { duracao: '50' });
  const role = { name: 'Só ver', permissions: ['agenda.read' as const], ownAgendaOnly: false };
  const by = { id: lucia.id, permissions: ROLE_PERMISSIONS.administrator };
  const made = await makeRole(staffServices(database), by, { ...role, key: newToken() });
  if (!made.ok) throw new Error(made.refusal);
  const { id } = await aStaffMember(site.services, {
    ...{ role: `own:${made.value}`, username: 'leo', name: 'Leo Prado' },
    ...factor,
  });
  const leo = { id, cookie: await site.signedIn(id) };
  const { changes } = await historyOf(CONSULTATION, leo);
  expect(changes).toHaveLength(3);
  expect(changes.flatMap(({ links }) => links)).toEqual([]);
  expect((await historyOf(CONSULTATION)).changes.flatMap(({ links }) => links)).not.toEqual([]);
  expect((await site.get(`${LIST}/nada/historico`, lucia)).status).toBe(404);
  // A version that there is not, or that nobody can read, leaves the form as it is.
  const { rows } = await database.pool.query(
    `insert into audit_log (at, actor, action, subject_type, subject_id, detail)
     select at, actor, action, subject_type, subject_id, '{"weeks": 1}' from audit_log
     where action = 'agenda.service' limit 1 returning id`,
  );
  for (const key of ['agenda-999', `agenda-${rows[0]?.id}`])
    expect((await formOf(CONSULTATION, `?como=${key}`)).filled).toBeNull();
});
