import { describe, expect, test } from 'vitest';
import { auditLog } from '#app/db/schema.ts';
import { staff, staffRecoveryCodes } from '#app/db/staff-schema.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, PASSWORD, staffServices } from '#tests/staff.ts';
import {
  enterCode,
  keepRecoveryCodes,
  offeredSecret,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  unkeptRecoveryCodes,
} from './second-factor.server.ts';
import { beginSession, findSession, type StaffSession } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';
import { findTotpStep, totpCode, totpSecret, totpStep } from './totp.server.ts';

const database = await testDatabase();
const { db } = database;
type Services = ReturnType<typeof staffServices>;

const ADDRESS = { address: '203.0.113.7', device: undefined };
const WRONG = { ok: false, refusal: { reason: 'wrong' } };
const secondsLater = (seconds: number) => new Date(at(MONDAY, '07:00').getTime() + seconds * 1000);

/** Codes that an app does not show, now or shortly before or after: any six figures might be its own. */
const otherCodes = (secret: Buffer, now: Date) =>
  ['000000', '000001', '000002', '000003', '000004', '000005', '000006', '000007'].filter(
    (code) => findTotpStep(secret, code, now) === null,
  );

async function sessionOf(services: Services, token: string): Promise<StaffSession> {
  const session = await findSession(services, token);
  if (!session) throw new Error('no session');
  return session;
}

/** A staff member who has just set up a second factor, and the codes their app shows. */
async function prepared() {
  const services = staffServices(database);
  const { id } = await aStaffMember(services, { role: 'administrator' });
  const firstToken = await beginSession(services, id, { awaitsSecondFactor: false });
  const first = await sessionOf(services, firstToken);
  const secret = offeredSecret(services.secret, first);
  const currentCode = () => totpCode(secret, totpStep(services.clock.now()));
  const wrongCodes = () => otherCodes(secret, services.clock.now());
  const done = await setUpSecondFactor(services, first, currentCode());
  if (!done.ok) throw new Error(done.refusal);
  const signInAgain = async () => {
    const oldToken = undefined;
    const form = { username: 'administrator', password: PASSWORD, ...ADDRESS, oldToken };
    const signedIn = await signIn(services, form);
    if (!signedIn.ok) throw new Error(signedIn.refusal.reason);
    return sessionOf(services, signedIn.value.token);
  };
  return { services, id, currentCode, wrongCodes, firstToken, token: done.value, signInAgain };
}

describe('setting it up', () => {
  test('wants a code of the secret that was offered, and gives the session a new token', async () => {
    const { services, firstToken, token } = await prepared();
    expect(await findSession(services, firstToken)).toBeNull();
    expect((await sessionOf(services, token)).hasSecondFactor).toBe(true);
  });

  test('is refused with any other code', async () => {
    const services = staffServices(database);
    const { id } = await aStaffMember(services);
    const token = await beginSession(services, id, { awaitsSecondFactor: false });
    const session = await sessionOf(services, token);
    const [other = ''] = otherCodes(offeredSecret(services.secret, session), services.clock.now());
    const done = await setUpSecondFactor(services, session, other);
    expect(done).toEqual({ ok: false, refusal: 'wrong' });
    expect((await sessionOf(services, token)).hasSecondFactor).toBe(false);
  });

  test('ends the sessions that knew the password alone', async () => {
    const services = staffServices(database);
    const { id } = await aStaffMember(services);
    const [one, other] = [
      await beginSession(services, id, { awaitsSecondFactor: false }),
      await beginSession(services, id, { awaitsSecondFactor: false }),
    ];
    const session = await sessionOf(services, one);
    const secret = offeredSecret(services.secret, session);
    await setUpSecondFactor(services, session, totpCode(secret, totpStep(services.clock.now())));
    expect(await findSession(services, other)).toBeNull();
  });

  test('keeps no secret in the database', async () => {
    const { services, id } = await prepared();
    const [row] = await db.select().from(staff);
    const secret = totpSecret(services.secret, id, row?.totpSalt ?? '');
    const stored = JSON.stringify(await db.select().from(staff));
    expect(stored).not.toContain(secret.toString('hex'));
    expect(stored).not.toContain(secret.toString('base64url'));
  });
});

