import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { checkKeeper, checkRuns } from '#app/db/checks-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import type { CheckPorts } from '#app/features/checks/check-services.server.ts';
import { forgetLatest, noteRun } from '#app/features/checks/history.server.ts';
import { forgetWays } from '#app/features/checks/reach-site.server.ts';
import {
  ALL_CHECKS,
  forgetOutcomes,
  publicOutcome,
  runServerCheck,
} from '#app/features/checks/run-server-check.server.ts';
import type { StaffRole } from '#app/features/staff/staff-role.ts';
import { at, stillClock } from '#tests/booking.ts';
import { aCanaryPerson, CANARIES } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const { db } = database;
const clock = stillClock();
const site = await staffSite(database, clock);
const PATH = '/equipe/verificacao';
/** Every address that a check would have called. */
const called: string[] = [];

beforeEach(() => {
  clock.set(at('2026-10-05', '09:00'));
  forgetOutcomes(db);
  forgetWays(db);
  forgetLatest(db);
  called.length = 0;
  site.services.checks = recordingPorts();
});
afterAll(() => {
  delete site.services.checks;
});

/** Nothing leaves this machine: what would is written down. */
function recordingPorts(): CheckPorts {
  return {
    outbound: async ({ url, origins }) => {
      called.push(String(url), ...origins);
      return { ok: false, refusal: 'unreachable' };
    },
    readCertificate: async (url) => {
      called.push(url.href);
      return { ok: false, refusal: 'unreachable' };
    },
    resolveName: async (host) => {
      called.push(host);
      return ['203.0.113.9'];
    },
  };
}

async function as(role: StaffRole) {
  const secondFactor = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role, name: 'Ana Prado', ...secondFactor });
  return { cookie: await site.signedIn(id) };
}

const fault = {
  verdict: 'error',
  finding: 'failing',
  latencyMs: 12,
  raw: { reason: 'EAUTH' },
} as const;
const fine = { verdict: 'success', finding: 'fine', latencyMs: 5, raw: { waiting: 0 } } as const;
const runAt = (time: string) => at('2026-10-05', time).toISOString();

test('an administrator sees raw data, times and earlier runs; everybody else sees words', async () => {
  await noteRun(db, { id: 'mail', outcome: { ...fine, at: runAt('08:00') }, askedBy: 'staff' });
  await noteRun(db, { id: 'mail', outcome: { ...fault, at: runAt('08:10') }, askedBy: 'nightly' });
  const full = await site.get(PATH, await as('administrator'));
  const mailOf = (page: unknown) => JSON.stringify(pageShape.parse(page).house.find(isMail));
  expect(mailOf(full.page)).toMatch(/EAUTH/);
  expect(mailOf(full.page)).toMatch(/12 ms/);
  expect(pageShape.parse(full.page).house.find(isMail)?.history).toHaveLength(2);
  for (const role of ['reception', 'editor', 'practitioner'] as const) {
    const { page, status } = await site.get(PATH, await as(role));
    expect(status).toBe(200);
    expect(JSON.stringify(page)).not.toMatch(/EAUTH|12 ms/);
    expect(pageShape.parse(page).house.find(isMail)).toMatchObject({
      status: 'error',
      finding: 'Os e-mails não estão saindo.',
      raw: null,
      history: [],
    });
    await db.delete(checkKeeper);
  }
});

const pageShape = z.object({
  overall: z.string(),
  house: z.array(
    z.looseObject({ id: z.string(), status: z.string(), history: z.array(z.unknown()) }),
  ),
  site: z.array(z.looseObject({ id: z.string(), status: z.string() })),
});
const isMail = ({ id }: { id: string }) => id === 'mail';

