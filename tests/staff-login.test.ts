import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { staffSessions } from '#app/db/staff-schema.ts';
import { offeredSecret } from '#app/features/staff/second-factor.server.ts';
import { findSession } from '#app/features/staff/sessions.server.ts';
import { makeSetupLink } from '#app/features/staff/staff-links.server.ts';
import { totpCode, totpSecret, totpStep } from '#app/features/staff/totp.server.ts';
import { at, MONDAY, stillClock } from './booking.ts';
import { testDatabase } from './database.ts';
import { aStaffMember, PASSWORD } from './staff.ts';
import { cookieLine, staffSite } from './staff-site.ts';

const database = await testDatabase();

const CREDENTIALS = { username: 'reception', password: PASSWORD };
const REFUSED = 'Erro ao fazer login. Verifique suas credenciais.';

/** A site with a receptionist whose password is hashed at the real cost. */
async function siteWithReception() {
  const site = await staffSite(database);
  await aStaffMember(site.services);
  return site;
}

describe('the login', () => {
  test('leads to the page that was asked for, with two cookies of this host alone', async () => {
    const site = await siteWithReception();
    const asked = await site.get('/equipe/conta');
    expect(asked).toMatchObject({
      status: 303,
      location: '/equipe/entrar?volta=%2Fequipe%2Fconta',
    });
    const answer = await site.post(asked.location ?? '', CREDENTIALS);
    expect(answer).toMatchObject({ status: 303, location: '/equipe/conta' });
    const flags = 'HttpOnly; SameSite=Lax; Secure';
    expect(answer.cookies.map((line) => line.replace(/=[^;]+/, '=…'))).toEqual([
      `__Host-sid=…; Path=/; Max-Age=43200; ${flags}`,
      `__Host-aparelho=…; Path=/; Max-Age=15552000; ${flags}`,
    ]);
    const page = await site.get('/equipe/conta', { cookie: cookieLine(answer.cookies) });
    expect(page).toMatchObject({ status: 200, page: { username: 'reception' } });
  });

  test('in a crowd says in words when to come back, and lets a known device in', async () => {
    const site = await siteWithReception();
    const known = cookieLine((await site.post('/equipe/entrar', CREDENTIALS)).cookies);
    const device = known.split('; ').find((pair) => pair.startsWith('__Host-aparelho='));
    const crowd = Array.from({ length: 12 }, (_, n) =>
      site.post(
        '/equipe/entrar',
        { username: `nobody${n}`, password: 'x' },
        { address: `2001:db8:${n}::1` },
      ),
    );
    const signedIn = await site.post('/equipe/entrar', CREDENTIALS, { cookie: device ?? '' });
    expect(signedIn).toMatchObject({ status: 303, location: '/equipe' });
    const refused = (await Promise.all(crowd)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.form).toMatchObject({
      errors: [{ message: expect.stringMatching(/Espere 5 segundos e tente de novo/) }],
    });
  });

  test('never leads to another site', async () => {
    const site = await siteWithReception();
    const path = `/equipe/entrar?volta=${encodeURIComponent('//mal.example/equipe')}`;
    expect((await site.post(path, CREDENTIALS)).location).toBe('/equipe');
  });

  test('says the same of everything that is wrong, and keeps the name that was typed', async () => {
    const site = await siteWithReception();
    for (const form of [
      { ...CREDENTIALS, password: 'wrong' },
      { username: 'nobody', password: PASSWORD },
      { username: '', password: '' },
    ]) {
      const answer = await site.post('/equipe/entrar', form);
      expect(answer).toMatchObject({ status: 401, cookies: [] });
      const errors = [{ fieldId: 'username', message: REFUSED }];
      expect(answer.form).toEqual({
        errors,
        values: expect.objectContaining({ username: form.username }),
      });
    }
  });

  test('closes after too many tries, and says for how long', async () => {
    const site = await siteWithReception();
    const wrong = { ...CREDENTIALS, password: 'wrong' };
    for (let n = 0; n < 5; n += 1) await site.post('/equipe/entrar', wrong);
    const answer = await site.post('/equipe/entrar', CREDENTIALS);
    expect(answer.status).toBe(429);
    expect(answer.form).toMatchObject({
      errors: [{ message: REFUSED }, { message: expect.stringContaining('15 minutos') }],
    });
  });

  test('has nothing for who is signed in', async () => {
    const site = await siteWithReception();
    const cookie = await site.signedIn(1);
    const path = '/equipe/entrar?volta=%2Fequipe%2Fconta';
    expect((await site.get(path, { cookie })).location).toBe('/equipe/conta');
  });

  test('is asked for again when the session is over', async () => {
    const site = await siteWithReception();
    const cookie = await site.signedIn(1);
    site.services.clock.set(new Date(at(MONDAY, '07:00').getTime() + 31 * 60_000));
    expect((await site.get('/equipe', { cookie })).location).toBe('/equipe/entrar');
  });
});