describe('the login with it', () => {
  test('waits for a code; then the session has a new token', async () => {
    const { services, currentCode, signInAgain } = await prepared();
    services.clock.set(secondsLater(60));
    const waiting = await signInAgain();
    expect(waiting.awaitsSecondFactor).toBe(true);
    const entered = await enterCode(services, waiting, { code: currentCode(), ...ADDRESS });
    if (!entered.ok) throw new Error(entered.refusal.reason);
    expect((await sessionOf(services, entered.value)).awaitsSecondFactor).toBe(false);
    const [row] = await db.select({ at: staff.lastSignedInAt }).from(staff);
    expect(row?.at).toEqual(secondsLater(60));
  });

  test('takes each code once, and none from before the last', async () => {
    const { services, currentCode, signInAgain } = await prepared();
    const used = currentCode();
    services.clock.set(secondsLater(30));
    const between = currentCode();
    services.clock.set(secondsLater(60));
    const enter = async (code: string) =>
      enterCode(services, await signInAgain(), { code, ...ADDRESS });
    expect(await enter(used)).toEqual(WRONG);
    const last = currentCode();
    expect((await enter(last)).ok).toBe(true);
    expect(await enter(last)).toEqual(WRONG);
    expect(await enter(between)).toEqual(WRONG);
  });

  test('lets one of two in who enter the same code at the same time', async () => {
    const { services, currentCode, signInAgain } = await prepared();
    services.clock.set(secondsLater(60));
    const [one, other] = [await signInAgain(), await signInAgain()];
    const code = currentCode();
    const entered = await Promise.all(
      [one, other].map((session) => enterCode(services, session, { code, ...ADDRESS })),
    );
    expect(entered.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('waits ten minutes at most', async () => {
    const { services, id } = await prepared();
    const token = await beginSession(services, id, { awaitsSecondFactor: true });
    services.clock.set(secondsLater(599));
    expect(await findSession(services, token)).not.toBeNull();
    services.clock.set(secondsLater(600));
    expect(await findSession(services, token)).toBeNull();
  });

  test('lets five codes be tried, from wherever', async () => {
    const { services, currentCode, wrongCodes, signInAgain } = await prepared();
    services.clock.set(secondsLater(60));
    const session = await signInAgain();
    for (const code of wrongCodes().slice(0, 5))
      expect(await enterCode(services, session, { ...ADDRESS, code })).toEqual(WRONG);
    expect(await enterCode(services, session, { ...ADDRESS, code: currentCode() })).toEqual({
      ok: false,
      refusal: { reason: 'too-many', waitSeconds: 900 },
    });
  });
});

describe('recovery codes', () => {
  test('are ten, and each opens once', async () => {
    const { services, id, signInAgain } = await prepared();
    const codes = (await unkeptRecoveryCodes(services, id)) ?? [];
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[a-z2-7]{4}(?:-[a-z2-7]{4}){3}$/);
    const enter = async (code: string) =>
      (await enterCode(services, await signInAgain(), { code, ...ADDRESS })).ok;
    const typed = (codes[0] ?? '').toUpperCase().replaceAll('-', ' ');
    expect([await enter(typed), await enter(typed)]).toEqual([true, false]);
    expect(await db.$count(staffRecoveryCodes)).toBe(9);
  });

  test('are stored as hashes, and cannot be shown again once they are kept', async () => {
    const { services, id } = await prepared();
    const [code = ''] = (await unkeptRecoveryCodes(services, id)) ?? [];
    const stored = await db.select().from(staffRecoveryCodes);
    expect(JSON.stringify(stored.map(({ codeHash }) => codeHash.toString()))).not.toContain(code);
    await keepRecoveryCodes(db, id);
    expect(await unkeptRecoveryCodes(services, id)).toBeNull();
    const [row] = await db.select({ salt: staff.recoverySalt }).from(staff);
    expect(row?.salt).toBeNull();
  });

  test('are replaced by ten others for who shows a code', async () => {
    const { services, id, token, currentCode } = await prepared();
    const before = await unkeptRecoveryCodes(services, id);
    services.clock.set(secondsLater(60));
    const session = await sessionOf(services, token);
    const done = await renewRecoveryCodes(services, session, { code: currentCode(), ...ADDRESS });
    expect(done.ok).toBe(true);
    const after = await unkeptRecoveryCodes(services, id);
    expect(after?.some((code) => before?.includes(code))).toBe(false);
    expect(await db.$count(staffRecoveryCodes)).toBe(10);
  });
});

test('it is taken away by a code alone, with all that belongs to it', async () => {
  const { services, token, currentCode, wrongCodes } = await prepared();
  services.clock.set(secondsLater(60));
  const session = await sessionOf(services, token);
  const [code = ''] = wrongCodes();
  const refused = await removeSecondFactor(services, session, { code, ...ADDRESS });
  expect(refused).toEqual(WRONG);
  const done = await removeSecondFactor(services, session, { code: currentCode(), ...ADDRESS });
  if (!done.ok) throw new Error(done.refusal.reason);
  expect(await findSession(services, token)).toBeNull();
  expect((await sessionOf(services, done.value)).hasSecondFactor).toBe(false);
  expect(await db.$count(staffRecoveryCodes)).toBe(0);
  const audits = await db.select({ action: auditLog.action }).from(auditLog);
  expect(audits.map(({ action }) => action)).toEqual([
    'staff.second-factor-set-up',
    'staff.recovery-codes-made',
    'staff.second-factor-removed',
  ]);
});
