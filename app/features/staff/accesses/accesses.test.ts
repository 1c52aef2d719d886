import { expect, test } from 'vitest';
import { auditLog } from '#app/db/schema.ts';
import { staffSignIns } from '#app/db/staff-schema.ts';
import { signIn } from '#app/features/staff/sign-in.server.ts';
import { audit, noteViews } from '#app/platform/audit/audit.server.ts';
import { aCanaryPerson, CANARIES } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, PASSWORD, staffServices } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';
import { deviceLabel } from './device-label.ts';

const database = await testDatabase();
const { db } = database;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const form = (username: string, password: string, address = '203.0.113.7') => ({
  ...{ username, password, address, device: undefined, oldToken: undefined },
  userAgent: FIREFOX,
});

async function setUp() {
  const site = await staffSite(database);
  const services = staffServices(database);
  const secondFactor = { totpSalt: 'salt', totpLastStep: 1 };
  const boss = await aStaffMember(services, { role: 'administrator', ...secondFactor });
  const ana = await aStaffMember(services, { username: 'ana', name: 'Ana Prado' });
  return { site, services, boss, ana, cookie: await site.signedIn(boss.id) };
}

test('who comes in and who fails is kept: no address, no name as typed, one row an hour', async () => {
  const { services, ana } = await setUp();
  expect(await signIn(services, form('ana', PASSWORD))).toMatchObject({ ok: true });
  for (let time = 0; time < 3; time += 1) await signIn(services, form('ana', 'errada de tudo'));
  await signIn(services, form('segredo-digitado-aqui', 'errada de tudo'));
  const rows = await db.select().from(staffSignIns).orderBy(staffSignIns.id);
  expect(rows.map(({ staffId, outcome, times }) => [staffId, outcome, times])).toEqual([
    [ana.id, 'in', 1],
    [ana.id, 'wrong', 3],
    [null, 'wrong', 1],
  ]);
  expect(new Set(rows.map(({ device }) => device))).toEqual(new Set(['Firefox, Windows']));
  const kept = JSON.stringify(rows);
  for (const word of ['203.0.113', 'segredo', 'Mozilla', '140']) expect(kept).not.toContain(word);
});

test('guessing from one network fills no table', async () => {
  const { services } = await setUp();
  for (let time = 0; time < 60; time += 1) await signIn(services, form('ana', `errada ${time}`));
  const rows = await db.select().from(staffSignIns);
  expect(rows.map(({ outcome }) => outcome).sort()).toEqual(['closed', 'wrong']);
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(60);
});

test('the log names protocols and numbers, and no patient; it filters by person, day and kind', async () => {
  const { site, services, ana, cookie } = await setUp();
  await aCanaryPerson(database);
  await noteViews(services, ana, ['appointment:1', 'card:cadastro-1', 'inbox:contact:1']);
  await signIn(services, form('ana', PASSWORD));
  const all = await site.get('/equipe/acessos', { cookie });
  const words = JSON.stringify(all.page);
  expect(words).toMatch(/agendamento \d{4}-\d{4}/);
  expect(words).toContain('/equipe/privacidade/pessoa/cadastro-1');
  for (const word of Object.values(CANARIES)) expect(words).not.toContain(word);
  const count = async (query: string) => {
    const { page } = await site.get(`/equipe/acessos${query}`, { cookie });
    return /"count":(\d+)/.exec(JSON.stringify(page))?.[1];
  };
  expect(await count(`?pessoa=${ana.id}&tipo=registros`)).toBe('3');
  expect(await count(`?pessoa=${ana.id}&tipo=entradas`)).toBe('1');
  expect(await count('?tipo=tentativas')).toBe('0');
  expect(await count('?dia=2026-10-04')).toBe('0');
  expect(await count('?dia=2026-10-05&tipo=registros')).toBe('3');
  for (const odd of ['?pessoa=x', '?dia=ontem', '?tipo=nada', '?pagina=-1', '?pessoa=99999999999'])
    expect((await site.get(`/equipe/acessos${odd}`, { cookie })).status).toBe(200);
});

test('an account is named by its person, and files with patients that were brought are there', async () => {
  const { site, boss, ana, cookie } = await setUp();
  const { clock } = site.services;
  const by = { at: clock.now(), actor: `staff:${boss.id}` as const };
  await audit(db, {
    ...{ ...by, action: 'staff.own-agenda', subjectType: 'staff', subjectId: ana.id },
    detail: { practitionerId: 1, ownAgendaOnly: true },
  });
  await audit(db, {
    ...{ ...by, action: 'data-import.begun', subjectType: 'data_import', subjectId: 5 },
    detail: { kind: 'patients', lines: 3 },
  });
  const words = async (query: string) =>
    JSON.stringify((await site.get(`/equipe/acessos${query}`, { cookie })).page);
  expect(await words('?tipo=contas')).toContain('"words":"Ana Prado"');
  expect(await words('?tipo=importacoes')).toContain('/equipe/importar-agenda/5');
});

test('the same record in one hour is one line', async () => {
  const { services, ana } = await setUp();
  for (let time = 0; time < 5; time += 1) await noteViews(services, ana, ['appointment:1']);
  expect(await db.select().from(auditLog)).toHaveLength(1);
});

test('pages hold fifty lines', async () => {
  const { site, services, ana, cookie } = await setUp();
  await noteViews(
    services,
    ana,
    Array.from({ length: 101 }, (_, index) => `appointment:${index + 1}` as const),
  );
  const linesOn = async (page: number) => {
    const answer = await site.get(`/equipe/acessos?pagina=${page}`, { cookie });
    return JSON.stringify(answer.page).match(/"who":/g)?.length ?? 0;
  };
  expect([await linesOn(1), await linesOn(2), await linesOn(3), await linesOn(4)]).toEqual([
    50, 50, 1, 0,
  ]);
});

test('the file takes a password typed lately, is audited, and runs no formula', async () => {
  const { site, services, cookie } = await setUp();
  const evil = { username: 'evil', name: '=HYPERLINK("x")' };
  const { id } = await aStaffMember(services, evil);
  await noteViews(services, { id }, ['appointment:1']);
  const file = await site.send('/equipe/acessos/planilha', { tipo: 'registros' }, { cookie });
  const text = await file.text();
  expect(text).toContain(`"'=HYPERLINK`);
  const rows = await db.select().from(auditLog);
  expect(rows.at(-1)).toMatchObject({ action: 'accesses.exported', detail: { rows: 1 } });
  const desk = await aStaffMember(services, { username: 'mesa' });
  const other = await site.signedIn(desk.id);
  expect((await site.post('/equipe/acessos/planilha', {}, { cookie: other })).status).toBe(403);
  expect((await site.get('/equipe/acessos', { cookie: other })).status).toBe(403);
});

test.each([
  [FIREFOX, 'Firefox, Windows'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140 Mobile Safari/537',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140', 'Edge, Windows'],
  ['curl/8', 'Outro navegador'],
  ['', 'Outro navegador'],
])('a browser in two words: %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