test('without JavaScript one press runs everything, and the page then shows it', async () => {
  const reception = await as('reception');
  const answer = await site.post(PATH, { acao: 'tudo' }, reception);
  expect(answer).toMatchObject({ status: 303, location: `${PATH}?feito#resultado` });
  const { page } = await site.get(`${PATH}?feito`, reception);
  const { house, site: outside, overall } = pageShape.parse(page);
  expect([...house, ...outside].filter(({ status }) => status === 'idle')).toEqual([]);
  expect(house.length + outside.length).toBe(ALL_CHECKS.length);
  expect(overall).toBe('error');
  expect(await db.$count(checkRuns)).toBe(ALL_CHECKS.length);
});

test('one check is run alone, and the script is given the same words as data', async () => {
  const reception = await as('reception');
  const one = await site.post(PATH, { acao: 'uma', teste: 'time-zone' }, reception);
  expect(one.location).toBe(`${PATH}?feito#teste-time-zone`);
  expect(await db.select({ id: checkRuns.checkId }).from(checkRuns)).toEqual([{ id: 'time-zone' }]);
});

test('the screen can be cleared and filtered; what is kept stays', async () => {
  const reception = await as('reception');
  await noteRun(db, { id: 'mail', outcome: { ...fault, at: runAt('08:10') }, askedBy: 'watch' });
  await noteRun(db, { id: 'disk', outcome: { ...fine, at: runAt('08:10') }, askedBy: 'watch' });
  const shown = async (query: string) => {
    const { page } = await site.get(`${PATH}?${query}`, reception);
    return pageShape.parse(page).house.map(({ id, status }) => `${id} ${status}`);
  };
  expect(await shown('estado=error')).toEqual(['mail error']);
  expect(await shown('estado=success')).toEqual(['disk success']);
  expect(await shown('limpar')).toContain('mail idle');
  expect(await shown('estado=<script>')).toHaveLength(13);
  expect(await db.$count(checkRuns)).toBe(2);
});

test('nothing of a request reaches a target', async () => {
  const admin = await as('administrator');
  const hostile = 'http://169.254.169.254/latest';
  for (const fields of [
    { acao: 'uma', teste: hostile },
    { acao: 'uma', teste: '__proto__' },
    { acao: 'uma', teste: 'constructor' },
    { acao: hostile, teste: 'server' },
    { acao: 'uma', teste: '' },
  ]) {
    expect((await site.post(PATH, fields, admin)).status).toBe(400);
  }
  expect(called).toEqual([]);
  const more = { url: hostile, host: '169.254.169.254', baseUrl: hostile, cms: hostile };
  const query = new URLSearchParams(more);
  await site.post(`${PATH}?${query}`, { acao: 'tudo', teste: hostile, ...more }, admin);
  expect(called.length).toBeGreaterThan(3);
  const { hostname, origin } = site.services.env.baseUrl;
  // By its name, and where this process itself listens.
  const own = [origin, hostname, `http://127.0.0.1:${site.services.env.port}`];
  const places = called.map((each) => URL.parse(each)?.origin ?? each);
  expect(places.filter((each) => !own.includes(each))).toEqual([]);
});

test('no raw data holds anything personal or secret, and the public is given none at all', async () => {
  await aCanaryPerson(database);
  const secrets = ['app-secret-canary', 'token-canary', 'password-canary'];
  const services = {
    ...site.services,
    env: {
      ...site.services.env,
      smtpUrl: 'smtp://user:password-canary@127.0.0.1:1',
      databaseUrl: 'postgres://u:password-canary@127.0.0.1:1/x',
      appSecret: 'app-secret-canary',
      mapsKey: 'token-canary',
    },
    mailTrouble: () => ({
      since: clock.now(),
      reason: `550 5.1.1 <${CANARIES.email}>: user password-canary unknown`,
    }),
  };
  forgetOutcomes(db);
  for (const id of ALL_CHECKS) {
    const outcome = await runServerCheck(services, id);
    const text = JSON.stringify(outcome);
    for (const canary of [...Object.values(CANARIES).map(String), ...secrets])
      expect(text, id).not.toContain(canary);
    expect(Object.keys(publicOutcome(outcome)).sort()).toEqual([
      'at',
      'finding',
      'latencyMs',
      'verdict',
    ]);
  }
});