describe('logging out', () => {
  test('ends the session for good', async () => {
    const site = await siteWithReception();
    const cookie = await site.signedIn(1);
    const answer = await site.post('/equipe/sair', {}, { cookie });
    expect(answer).toMatchObject({ status: 303, location: '/equipe/entrar' });
    expect(answer.cookies[0]).toContain('Max-Age=0');
    expect((await site.get('/equipe', { cookie })).location).toBe('/equipe/entrar');
  });

  test('is not done by looking at its address', async () => {
    const site = await siteWithReception();
    const cookie = await site.signedIn(1);
    await site.get('/equipe/sair', { cookie });
    expect((await site.get('/equipe', { cookie })).status).toBe(200);
  });
});

test('a setup link leads to an account, to its second factor, and then to the pages', async () => {
  const site = await staffSite(database);
  const { services } = site;
  const token = await makeSetupLink(services);
  const opened = await site.get(`/equipe/preparar/${token}`);
  expect(opened).toMatchObject({ status: 303, location: '/equipe/preparar' });
  let cookie = cookieLine(opened.cookies);
  expect((await site.get('/equipe/preparar', { cookie })).page).toMatchObject({
    link: { kind: 'setup' },
  });
  const password = { password: PASSWORD, repeated: PASSWORD };
  const form = { name: 'Zuleide Quaresma', username: 'zuleide', ...password };
  const refused = await site.post('/equipe/preparar', { ...form, password: 'short' }, { cookie });
  expect(refused).toMatchObject({ status: 400, form: { values: { username: 'zuleide' } } });
  const made = await site.post('/equipe/preparar', form, { cookie });
  expect(made).toMatchObject({ status: 303, location: '/equipe' });
  expect((await site.get('/equipe/preparar', { cookie })).status).toBe(404);

  cookie = cookieLine(made.cookies);
  expect((await site.get('/equipe', { cookie })).location).toBe('/equipe/segundo-fator');
  const session = await findSession(services, /__Host-sid=([^;]+)/.exec(cookie)?.[1]);
  if (!session) throw new Error('no session');
  const secret = offeredSecret(services.env.appSecret, session);
  const code = totpCode(secret, totpStep(services.clock.now()));
  const wrong = await site.post(
    '/equipe/segundo-fator',
    { intent: 'set-up', code: '1' },
    { cookie },
  );
  expect(wrong.status).toBe(400);
  const done = await site.post('/equipe/segundo-fator', { intent: 'set-up', code }, { cookie });
  expect(done).toMatchObject({ status: 303, location: '/equipe/segundo-fator/codigos' });

  cookie = cookieLine(done.cookies);
  const codes = await site.get('/equipe/segundo-fator/codigos', { cookie });
  expect(codes.page).toMatchObject({ codes: expect.arrayContaining([expect.any(String)]) });
  expect((await site.post('/equipe/segundo-fator/codigos', {}, { cookie })).status).toBe(303);
  expect((await site.get('/equipe/segundo-fator/codigos', { cookie })).status).toBe(303);
  expect((await site.get('/equipe/pessoas', { cookie })).status).toBe(200);
});

test('an invitation is shown once, to who made it', async () => {
  const site = await staffSite(database);
  const totp = { totpSalt: 'salt', totpLastStep: 1 };
  const { id } = await aStaffMember(site.services, { role: 'administrator', ...totp });
  const cookie = await site.signedIn(id);
  const form = { label: 'Ana', role: 'editor', key: 'k'.repeat(43) };
  const made = await site.post('/equipe/pessoas/convidar', form, { cookie });
  expect(made).toMatchObject({ status: 303, location: '/equipe/pessoas/link' });
  const withLink = { cookie: `${cookie}; ${cookieLine(made.cookies)}` };
  const shown = await site.get('/equipe/pessoas/link', withLink);
  expect(shown.page).toMatchObject({
    link: expect.stringMatching(/^https:\/\/clinica\.example\.com\/equipe\/preparar\/[\w-]{43}$/),
  });
  expect(shown.cookies[0]).toMatch(/^__Host-entrega=;.*Max-Age=0/);
  expect((await site.get('/equipe/pessoas/link', { cookie })).page).toMatchObject({ link: null });
});

