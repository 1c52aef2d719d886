import { beforeEach, expect, test } from 'vitest';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import { stillClock } from '#tests/booking.ts';
import { CANARIES } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { aScreening } from '#tests/screening.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const WHO = { name: CANARIES.name, phoneE164: CANARIES.phone, email: null };
const SETTING = '/equipe/questionario';

let site = await staffSite(database, stillClock());
beforeEach(async () => {
  site = await staffSite(database, stillClock());
});

async function signedIn(role: 'practitioner' | 'reception' | 'editor' | 'administrator') {
  const { id } = await aStaffMember(site.services, { role, totpSalt: 'salt', totpLastStep: 1 });
  return { id, as: { cookie: await site.signedIn(id) } };
}

const openings = async () =>
  (await db.select().from(auditLog)).filter(({ action }) => action === 'screening.opened');

test('a clinician sees who sent answers, and none of the answers', async () => {
  const { reference } = await aScreening(database, WHO);
  const { as } = await signedIn('practitioner');
  const { page } = await site.get('/equipe/triagens', as);
  expect(page).toMatchObject({ rows: [{ reference, name: WHO.name, opened: 'ainda não' }] });
  expect(JSON.stringify(page)).not.toMatch(/Muitas vezes|pontos|Sinais fortes|30/);
  expect(await openings()).toEqual([]);
});

test('opening shows the answers in words, and each opening is written down', async () => {
  const { id: screeningId, reference } = await aScreening(database, WHO);
  const { id, as } = await signedIn('practitioner');
  const path = `/equipe/triagens/${reference}`;
  const { page } = await site.get(path, as);
  expect(page).toMatchObject({
    view: {
      score: '30 de 40',
      band: 'Sinais fortes de olho seco',
      rows: expect.arrayContaining([
        { key: 'ardor', cells: ['Os seus olhos ardem ou queimam?', 'Muitas vezes', '3'] },
      ]),
    },
  });
  await site.get(path, as);
  const seen = { actor: `staff:${id}`, subjectType: 'screening', subjectId: String(screeningId) };
  expect(await openings()).toMatchObject([seen, seen]);
  const list = await site.get('/equipe/triagens', as);
  expect(list.page).toMatchObject({ rows: [{ opened: '2 vezes' }] });
  expect((await site.get('/equipe/triagens/aaaaaaaaaaaa', as)).status).toBe(404);
});

test.each(['reception', 'editor', 'administrator'] as const)(
  'the role %s opens neither list nor answers',
  async (role) => {
    const { reference } = await aScreening(database, WHO);
    const { as } = await signedIn(role);
    for (const path of ['/equipe/triagens', `/equipe/triagens/${reference}`]) {
      const answer = await site.get(path, as);
      expect(answer.status).toBe(403);
      expect(answer.page ?? null).toBeNull();
    }
    expect(await openings()).toEqual([]);
  },
);

test('answers of another secret are told as unreadable, with who sent them', async () => {
  const { reference } = await aScreening(database, WHO);
  await database.pool.query(
    `update screenings set sealed = set_byte(sealed, 40, 255 - get_byte(sealed, 40))`,
  );
  const { as } = await signedIn('practitioner');
  const { status, page } = await site.get(`/equipe/triagens/${reference}`, as);
  expect([status, page]).toMatchObject([200, { view: null }]);
  expect(await openings()).toHaveLength(1);
  expect(JSON.stringify(site.services.log)).not.toContain('Zuleide');
});

test('the clinic chooses the questionnaire, and nobody overwrites a colleague', async () => {
  const { as } = await signedIn('editor');
  expect((await site.get(SETTING, as)).page).toMatchObject({ chosen: 'ten-items', version: 0 });
  const choice = { questionario: 'short-form', versao: '0' };
  const shown = await site.post(SETTING, choice, as);
  expect(shown).toMatchObject({
    status: 200,
    form: {
      effects: {
        value: 'short-form',
        lines: [
          expect.stringMatching(/com 3 perguntas, em vez de .*, com 10\.$/),
          expect.stringContaining('página de 1 campanha'),
          expect.stringContaining('nenhuma resposta'),
        ],
      },
    },
  });
  expect((await site.get(SETTING, as)).page).toMatchObject({ chosen: 'ten-items', version: 0 });
  const saved = await site.post(SETTING, { ...choice, lido: '0 short-form' }, as);
  expect(saved).toMatchObject({ status: 303, location: `${SETTING}?feito` });
  expect((await site.get(SETTING, as)).page).toMatchObject({ chosen: 'short-form', version: 1 });
  const { contents } = site.services;
  expect(contents['pt-BR'].clinic.screeningInstrument).toBe('short-form');
  const late = { questionario: 'ten-items', versao: '0', lido: '0 ten-items' };
  expect((await site.post(SETTING, late, as)).status).toBe(409);
  expect((await site.post(SETTING, { questionario: 'osdi', versao: '1' }, as)).status).toBe(400);
  expect(await db.select().from(clinicSettings)).toMatchObject([
    { subject: 'screening', value: 'short-form' },
  ]);
});

test('who chose which questionnaire is told, and the way back fills the form', async () => {
  const { as } = await signedIn('editor');
  await aScreening(database, WHO);
  const choice = { questionario: 'short-form', versao: '0' };
  const { form } = await site.post(SETTING, choice, as);
  expect(JSON.stringify(form)).toContain('A resposta que já chegou fica como foi dada');
  await site.post(SETTING, { ...choice, lido: '0 short-form' }, as);
  expect((await site.get(SETTING, as)).page).toMatchObject({
    chosen: 'short-form',
    history: {
      changes: [{ links: [] }, { links: [{ href: `${SETTING}?como=0#versao-antiga` }] }],
    },
  });
  expect((await site.get(`${SETTING}?como=0`, as)).page).toMatchObject({
    ...{ chosen: 'ten-items', filled: { who: '' }, version: 1 },
  });
});

test('who sees patients has the list in the menu, who writes texts the choice', async () => {
  const menuOf = async (role: 'practitioner' | 'editor' | 'reception') =>
    JSON.stringify((await site.get('/equipe', (await signedIn(role)).as)).frame);
  expect(await menuOf('practitioner')).toContain('/equipe/triagens');
  expect(await menuOf('editor')).toContain(SETTING);
  const reception = await menuOf('reception');
  expect(reception).not.toContain('/equipe/triagens');
  expect(reception).not.toContain(SETTING);
});