test('an administrator says whom to call; two at once do not overwrite each other', async () => {
  const admin = await as('administrator');
  const path = `${PATH}/responsavel`;
  const wrong = await site.post(path, { nome: 'x', telefone: '12', versao: '0' }, admin);
  expect(wrong).toMatchObject({
    status: 400,
    form: { errors: [{ fieldId: 'nome' }, { fieldId: 'telefone' }], values: { nome: 'x' } },
  });
  const named = { nome: 'Rui da Informática', telefone: '(35) 99999-0000', versao: '0' };
  expect((await site.post(path, named, admin)).location).toBe(`${path}?feito`);
  const late = await site.post(path, { ...named, nome: 'Outra pessoa' }, admin);
  expect(late).toMatchObject({ status: 409, form: { version: 1 } });
  expect((await site.post(path, { ...named, nome: 'Lia', versao: '1' }, admin)).status).toBe(303);
  expect((await site.post(path, { ...named, versao: 'x' }, admin)).status).toBe(409);
  expect(await db.select().from(checkKeeper)).toMatchObject([{ name: 'Lia', version: 2 }]);
  const rows = await db.select().from(auditLog);
  expect(rows.filter(({ subjectId }) => subjectId === 'check-keeper')).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('99999');
});

test('only an administrator may say whom to call', async () => {
  const named = { nome: 'Rui', telefone: '(35) 99999-0000', versao: '0' };
  for (const role of ['reception', 'editor', 'practitioner'] as const) {
    const answer = await site.post(`${PATH}/responsavel`, named, await as(role));
    expect(answer.status).toBe(403);
  }
  expect(await db.$count(checkKeeper)).toBe(0);
});

test('the first page tells everybody what is wrong, since when, what it means and whom to call', async () => {
  const reception = await as('reception');
  const glance = async () => glanceShape.parse((await site.get('/equipe', reception)).page).glance;
  expect(await glance()).toMatchObject({ state: 'never', items: [] });
  await noteRun(db, { id: 'mail', outcome: { ...fine, at: runAt('08:00') }, askedBy: 'watch' });
  expect(await glance()).toMatchObject({
    state: 'fine',
    title: 'Tudo certo com o site e a agenda.',
  });
  await noteRun(db, { id: 'mail', outcome: { ...fault, at: runAt('08:10') }, askedBy: 'watch' });
  await noteRun(db, { id: 'mail', outcome: { ...fault, at: runAt('08:20') }, askedBy: 'watch' });
  expect(await glance()).toMatchObject({
    state: 'trouble',
    items: [
      {
        what: 'Os e-mails não estão saindo.',
        meaning:
          'Nada se perdeu: eles esperam e saem sozinhos. Se for urgente, telefone ao paciente.',
        since: 'Desde hoje, às 8h10.',
      },
    ],
    keeper: null,
    asksForKeeper: true,
  });
  const named = { nome: 'Rui da Informática', telefone: '35999990000', versao: '0' };
  await site.post(`${PATH}/responsavel`, named, await as('administrator'));
  expect(await glance()).toMatchObject({
    asksForKeeper: false,
    keeper: { name: 'Rui da Informática', phone: '(35) 99999-0000', href: 'tel:+5535999990000' },
  });
  expect(called).toEqual([]);
});

test('an old result is not told as news: the tasks may have stopped', async () => {
  const reception = await as('reception');
  await noteRun(db, { id: 'mail', outcome: { ...fine, at: runAt('07:30') }, askedBy: 'watch' });
  const { page } = await site.get('/equipe', reception);
  expect(glanceShape.parse(page).glance).toMatchObject({ state: 'stale', asksForKeeper: true });
});

const glanceShape = z.object({ glance: z.looseObject({ state: z.string() }) });
