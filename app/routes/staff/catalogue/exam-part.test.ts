import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { services as serviceRows } from '#app/db/schema.ts';
import { serviceExclusions } from '#app/db/steps-schema.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite, visitorSite } from '#tests/staff-site.ts';

// How a service goes together with others on one coming, and what is booked before it, on its page.

const database = await testDatabase();
const LIST = '/equipe/agenda/servicos';
const OWN = 'teste-de-lagrima';
const GONIO = 'gonioscopia';
const CONSULTATION = 'consultas-oftalmologicas';
const pageOf = (slug: string) => `${LIST}/${slug}/pagina`;

let site = await staffSite(database, stillClock());
let cookie = '';
beforeEach(async () => {
  site = await staffSite(database, stillClock());
  const factor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  cookie = await site.signedIn(id);
});

type Values = Record<string, string | readonly string[]>;
const post = (path: string, values: Values) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) form.append(name, one);
  return site.post(path, form, { cookie });
};
const shape = z.looseObject({
  stamp: z.string(),
  blank: z.looseObject({ nome: z.string(), endereco: z.string(), grupo: z.string() }),
  exams: z.looseObject({
    umOlho: z.string(),
    dilataPupila: z.boolean(),
    ordem: z.string(),
    sozinho: z.boolean(),
    naoJunto: z.array(z.string()),
    avaliacao: z.string(),
    botao: z.string(),
    botaoIngles: z.string(),
  }),
  choices: z.looseObject({
    apart: z.array(z.looseObject({ slug: z.string() })),
    evaluations: z.array(z.looseObject({ slug: z.string() })),
    order: z.string(),
  }),
});
const read = async (path: string) => shape.parse((await site.get(path, { cookie })).page);
const preview = z.looseObject({
  preview: z.looseObject({ lines: z.array(z.string()), stamp: z.string() }),
});
const refused = z.looseObject({
  errors: z.array(z.looseObject({ fieldId: z.string(), message: z.string() })),
});

/** What the form sends: as it stands, with changes. */
async function typed(path: string, changes: Values): Promise<Values> {
  const { stamp, blank, exams } = await read(path);
  const { dilataPupila, sozinho, naoJunto, ...texts } = exams;
  const { nome, endereco, grupo } = blank;
  return {
    ...{ visto: stamp, nome, endereco, grupo, exames: 'sim' },
    ...{ ...texts, naoJunto },
    ...(dilataPupila && { dilataPupila: 'sim' }),
    ...(sozinho && { sozinho: 'sim' }),
    ...changes,
  };
}

/** Reads what the change does and saves it. @returns the lines that were shown */
async function save(slug: string, changes: Values, from = pageOf(slug)) {
  const values = await typed(from, changes);
  const shown = preview.parse((await post(pageOf(slug), values)).form).preview;
  const saved = await post(pageOf(slug), { ...values, lido: shown.stamp });
  expect(saved.status).toBe(303);
  return { lines: shown.lines, location: saved.location ?? '' };
}

async function addOwn(changes: Values = {}) {
  const people = await database.db.query.resources.findMany();
  const doctor = people.find(({ slug }) => slug === 'helena-prado-vilela')?.id;
  const made = await post(`${LIST}/novo?modelo=nenhum`, {
    ...{ nome: 'Teste de lágrima', resumo: 'Mede quanta lágrima o olho faz.', duracao: '30' },
    ...{ descricao: 'Uma fita de papel fica na borda da pálpebra.', antes: '0', depois: '0' },
    ...{ precisa: String(doctor ?? 0), grupo: 'exam', online: 'sim' },
    ...changes,
  });
  expect(made.status).toBe(303);
}

async function recorded(slug: string) {
  const { record } = await readCurrentRecord(database.db, site.services.contentStore.clinicFile);
  return record.services.find((each) => each.slug === slug);
}

async function inAgenda(slug: string) {
  const [row] = await database.db.select().from(serviceRows).where(eq(serviceRows.slug, slug));
  if (!row) throw new Error(`the agenda has no ${slug}`);
  const { id, oneEyeMinutes, dilates, orderRank, standsAlone } = row;
  const pairs = await database.db.select().from(serviceExclusions);
  const apart = pairs.filter((each) => each.serviceId === id || each.otherId === id).length;
  return { oneEyeMinutes, dilates, orderRank, standsAlone, apart };
}

const FREE = { oneEyeMinutes: null, dilates: false, orderRank: 0, standsAlone: false, apart: 0 };

test('a service of one’s own goes together with others as its page says, in the agenda at once', async () => {
  await addOwn();
  expect(await inAgenda(OWN)).toEqual(FREE);
  const { lines } = await save(OWN, {
    ...{ umOlho: '15', dilataPupila: 'sim', ordem: '5', naoJunto: [GONIO] },
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'Quem marca escolhe um olho, em 15 minutos, ou os dois, em 30.',
      'Não se marca mais na mesma vinda que Gonioscopia.',
      expect.stringMatching(/^Na mesma vinda, fica depois de .*Topografia/),
      expect.stringMatching(/^Na mesma vinda, fica antes de .*Retinografia/),
    ]),
  );
  expect(await inAgenda(OWN)).toEqual({
    ...{ oneEyeMinutes: 15, dilates: true, orderRank: 5, standsAlone: false, apart: 1 },
  });
  await save(OWN, { umOlho: '', dilataPupila: [], ordem: '0', naoJunto: [] });
  expect(await inAgenda(OWN)).toEqual(FREE);
});

