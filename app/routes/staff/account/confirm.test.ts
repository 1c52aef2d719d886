import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditLog } from '#app/db/schema.ts';
import { staff, staffLinks, staffRules } from '#app/db/staff-schema.ts';
import { PASSWORD_AGAIN } from '#app/features/staff/kept-fields.ts';
import { hashPassword, PASSWORD_COST } from '#app/features/staff/password-hash.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { aCanaryPerson } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, PASSWORD } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const START = at(MONDAY, '07:00').getTime();
const clock = stillClock();
const site = await staffSite(database, clock);
const passwordHash = await hashPassword(PASSWORD, PASSWORD_COST);
const INVITE = '/equipe/pessoas/convidar';
const CONFIRM = '/equipe/confirmar';

const later = (minutes: number) => clock.set(new Date(START + minutes * 60_000));
const wayFrom = (path: string) => `${CONFIRM}?volta=${encodeURIComponent(path)}&enviado=1`;
let asker = { cookie: '' };
let other = 0;

beforeEach(async () => {
  later(0);
  const factor = { totpSalt: 'salt', totpLastStep: 1, passwordHash };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...factor });
  other = (await aStaffMember(site.services, { role: 'reception' })).id;
  asker = { cookie: await site.signedIn(id) };
});

const form = () => ({ label: 'Ana', role: 'administrator', key: newToken() });

test('within ten minutes of the login the password is not asked again', async () => {
  later(9);
  expect((await site.post(INVITE, form(), asker)).location).toBe('/equipe/pessoas/link');
});

test('a session alone invites nobody; the password is asked with everything that was typed', async () => {
  later(11);
  const sent = form();
  const asked = await site.post(INVITE, sent, asker);
  expect(asked).toMatchObject({ status: 307, location: wayFrom(INVITE) });
  expect(await db.$count(staffLinks)).toBe(0);

  const page = await site.post(wayFrom(INVITE), sent, asker);
  expect(page.status).toBe(200);
  expect(page.form).toEqual({ errors: [], values: { fields: Object.entries(sent) } });
  expect(page.page).toEqual({ username: 'administrator', back: INVITE });

  const wrong = { ...sent, [PASSWORD_AGAIN]: 'another password' };
  const refused = await site.post(INVITE, wrong, asker);
  expect(refused).toMatchObject({ status: 307, location: `${wayFrom(INVITE)}&recusa=senha` });
  const told = await site.post(`${wayFrom(INVITE)}&recusa=senha`, wrong, asker);
  expect(told.status).toBe(401);
  expect(told.form).toMatchObject({
    errors: [{ fieldId: PASSWORD_AGAIN }],
    values: { fields: Object.entries(sent) },
  });
  expect(await db.$count(staffLinks)).toBe(0);

  const right = { ...sent, [PASSWORD_AGAIN]: PASSWORD };
  expect((await site.post(INVITE, right, asker)).location).toBe('/equipe/pessoas/link');
  later(20);
  expect((await site.post(INVITE, form(), asker)).location).toBe('/equipe/pessoas/link');
  later(22);
  expect((await site.post(INVITE, form(), asker)).status).toBe(307);
});

test('guessing it is held up as at the login', async () => {
  later(11);
  const guess = () => site.post(INVITE, { ...form(), [PASSWORD_AGAIN]: 'guess' }, asker);
  for (let n = 0; n < 5; n += 1) expect((await guess()).location).toContain('recusa=senha');
  const held = (await guess()).location ?? '';
  expect(held).toMatch(/&espera=\d+$/);
  expect((await site.post(held, form(), asker)).status).toBe(429);
});

test('nothing that opens accounts or gives away data is done by a session alone', async () => {
  await aCanaryPerson(database);
  const person = '/equipe/privacidade/pessoa/cadastro-1';
  const before = await db.$count(auditLog);
  later(11);
  const forms: [string, Record<string, string>][] = [
    [`/equipe/pessoas/${other}`, { intent: 'new-access', key: newToken() }],
    [`/equipe/pessoas/${other}`, { intent: 'role', role: 'administrator' }],
    [`/equipe/pessoas/${other}`, { intent: 'enable' }],
    ['/equipe/pessoas', { intent: 'second-factor', for: 'all', version: '0' }],
    [`${person}/exportar`, { identidade: 'in-person', formato: 'json' }],
    [`${person}/apagar`, {}],
    ['/equipe/mensagens/exportar', {}],
    ['/equipe/privacidade/incidentes/1/pessoas', {}],
    ['/equipe/agenda/calendarios', { acao: 'criar', chave: newToken(), quem: '', nomes: 'none' }],
    ['/equipe/segundo-fator', { intent: 'remove', code: '123456' }],
  ];
  for (const [path, fields] of forms)
    expect(await site.post(path, fields, asker)).toMatchObject({
      status: 307,
      location: wayFrom(path),
    });
  expect(await db.$count(auditLog)).toBe(before);
});

test('taking access away needs no password', async () => {
  later(11);
  const page = `/equipe/pessoas/${other}`;
  for (const intent of ['end-sessions', 'disable'])
    expect((await site.post(page, { intent }, asker)).status).toBe(303);
});

test('the page of the password is nothing by itself', async () => {
  const answer = await site.get(`${CONFIRM}?volta=${encodeURIComponent(INVITE)}`, asker);
  expect(answer).toMatchObject({ status: 303, location: INVITE });
});

test('two factors can be required of everybody', async () => {
  const desk = { cookie: await site.signedIn(other) };
  expect((await site.get('/equipe/agenda', desk)).status).toBe(200);
  const rule = { intent: 'second-factor', for: 'all', version: '0' };
  expect((await site.post('/equipe/pessoas', rule, asker)).location).toBe('/equipe/pessoas?regra');
  expect((await site.get('/equipe/agenda', desk)).location).toBe('/equipe/segundo-fator');
  const offer = await site.get('/equipe/segundo-fator', desk);
  expect(offer.page).toMatchObject({ offer: { isRequired: true } });
  expect((await site.get('/equipe/pessoas', asker)).page).toMatchObject({
    rule: { isForAll: true, version: 1 },
    without: 1,
  });

  const stale = { ...rule, for: 'administrators' };
  expect((await site.post('/equipe/pessoas', stale, asker)).status).toBe(409);
  await site.post('/equipe/pessoas', { ...stale, version: '1' }, asker);
  expect((await site.get('/equipe/agenda', desk)).status).toBe(200);
  expect(await db.select().from(staffRules)).toMatchObject([{ isOn: false, version: 2 }]);
});

test('a disabled account confirms nothing', async () => {
  later(11);
  await db.update(staff).set({ disabledAt: clock.now() }).where(eq(staff.role, 'administrator'));
  const answer = await site.post(INVITE, { ...form(), [PASSWORD_AGAIN]: PASSWORD }, asker);
  expect(answer.location).toContain('/equipe/entrar');
});
