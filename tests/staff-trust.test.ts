import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { auditLog } from '#app/db/schema.ts';
import { staff, staffSessions } from '#app/db/staff-schema.ts';
import { hashPassword, PASSWORD_COST } from '#app/features/staff/password-hash.server.ts';
import { offeredSecret } from '#app/features/staff/second-factor.server.ts';
import { findSession } from '#app/features/staff/sessions.server.ts';
import { totpCode, totpStep } from '#app/features/staff/totp.server.ts';
import { at, MONDAY } from './booking.ts';
import { testDatabase } from './database.ts';
import { aStaffMember, PASSWORD } from './staff.ts';
import { cookieLine, staffSite } from './staff-site.ts';

/** Every hash that is computed; the import of whoever computes it follows the module's own object. */
const scrypt = vi.spyOn(crypto, 'scrypt');
syncBuiltinESMExports();
afterAll(() => {
  scrypt.mockRestore();
  syncBuiltinESMExports();
});

const database = await testDatabase();
const START = at(MONDAY, '07:00').getTime();
const LOGIN = '/equipe/entrar';
const NEW_PASSWORD = 'outra frase bem torta';

/** A site with a receptionist, and their credentials. */
async function siteWithReception() {
  const site = await staffSite(database);
  const { id } = await aStaffMember(site.services);
  const logIn = async (cookie = '') => {
    const form = { username: 'reception', password: PASSWORD };
    return cookieLine((await site.post(LOGIN, form, { cookie })).cookies);
  };
  /** Whether a session's cookie still opens the pages. */
  const opens = async (cookie: string) => (await site.get('/equipe', { cookie })).status === 200;
  const later = (minutes: number) => site.services.clock.set(new Date(START + minutes * 60_000));
  return { ...site, id, logIn, opens, later };
}

describe('a session', () => {
  test('gets another cookie at each login, and the one planted before opens nothing', async () => {
    const site = await siteWithReception();
    const planted = await site.signedIn(site.id);
    const cookie = await site.logIn(planted);
    expect(cookie).not.toContain(planted);
    expect([await site.opens(cookie), await site.opens(planted)]).toEqual([true, false]);
  });

  test('is over after 31 minutes without use, and after 12 hours and a minute with it', async () => {
    const site = await siteWithReception();
    const idle = await site.logIn();
    site.later(31);
    expect(await site.opens(idle)).toBe(false);
    site.later(0);
    const used = await site.logIn();
    for (let minutes = 20; minutes <= 720 - 20; minutes += 20) {
      site.later(minutes);
      expect(await site.opens(used)).toBe(true);
    }
    site.later(721);
    expect(await site.opens(used)).toBe(false);
  });

  test('ends at once by logging out, by another password and by losing access', async () => {
    const site = await siteWithReception();
    const [one, other, third] = [await site.logIn(), await site.logIn(), await site.logIn()];
    await site.post('/equipe/sair', {}, { cookie: one });
    expect([await site.opens(one), await site.opens(other)]).toEqual([false, true]);

    const form = { current: PASSWORD, password: NEW_PASSWORD, repeated: NEW_PASSWORD };
    const changed = await site.post('/equipe/conta/senha', form, { cookie: other });
    expect(changed.status).toBe(303);
    const renewed = cookieLine(changed.cookies);
    const opened = [await site.opens(other), await site.opens(third), await site.opens(renewed)];
    expect(opened).toEqual([false, false, true]);

    const by = { role: 'administrator', totpSalt: 'salt', totpLastStep: 1 } as const;
    const cookie = await site.signedIn((await aStaffMember(site.services, by)).id);
    const page = `/equipe/pessoas/${site.id}`;
    const disabled = await site.post(page, { intent: 'disable' }, { cookie });
    expect(disabled.status).toBe(303);
    expect(await site.opens(renewed)).toBe(false);
    const actions = await database.db.select({ action: auditLog.action }).from(auditLog);
    expect(actions.map(({ action }) => action)).toEqual([
      'staff.password-changed',
      'staff.disabled',
    ]);
  });

  test('never lies in the database as it lies in the browser', async () => {
    const site = await siteWithReception();
    const cookie = await site.logIn();
    const token = /__Host-sid=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await database.db.select().from(staffSessions);
    const bytes = stored.map(({ tokenHash }) => tokenHash.toString('base64url'));
    expect(bytes).not.toContain(token);
  });
});