test('an own service has them from its first moment', async () => {
  await addOwn({ exames: 'sim', umOlho: '10', ordem: '7', sozinho: 'sim', naoJunto: [GONIO] });
  expect(await inAgenda(OWN)).toEqual({
    ...{ oneEyeMinutes: 10, dilates: false, orderRank: 7, standsAlone: true, apart: 1 },
  });
});

test('what is not booked online leads to its evaluation, with the words of its button', async () => {
  await addOwn({ online: [] });
  const { lines } = await save(OWN, { avaliacao: CONSULTATION, botao: 'Agendar avaliação' });
  expect(lines).toEqual([expect.stringContaining('com o botão “Agendar avaliação”')]);
  const visitors = await visitorSite(database, stillClock());
  await visitors.services.contentStore.refresh();
  const visited = await visitors.get(`/servicos/${OWN}`);
  expect(visited.page).toMatchObject({
    evaluation: { service: CONSULTATION, button: 'Agendar avaliação' },
  });
  await save(OWN, { avaliacao: '' });
  expect((await recorded(OWN))?.evaluation).toBeUndefined();
});

test('what cannot be is told at its field, and what was typed stays', async () => {
  const values = await typed(pageOf(GONIO), {
    ...{ umOlho: '12', ordem: '100', naoJunto: [GONIO] },
    ...{ avaliacao: 'cirurgias-oftalmologicas', botao: '' },
  });
  const answer = await post(pageOf(GONIO), values);
  expect(answer).toMatchObject({ status: 400, form: { exams: { umOlho: '12', ordem: '100' } } });
  const fields = refused.parse(answer.form).errors.map(({ fieldId }) => fieldId);
  expect(fields).toEqual(['umOlho', 'ordem', 'naoJunto', 'avaliacao', 'botao']);
  const longer = await post(pageOf(GONIO), { ...values, umOlho: '25' });
  expect(refused.parse(longer.form).errors[0]?.message).toContain('que levam 20 minutos');
  const buttonAlone = await typed(pageOf(GONIO), { botao: 'Agendar' });
  expect(refused.parse((await post(pageOf(GONIO), buttonAlone)).form).errors).toMatchObject([
    { fieldId: 'avaliacao' },
  ]);
});

test('two that are kept apart are so on both pages, and either page takes it off', async () => {
  const other = 'exames-de-refracao';
  expect((await recorded(CONSULTATION))?.notTogetherWith).toContain(other);
  expect((await recorded(other))?.notTogetherWith).not.toContain(CONSULTATION);
  const { exams } = await read(pageOf(other));
  expect(exams.naoJunto).toContain(CONSULTATION);
  const { apart } = await inAgenda(other);
  const rest = exams.naoJunto.filter((slug) => slug !== CONSULTATION);
  const { lines } = await save(other, { naoJunto: rest });
  expect(lines).toEqual([expect.stringMatching(/^Pode ser marcado na mesma vinda que /)]);
  expect((await recorded(CONSULTATION))?.notTogetherWith).not.toContain(other);
  expect((await inAgenda(other)).apart).toBe(apart - 1);
});

test('a form without this part, and one that changes another field, leave it as it is', async () => {
  const slug = 'campo-visual';
  const before = await inAgenda(slug);
  expect(before.oneEyeMinutes).toBe(30);
  const all = await typed(pageOf(slug), { nome: 'Campo de visão' });
  expect((await post(pageOf(slug), all)).status).toBe(303);
  const { stamp: visto, blank } = await read(pageOf(slug));
  const { endereco, grupo } = blank;
  const face = await post(pageOf(slug), { visto, nome: 'Campo visual', endereco, grupo });
  expect(face.status).toBe(303);
  expect(await inAgenda(slug)).toEqual(before);
});

test('a change is taken back by “Desfazer”, and brought back from the history', async () => {
  const before = await inAgenda(GONIO);
  const { location } = await save(GONIO, { umOlho: '10', sozinho: 'sim' });
  const version = new URL(location, 'http://localhost').searchParams.get('versao') ?? '';
  await post(pageOf(GONIO), { acao: 'desfazer', versao: version });
  expect(await inAgenda(GONIO)).toEqual(before);
  const history = z
    .looseObject({
      changes: z.array(
        z.looseObject({
          lines: z.array(z.looseObject({ where: z.string(), after: z.string() })),
          links: z.array(z.looseObject({ href: z.string(), label: z.string() })),
        }),
      ),
    })
    .parse((await site.get(`${LIST}/${GONIO}/historico`, { cookie })).page);
  const made = history.changes.find(({ lines }) => lines.some(({ after }) => /^10 /.test(after)));
  expect(made?.lines.map(({ where }) => where)).toEqual([
    ...['Duração de um olho só', 'Nunca na mesma vinda que outro serviço'],
  ]);
  const link = made?.links.find(({ href }) => href.startsWith(pageOf(GONIO)));
  const filled = await read(link?.href ?? '');
  expect(filled.exams).toMatchObject({ umOlho: '10', sozinho: true });
  await save(GONIO, {}, link?.href);
  expect(await inAgenda(GONIO)).toEqual({ ...before, oneEyeMinutes: 10, standsAlone: true });
});
