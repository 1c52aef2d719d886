import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#app/db/schema.ts';
import { changeSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { stillClock } from '#tests/booking.ts';
import { columnsWith } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { GOOGLE_KEY, PLACE_ID, startGoogle } from '#tests/google-peer.ts';
import { testReviews } from '#tests/google-reviews.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const google = await startGoogle();
afterAll(google.close);
const database = await testDatabase();
const clock = stillClock();
const site = await staffSite(database, clock);
const STATE = '/equipe/avaliacoes';
const SWITCH = '/equipe/depoimentos';

beforeEach(() => {
  google.asked.length = 0;
  google.behave('fine');
  site.services.googleReviews = testReviews({
    ...{ origin: google.origin, clock, log: site.services.log },
    clinic: () => site.services.clinic,
  });
});

const as = async (role: 'editor' | 'reception') => {
  const { id } = await aStaffMember(site.services, { role, name: 'Célia' });
  return { cookie: await site.signedIn(id) };
};

test('whoever is of the staff asks Google once, reads what came, and it is noted without a word of it', async () => {
  const reception = await as('reception');
  const asked = await site.post(STATE, {}, reception);
  expect(asked).toMatchObject({ status: 303 });
  expect(asked.location).toMatch(/^\/equipe\/avaliacoes\?feito=reviews&ms=\d+&avaliacoes=4$/);
  const { page } = await site.get(asked.location ?? '', reception);
  expect(page).toMatchObject({
    answer: { isGood: true, outcome: 'chegaram avaliações' },
    maySwitch: false,
    lines: expect.arrayContaining([
      { label: 'Chave dos mapas', value: 'em ordem' },
      { label: 'Avaliações recebidas', value: '4' },
      { label: 'O que os visitantes veem', value: 'as avaliações do Google' },
    ]),
  });
  const [row] = await database.db.select().from(auditLog);
  expect(row).toMatchObject({
    action: 'google.asked',
    subjectId: 'google-reviews',
    detail: { outcome: 'reviews', count: 4 },
  });
  const told = JSON.stringify([page, site.services.log.lines]);
  expect(told).not.toContain(GOOGLE_KEY);
  expect(told).not.toContain(PLACE_ID);
  // In memory alone: neither the reviews nor the key nor who wrote them.
  const words = ['Explicaram cada passo', 'Teresa Exemplo', 'Clear answers', GOOGLE_KEY];
  expect(await columnsWith(database.db, words)).toEqual([]);
});

test('a second question within the minute waits, and Google does not hear of it', async () => {
  const [reception, editor] = [await as('reception'), await as('editor')];
  await site.post(STATE, {}, reception);
  const refused = await site.post(STATE, {}, editor);
  expect(refused).toMatchObject({
    status: 429,
    form: { errors: [{ fieldId: 'perguntar', message: expect.stringContaining('Espere') }] },
  });
  expect(google.asked).toHaveLength(1);
});

test.each([
  ['forbidden', 'key-refused', 'MAPS_KEY'],
  ['gone', 'place-gone', 'MAPS_PLACE_ID'],
  ['no-reviews', 'no-reviews', 'convide'],
] as const)('when Google is %s staff read what to do', async (mode, outcome, words) => {
  google.behave(mode);
  const reception = await as('reception');
  const { location } = await site.post(STATE, {}, reception);
  expect(location).toContain(`feito=${outcome}`);
  const { page } = await site.get(location ?? '', reception);
  expect(page).toMatchObject({
    answer: { isGood: false, advice: expect.stringContaining(words) },
    advice: expect.stringContaining(words),
  });
});

test('without a key there is nothing to ask, and the page says so', async () => {
  delete site.services.googleReviews;
  const reception = await as('reception');
  expect(await site.post(STATE, {}, reception)).toMatchObject({ status: 422 });
  expect(await site.get(STATE, reception)).toMatchObject({ status: 200, page: { answer: null } });
});

test('an outcome that nobody knows is not shown', async () => {
  const { page } = await site.get(`${STATE}?feito=constructor&ms=1`, await as('reception'));
  expect(page).toMatchObject({ answer: null });
});

test('an editor switches them off and on; who saw an older state is told', async () => {
  const editor = await as('editor');
  expect(await site.get(SWITCH, editor)).toMatchObject({
    page: { google: { isShown: true, isConfigured: true, version: 0 } },
  });
  await site.services.googleReviews?.askNow();
  expect(site.services.googleReviews?.look().kind).toBe('reviews');
  const off = await site.post(SWITCH, { versao: '0' }, editor);
  expect(off.location).toBe('/equipe/depoimentos?feito=google#avaliacoes-do-google');
  expect(site.services.googleReviews?.look()).toEqual({ kind: 'off' });
  expect(await site.post(SWITCH, { versao: '0', google: 'on' }, editor)).toMatchObject({
    status: 409,
    form: { changedLine: expect.stringContaining('Célia') },
  });
  await site.post(SWITCH, { versao: '1', google: 'on' }, editor);
  expect(site.services.googleReviews?.look().kind).toBe('reviews');
});

test('who switched them is told, and the way back fills the switch', async () => {
  const editor = await as('editor');
  await site.post(SWITCH, { versao: '0' }, editor);
  expect((await site.get(SWITCH, editor)).page).toMatchObject({
    google: {
      asked: null,
      history: {
        changes: [
          { who: 'Célia', lines: [{ before: 'sim', after: 'não' }], links: [] },
          { moment: 'No começo', links: [{ href: `${SWITCH}?como=0#versao-antiga` }] },
        ],
      },
    },
  });
  expect((await site.get(`${SWITCH}?como=0`, editor)).page).toMatchObject({
    google: { isShown: false, asked: { isShown: true, filled: { who: '' } }, version: 1 },
  });
});

test('who comes too late for that is shown the value and the version of one moment', async () => {
  await site.services.contentStore.refresh();
  const { id } = await aStaffMember(site.services, { username: 'dora', name: 'Dora' });
  // Saved elsewhere: what the pages of this process show has not followed yet.
  await changeSetting(site.services, 'google-reviews', { value: false, seenVersion: 0, by: id });
  expect(site.services.clinic.showsGoogleReviews).toBe(true);
  const late = await site.post(SWITCH, { versao: '0', google: 'on' }, await as('editor'));
  expect(late).toMatchObject({
    status: 409,
    form: { changedLine: expect.stringContaining('Dora') },
    page: { google: { isShown: false, version: 1 } },
  });
});

test('reception does not switch them', async () => {
  expect(await site.post(SWITCH, { versao: '0' }, await as('reception'))).toMatchObject({
    status: 403,
  });
});