test('a code of the second factor opens once, and changes the cookie', async () => {
  const site = await siteWithReception();
  const { services } = site;
  const first = await site.logIn();
  const session = await findSession(services, /__Host-sid=([^;]+)/.exec(first)?.[1]);
  if (!session) throw new Error('no session');
  const secret = offeredSecret(services.env.appSecret, session);
  const shown = () => totpCode(secret, totpStep(services.clock.now()));
  const setUp = { intent: 'set-up', code: shown() };
  await site.post('/equipe/segundo-fator', setUp, { cookie: first });
  expect(await site.opens(first)).toBe(false);

  site.later(1);
  const [one, other] = [await site.logIn(), await site.logIn()];
  expect(await site.opens(one)).toBe(false);
  const path = '/equipe/entrar/codigo';
  const entered = await site.post(path, { code: shown() }, { cookie: one });
  expect([entered.status, await site.opens(cookieLine(entered.cookies))]).toEqual([303, true]);
  expect(await site.opens(one)).toBe(false);
  const again = await site.post(path, { code: shown() }, { cookie: other });
  expect([again.status, again.cookies]).toEqual([401, []]);
});

test('of a thousand guesses with other names, spellings and fields, twenty are tried', async () => {
  const site = await siteWithReception();
  let tried = 0;
  for (let n = 0; n < 1000; n += 20) {
    const guesses = Array.from({ length: 20 }, (_, index) => n + index).map((guess) => {
      const username = guess % 3 ? `reCEPtion${' '.repeat(guess % 4)}` : `name${guess}`;
      return site.post(`${LOGIN}?n=${guess}`, { [`x${guess}`]: '1', username, password: 'guess' });
    });
    const answers = await Promise.all(guesses);
    tried += answers.filter(({ status }) => status === 401).length;
    // Each attempt costs a real hash: stop once the network is locked out.
    if (answers.every(({ status }) => status === 429)) break;
  }
  expect(tried).toBeGreaterThan(5);
  expect(tried).toBeLessThanOrEqual(20);
  const { lines } = site.services.log;
  expect(lines.some(({ text }) => text === 'staff: login closed')).toBe(true);
});

test('whatever is wrong with a login, the answer and the work are the same', async () => {
  const site = await siteWithReception();
  const passwordHash = await hashPassword(PASSWORD, PASSWORD_COST);
  const { db, clock } = site.services;
  await db.update(staff).set({ passwordHash }).where(eq(staff.id, site.id));
  await aStaffMember(site.services, { role: 'editor', passwordHash, disabledAt: clock.now() });
  const attempts = [
    { username: 'reception', password: 'not the password' },
    { username: 'nobody', password: PASSWORD },
    { username: 'editor', password: PASSWORD },
    { username: 'editor', password: 'not the password' },
  ];
  const answers = [];
  const works = [];
  for (const form of attempts) {
    scrypt.mockClear();
    const answer = await site.post(LOGIN, { ...form });
    answers.push({ ...answer, form: JSON.stringify(answer.form).replace(form.username, '…') });
    works.push(
      scrypt.mock.calls.map(([, salt, length, cost]) => [String(salt) !== '', length, cost]),
    );
  }
  const [answer, ...others] = answers;
  expect(answer).toMatchObject({ status: 401, cookies: [], location: null });
  expect(answer?.form).toContain('Erro ao fazer login. Verifique suas credenciais.');
  for (const other of others) expect(other).toEqual(answer);
  const options = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 17 * 8 };
  for (const work of works) expect(work).toEqual([[true, 32, options]]);
});

test('who comes in, fails or is turned away is written down, without what they typed', async () => {
  const site = await siteWithReception();
  const cookie = await site.logIn();
  await site.post(LOGIN, { username: 'canary.name', password: 'canary password' });
  await site.get('/equipe/pessoas?canary=1', { cookie });
  await site.post('/equipe/pessoas/convidar', {}, { cookie });
  const denied = { staffId: site.id, access: 'people.manage' };
  expect(site.services.log.lines).toEqual([
    { text: 'staff: login', fields: { staffId: site.id, awaitsSecondFactor: false } },
    { text: 'staff: login failed', fields: { staffId: null } },
    { text: 'staff: access denied', fields: { ...denied, route: '/equipe/pessoas' } },
    { text: 'staff: access denied', fields: { ...denied, route: '/equipe/pessoas/convidar' } },
  ]);
});