describe('a form that is sent after its session has lapsed', () => {
  const PATH = '/equipe/agenda/fechamentos?mes=2026-10';
  const SENT = `/equipe/entrar?volta=${encodeURIComponent(PATH)}&enviado=1`;
  const LOGIN = SENT.replace('&enviado=1', '');
  const FIELDS = { motivo: 'Congresso', acao: 'fechar', nota: 'x', password: 'a secret' };
  const KEPT = [
    ['motivo', 'Congresso'],
    ['acao', 'fechar'],
    ['nota', 'x'],
  ];
  const shape = z.object({
    values: z.object({ kept: z.object({ text: z.string(), seal: z.string() }) }),
  });

  /** Somebody whose session lapses, and the login's page with their form. */
  async function lapsed(changes: Parameters<typeof aStaffMember>[1] = {}) {
    const site = await staffSite(database, stillClock());
    const { clock } = site.services;
    const { id, username } = await aStaffMember(site.services, changes);
    const cookie = await site.signedIn(id);
    clock.set(new Date(clock.now().getTime() + 31 * 60_000));
    const sent = await site.post(PATH, FIELDS, { cookie });
    expect(sent).toMatchObject({ status: 307, location: SENT });
    const page = await site.post(SENT, FIELDS, { cookie });
    expect(page.status).toBe(401);
    const { text, seal } = shape.parse(page.form).values.kept;
    const form = { username, password: PASSWORD, guardado: text, 'guardado-selo': seal };
    return { site, id, cookie, form };
  }
  const resumed = { values: { resume: { path: PATH, fields: KEPT } } };

  test('is sent on once its owner is back', async () => {
    const { site, cookie, form } = await lapsed();
    const wrong = await site.post(LOGIN, { ...form, password: 'not it' }, { cookie });
    expect(wrong.status).toBe(401);
    expect(wrong.form).toMatchObject({ values: { kept: { seal: form['guardado-selo'] } } });
    const back = await site.post(LOGIN, form, { cookie });
    expect([back.status, back.form]).toMatchObject([200, resumed]);
    const opened = await site.get('/equipe', { cookie: cookieLine(back.cookies) });
    expect(opened.status).toBe(200);
  });

  test('goes through the second step too', async () => {
    const { site, id, cookie, form } = await lapsed({ totpSalt: 'salt', totpLastStep: 1 });
    const asked = await site.post(LOGIN, form, { cookie });
    const codePath = LOGIN.replace('entrar', 'entrar/codigo');
    expect(asked.form).toMatchObject({ values: { codePath, resume: null } });
    const { text, seal } = shape.parse(asked.form).values.kept;
    const kept = { guardado: text, 'guardado-selo': seal };
    const half = { cookie: cookieLine(asked.cookies) };
    const refused = await site.post(codePath, { ...kept, code: '000000' }, half);
    expect(refused.form).toMatchObject({ values: { kept: { seal }, resume: null } });
    const { clock, env } = site.services;
    const code = totpCode(totpSecret(env.appSecret, id, 'salt'), totpStep(clock.now()));
    const back = await site.post(codePath, { ...kept, code }, half);
    expect([back.status, back.form]).toMatchObject([200, resumed]);
  });

  test('is not sent for somebody else', async () => {
    const { site, cookie, form } = await lapsed();
    const other = await aStaffMember(site.services, { role: 'editor' });
    const back = await site.post(LOGIN, { ...form, username: other.username }, { cookie });
    expect(back).toMatchObject({ status: 303, location: PATH, form: null });
  });

  test('is forgotten when it was changed on the way, or meant for another page', async () => {
    const { site, cookie, form } = await lapsed();
    const changed = { ...form, guardado: form.guardado.replace('Congresso', 'Festa') };
    expect((await site.post(LOGIN, changed, { cookie })).status).toBe(303);
    const elsewhere = LOGIN.replace('fechamentos', 'horarios');
    expect((await site.post(elsewhere, form, { cookie })).status).toBe(303);
  });

  test('is not kept for a session that somebody ended', async () => {
    const site = await staffSite(database, stillClock());
    const { id } = await aStaffMember(site.services);
    const cookie = await site.signedIn(id);
    await database.db.delete(staffSessions);
    const sent = await site.post(PATH, FIELDS, { cookie });
    expect(sent).toMatchObject({ status: 303, location: LOGIN });
    expect(await site.post(SENT, FIELDS, { cookie })).toMatchObject({ status: 303 });
  });
});

test('asking how long a session lasts does not prolong it; going on does', async () => {
  const site = await staffSite(database, stillClock());
  const { clock } = site.services;
  const start = clock.now().getTime();
  const later = (minutes: number) => clock.set(new Date(start + minutes * 60_000));
  const { id } = await aStaffMember(site.services);
  const cookie = await site.signedIn(id);
  const left = async (look: { cookie?: string } = { cookie }) =>
    (await site.file('/equipe/sessao', look)).json();
  later(25);
  expect(await left()).toEqual({ seconds: 300, staffId: id });
  later(26);
  expect(await left()).toEqual({ seconds: 240, staffId: id });
  expect((await site.send('/equipe/sessao', { continuar: 'sim' }, { cookie })).status).toBe(200);
  expect(await left()).toEqual({ seconds: 1800, staffId: id });
  later(57);
  expect(await left()).toEqual({ seconds: 0, staffId: null });
  expect(await left({})).toEqual({ seconds: 0, staffId: null });
  expect((await site.send('/equipe/sessao', {}, { cookie })).status).toBe(200);
  expect(await left()).toEqual({ seconds: 0, staffId: null });
});
