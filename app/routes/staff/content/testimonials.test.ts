import { beforeEach, expect, test } from 'vitest';
import { testimonials } from '#app/db/authorisation-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { MOST_SHOWN } from '#app/features/reviews/testimonial.ts';
import { newToken } from '#app/platform/token.server.ts';
import { stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const site = await staffSite(database, stillClock());
const NEW = '/equipe/depoimentos/novo';

let editor: { cookie: string };
beforeEach(async () => {
  const { id } = await aStaffMember(site.services, { role: 'editor', name: 'Célia' });
  editor = { cookie: await site.signedIn(id) };
});

const FORM = {
  palavras: 'A médica explicou cada exame antes de começar.',
  nome: 'Ana',
  idioma: 'pt-BR',
  dataDay: '3',
  dataMonth: '9',
  dataYear: '2026',
  meio: 'paper',
  guarda: 'Marina, pasta de autorizações',
  site: 'sim',
  mostrar: 'sim',
};
const add = (changes: Record<string, string> = {}) =>
  site.post(NEW, { ...FORM, key: newToken(), ...changes }, editor);
const shownNow = async () => {
  await site.services.contentStore.refresh();
  return site.services.clinic.testimonials.map(({ shownName }) => shownName);
};

test('what a patient allowed is on the site, in every language, with an audit row', async () => {
  expect((await add()).location).toBe('/equipe/depoimentos/1?feito');
  expect(await shownNow()).toEqual(['Ana']);
  expect(site.services.contents['en-US']?.clinic.testimonials).toEqual([
    { id: 1, words: FORM.palavras, shownName: 'Ana', locale: 'pt-BR' },
  ]);
  const [row] = await database.db.select().from(auditLog);
  expect(row).toMatchObject({ action: 'testimonial.added', detail: { isShown: true } });
  expect(JSON.stringify(row)).not.toMatch(/Ana|explicou/);
});

test('a form that is sent twice stores one', async () => {
  const key = newToken();
  const places = [(await add({ key })).location, (await add({ key })).location];
  expect(new Set(places).size).toBe(1);
  expect(await database.db.$count(testimonials)).toBe(1);
});

test('without permission for the site it is kept, not shown', async () => {
  expect((await add({ site: '', redes: 'sim', mostrar: '' })).status).toBe(303);
  expect(await shownNow()).toEqual([]);
  const refused = await add({ site: '', redes: 'sim' });
  expect(refused.status).toBe(400);
  expect(refused.form).toMatchObject({ errors: [{ fieldId: 'mostrar' }] });
});

test.each([
  [{ palavras: 'Bom.' }, 'palavras'],
  [{ nome: 'Ana Maria de Souza' }, 'nome'],
  [{ nome: 'ana' }, 'nome'],
  [{ idioma: 'fr' }, 'idioma'],
  [{ dataDay: '31' }, 'dataDay'],
  [{ dataMonth: '' }, 'dataDay'],
  [{ meio: 'phone' }, 'meio'],
  [{ guarda: '' }, 'guarda'],
  [{ site: '', mostrar: '' }, 'site'],
])('%j is refused at its field, and what was typed stays', async (change, fieldId) => {
  const answer = await add(change);
  expect(answer.status).toBe(400);
  expect(answer.form).toMatchObject({
    errors: [{ fieldId }],
    values: { mostrar: expect.any(String) },
  });
});

test.each(['Ana', 'Maria José', 'José-Carlos', 'Ana S.', 'M. J. S.', 'M.J.'])(
  '%s is a name that may be shown',
  async (nome) => {
    expect((await add({ nome })).status).toBe(303);
  },
);

test('praise that the clinic may not publish is kept, not shown', async () => {
  const palavras = 'A melhor clínica, um atendimento maravilhoso!';
  const refused = await add({ palavras });
  expect(refused.status).toBe(422);
  expect(refused.form).toMatchObject({
    errors: [{ fieldId: 'palavras' }],
    findings: [{ rule: 'superlative' }, { rule: 'heartfelt-praise' }],
  });
  expect((await add({ palavras, mostrar: '' })).status).toBe(303);
  expect(await shownNow()).toEqual([]);
});

test('so many are shown and not one more', async () => {
  for (let shown = 0; shown < MOST_SHOWN; shown += 1) await add();
  const refused = await add();
  expect(refused.status).toBe(409);
  expect(refused.form).toMatchObject({ errors: [{ fieldId: 'mostrar' }] });
  expect((await add({ mostrar: '' })).status).toBe(303);
  expect(await shownNow()).toHaveLength(MOST_SHOWN);
});

test('of two who change it at a time the second learns who was first', async () => {
  await add();
  const path = '/equipe/depoimentos/1';
  const first = await site.post(path, { ...FORM, versao: '1', nome: 'Bia' }, editor);
  expect(first.status).toBe(303);
  expect((await site.post(path, { ...FORM, versao: '1', nome: 'Bia' }, editor)).status).toBe(303);
  const second = await site.post(path, { ...FORM, versao: '1', nome: 'Caio' }, editor);
  expect(second.status).toBe(409);
  expect(second.form).toMatchObject({
    values: { nome: 'Caio' },
    version: 2,
    errors: [{ message: expect.stringContaining('Célia') }],
  });
  expect(await shownNow()).toEqual(['Bia']);
});

test('who takes the permission back is off the site for good, whatever others do', async () => {
  await add();
  const path = '/equipe/depoimentos/1';
  expect((await site.post(path, { acao: 'retirar' }, editor)).status).toBe(400);
  const revoked = await site.post(path, { acao: 'retirar', confirmo: 'sim' }, editor);
  expect([revoked.status, revoked.location]).toEqual([303, path]);
  expect(await shownNow()).toEqual([]);
  const back = await site.post(path, { ...FORM, versao: '2' }, editor);
  expect(back.status).toBe(409);
  expect((await site.get(path, editor)).page).toMatchObject({ revokedAt: expect.any(String) });
  expect(await database.db.$count(auditLog)).toBe(2);
});

test('only who writes the site keeps testimonials', async () => {
  const { id } = await aStaffMember(site.services, { role: 'reception' });
  const reception = { cookie: await site.signedIn(id) };
  expect((await site.get('/equipe/depoimentos', reception)).status).toBe(403);
  expect((await site.post(NEW, FORM, reception)).status).toBe(403);
  expect((await site.get('/equipe/depoimentos/99', editor)).status).toBe(404);
});

test('its page tells who kept it, showed it and took it away, and none of the patient’s words', async () => {
  const { location } = await add({ mostrar: '' });
  const path = location?.replace('?feito', '') ?? '';
  const send = (changes: Record<string, string>) =>
    site.post(path, { ...FORM, versao: '1', ...changes }, editor);
  await send({});
  await send({ versao: '2', nome: 'Bia' });
  await site.post(path, { acao: 'retirar', confirmo: 'sim' }, editor);
  const { page } = await site.get(path, editor);
  expect(page).toMatchObject({
    history: {
      changes: [
        { who: 'Célia', lines: [{ after: 'autorização retirada' }] },
        { who: 'Célia', lines: [{ where: 'Depoimento', after: expect.stringContaining('nome') }] },
        { who: 'Célia', lines: [{ where: 'No site', before: 'não', after: 'sim' }] },
        { who: 'Célia', lines: [{ after: 'guardado; no site: não' }] },
      ],
    },
  });
});
