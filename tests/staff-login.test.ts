import { describe, expect, test } from 'vitest';
import { offeredSecret } from '#app/features/staff/second-factor.server.ts';
import { findSession } from '#app/features/staff/sessions.server.ts';
import { makeSetupLink } from '#app/features/staff/staff-links.server.ts';
import { totpCode, totpStep } from '#app/features/staff/totp.server.ts';
import { at, MONDAY } from './booking.ts';
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
      expect(answer.form).toEqual({ errors, values: { username: form.username } });
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
