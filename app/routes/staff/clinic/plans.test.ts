import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import { entriesOfDraft } from '#app/features/clinic-record/form-entries.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { formOf, sectionOf } from '#app/features/clinic-record/sections.ts';
import { stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { begun, orderNow, orderServices, placed } from '#tests/orders.ts';
import { aStaffMember } from '#tests/staff.ts';
import { cookieLine, staffSite, visitorSite } from '#tests/staff-site.ts';

const database = await testDatabase();

async function clinicSite() {
  const site = await staffSite(database, stillClock());
  const administrator = { role: 'administrator', totpSalt: 'salt', totpLastStep: 1 } as const;
  const { id } = await aStaffMember(site.services, administrator);
  return { site, ana: { cookie: await site.signedIn(id) } };
}
let { site, ana } = await clinicSite();
beforeEach(async () => {
  ({ site, ana } = await clinicSite());
});

const PATH = '/equipe/clinica/planos';
const answerShape = z.looseObject({
  errors: z.array(z.looseObject({ fieldId: z.string(), message: z.string() })),
  preview: z.looseObject({ consequences: z.array(z.string()) }).nullable(),
});

const answerErrors = answerShape.pick({ errors: true });

async function sent(changes: Record<string, string>, acao: string, versao = 0) {
  const section = sectionOf('planos');
  if (!section) throw new Error('there is no such section');
  const form = formOf(section);
  const { record } = await readCurrentRecord(database.db, serraClaraRecord);
  const entries = Object.fromEntries(entriesOfDraft(form, draftOf(form, record)));
  return site.post(PATH, { ...entries, ...changes, acao, versao: String(versao) }, ana);
}

test('pairs, order and offer change on screen, what was signed stays, and all of it is taken back', async () => {
  const services = orderServices(database, site.services.clock);
  const id = await placed(services);
  await begun(services, id);
  const change = { 'yearPlans.0.pairsAYear': '24', 'yearPlans.2.isArchived': 'sim' };
  const checked = answerShape.parse((await sent(change, 'conferir')).form);
  expect(checked.preview?.consequences).toEqual([
    'Básico: vale para contratos novos. 1 contrato continua até o fim como foi assinado.',
    'Premium: sai do site, e ninguém mais o contrata. Ninguém tem contrato dele agora.',
    expect.stringContaining('não muda sozinho'),
  ]);
  expect(await sent(change, 'salvar')).toMatchObject({ location: `${PATH}?feito=1` });
  await site.services.contentStore.refresh();
  const { yearPlans } = site.services.clinic;
  expect(yearPlans.map(({ pairsAYear, isArchived }) => [pairsAYear, isArchived])).toEqual([
    [24, false],
    [13, false],
    [14, true],
    [12, false],
    [13, false],
    [14, false],
  ]);
  expect(await orderNow(services, id)).toMatchObject({ pairs: 12, totalCents: 120_000 });
  const history = await site.get(`${PATH}/historico`, ana);
  expect(JSON.stringify(history)).toContain('Pares de lentes por ano');
  const undone = await site.post(PATH, { versao: '1', acao: 'desfazer' }, ana);
  expect(undone.location).toBe(`${PATH}?desfeito`);
  await site.services.contentStore.refresh();
  expect(site.services.clinic.yearPlans[0]?.pairsAYear).toBe(12);
});

test('a text of the clinic’s own that still says the old number of pairs is named', async () => {
  const write = (slug: string, source: string) =>
    database.pool.query(
      `with made as (
        insert into content_documents (kind, locale, slug, title, latest_revision, published_revision, version, changed_at)
        values ('plans', 'pt-BR', $1, $1, 1, 1, 1, now()) returning id)
      insert into content_revisions (document_id, number, source, written_at)
      select id, 1, $2, now() from made`,
      [slug, source],
    );
  await write('basico', 'Você recebe 12 pares por ano.');
  await write('padrao', '{com 13 pares em padrao: Um par de reserva} e {pairs padrao}');
  const change = { 'yearPlans.0.pairsAYear': '24', 'yearPlans.1.pairsAYear': '26' };
  const { preview } = answerShape.parse((await sent(change, 'conferir')).form);
  const said = preview?.consequences.filter((line) => line.includes('ainda diz'));
  expect(said).toEqual([expect.stringMatching(/^Básico: .*“12 pares”/)]);
});

test('what is wrong is told at its field', async () => {
  for (const pairs of ['doze', '11'])
    expect(
      answerShape.parse((await sent({ 'yearPlans.0.pairsAYear': pairs }, 'salvar')).form).errors,
    ).toMatchObject([{ fieldId: 'yearPlans.0.pairsAYear' }]);
});

test('where a plan stands on the site changes nothing that is signed, and back it only comes', async () => {
  const shown = async (changes: Record<string, string>, version = 0) =>
    answerShape.parse((await sent(changes, 'conferir', version)).form).preview?.consequences;
  expect(
    await shown({ 'yearPlans.1.isHighlighted': '', 'yearPlans.2.isHighlighted': 'sim' }),
  ).toEqual([]);
  await sent({ 'yearPlans.2.isArchived': 'sim' }, 'salvar');
  expect(await shown({ 'yearPlans.2.isArchived': '' }, 1)).toEqual(['Premium: volta ao site.']);
});

const effectsOf = z.looseObject({ effects: z.looseObject({ stamp: z.string() }) });

test('an archived plan is given no price, and after a wrong field the price is still based on what was seen', async () => {
  const prices = '/equipe/assinaturas/precos';
  const price = { acao: 'preco', valor: '199,90', versao: '0' };
  const from = { inicioDay: '1', inicioMonth: '3', inicioYear: '2027' };
  await sent({ 'yearPlans.2.isArchived': 'sim' }, 'salvar');
  await site.services.contentStore.refresh();
  const archived = await site.post(prices, { ...price, ...from, plano: 'premium' }, ana);
  expect(archived).toMatchObject({
    ...{ status: 400, form: { values: { plano: 'premium', valor: '199,90' } } },
  });
  expect(answerErrors.parse(archived.form).errors).toMatchObject([
    { fieldId: 'plano', message: expect.stringContaining('arquivado') },
  ]);
  const padrao = { ...price, ...from, plano: 'padrao' };
  const { stamp } = effectsOf.parse((await site.post(prices, padrao, ana)).form).effects;
  const announced = await site.post(prices, { ...padrao, lido: stamp }, ana);
  expect(announced.status).toBe(303);
  const wrong = await site.post(prices, { ...price, ...from, valor: '', plano: 'basico' }, ana);
  expect(wrong).toMatchObject({ status: 400, form: { seenVersion: 0 } });
  const late = await site.post(prices, { ...price, ...from, plano: 'basico' }, ana);
  expect(late).toMatchObject({ status: 409, form: { seenVersion: null } });
});

test('who is under way in the sign-up of a plan that leaves is told so, in their language', async () => {
  const visitors = await visitorSite(database, stillClock());
  const asked = await visitors.post('/assine', { plano: 'premium' });
  expect(asked.location).toBe('/assine/dados');
  const cookie = cookieLine(asked.cookies);
  await sent({ 'yearPlans.2.isArchived': 'sim' }, 'salvar');
  await visitors.services.contentStore.refresh();
  const left = await visitors.get('/assine/dados', { cookie });
  expect(left.location).toBe('/assine?encerrado=premium');
  expect((await visitors.get(left.location ?? '')).page).toMatchObject({ goneName: 'Premium' });
  const english = await visitors.post('/en-us/assine', { plano: 'premium' });
  expect(english.location).toBe('/en-us/assine?encerrado=premium');
  // Nobody is told so of a plan that there is, or that there never was.
  for (const other of ['basico', 'flex', 'nenhum'])
    expect((await visitors.get(`/assine?encerrado=${other}`)).page).toMatchObject({
      goneName: null,
    });
});

test('a plan that somebody has taken out of the form is not taken out of the record', async () => {
  const answer = await sent({ 'yearPlans.linhas': '5' }, 'salvar');
  expect(answerShape.parse(answer.form).errors).toMatchObject([{ fieldId: 'yearPlans' }]);
});
