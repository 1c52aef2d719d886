import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { staff, staffAttempts, staffSessions } from '#app/db/staff-schema.ts';
import { hashToken } from '#app/platform/token.server.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember, PASSWORD, QUICK_COST, staffServices } from '#tests/staff.ts';
import { deviceCookieFor } from './known-device.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { beginSession, endSession, findSession } from './sessions.server.ts';
import { type SignInForm, signIn } from './sign-in.server.ts';

const database = await testDatabase();
const { db } = database;

const form = (changes: Partial<SignInForm> = {}): SignInForm => ({
  username: 'reception',
  password: PASSWORD,
  address: '203.0.113.7',
  device: undefined,
  oldToken: undefined,
  ...changes,
});
const WRONG = { ok: false, refusal: { reason: 'wrong' } };
const minutesLater = (minutes: number, start = at(MONDAY, '07:00')) =>
  new Date(start.getTime() + minutes * 60_000);

/** Signs in and returns the session's token. */
async function tokenOf(services: ReturnType<typeof staffServices>, changes?: Partial<SignInForm>) {
  const signedIn = await signIn(services, form(changes));
  if (!signedIn.ok) throw new Error(signedIn.refusal.reason);
  return signedIn.value.token;
}

describe('the password', () => {
  test('opens a session, whose token is stored only as a hash', async () => {
    const services = staffServices(database);
    const { id } = await aStaffMember(services);
    const token = await tokenOf(services, { username: ' Reception ' });
    expect(token).toMatch(/^[\w-]{43}$/);
    const [stored] = await db.select().from(staffSessions);
    expect(stored?.tokenHash).toEqual(hashToken(token));
    expect((await findSession(services, token))?.staff).toMatchObject({ id, role: 'reception' });
  });

  test('is refused alike when it is wrong, when nobody is called so, and when access was taken', async () => {
    const services = staffServices(database);
    await aStaffMember(services);
    await aStaffMember(services, { role: 'editor', disabledAt: services.clock.now() });
    const refusals = [
      await signIn(services, form({ password: `${PASSWORD}!` })),
      await signIn(services, form({ username: 'nobody' })),
      await signIn(services, form({ username: 'editor' })),
      await signIn(services, form({ username: '', password: '' })),
    ];
    expect(refusals).toEqual([WRONG, WRONG, WRONG, WRONG]);
    expect(await db.$count(staffSessions)).toBe(0);
  });

  test('is hashed anew when it was hashed at another cost', async () => {
    const services = staffServices(database);
    const passwordHash = await hashPassword(PASSWORD, { ...QUICK_COST, logN: 3 });
    await aStaffMember(services, { passwordHash });
    await tokenOf(services);
    const [row] = await db.select().from(staff);
    expect(row?.passwordHash).toMatch(/^scrypt\$4\$/);
    await tokenOf(services);
  });

  test('is written to no log, nor is the name', async () => {
    const services = staffServices(database);
    const { id } = await aStaffMember(services);
    await signIn(services, form({ password: 'canary password' }));
    await signIn(services, form({ username: 'canary.name' }));
    await tokenOf(services);
    const { lines } = services.log;
    expect(lines.map(({ text }) => text)).toEqual([
      'staff: login failed',
      'staff: login failed',
      'staff: login',
    ]);
    expect(lines.map(({ fields }) => Reflect.get(fields, 'staffId'))).toEqual([id, null, id]);
    expect(JSON.stringify(lines)).not.toMatch(/canary|reception|203\.0|trem/);
  });
});

describe('a session', () => {
  test('that the browser had before the login is over after it', async () => {
    const services = staffServices(database);
    const { id } = await aStaffMember(services);
    const planted = await beginSession(services, id, { awaitsSecondFactor: false });
    const token = await tokenOf(services, { oldToken: planted });
    expect(token).not.toBe(planted);
    expect(await findSession(services, planted)).toBeNull();
  });

  test('ends after half an hour without use, and lives on with it', async () => {
    const services = staffServices(database);
    await aStaffMember(services);
    const token = await tokenOf(services);
    services.clock.set(minutesLater(29));
    expect(await findSession(services, token)).not.toBeNull();
    services.clock.set(minutesLater(58));
    expect(await findSession(services, token)).not.toBeNull();
    services.clock.set(minutesLater(89));
    expect(await findSession(services, token)).toBeNull();
  });

  test('ends after twelve hours, however much it is used', async () => {
    const services = staffServices(database);
    await aStaffMember(services);
    const token = await tokenOf(services);
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      services.clock.set(minutesLater(minutes));
      expect(await findSession(services, token)).not.toBeNull();
    }
    services.clock.set(minutesLater(12 * 60 + 1));
    expect(await findSession(services, token)).toBeNull();
  });

  test('ends at once by logging out and by losing access', async () => {
    const services = staffServices(database);
    const { id } = await aStaffMember(services);
    const [one, other] = [await tokenOf(services), await tokenOf(services)];
    await endSession(db, one);
    expect(await findSession(services, one)).toBeNull();
    expect(await findSession(services, other)).not.toBeNull();
    await db.update(staff).set({ disabledAt: services.clock.now() }).where(eq(staff.id, id));
    expect(await findSession(services, other)).toBeNull();
  });

  test.each([undefined, '', 'x', 'x'.repeat(43), `${'x'.repeat(42)}é`])(
    '%j is none',
    async (token) => {
      expect(await findSession(staffServices(database), token)).toBeNull();
    },
  );
});

describe('guessing', () => {
  const wrong = (changes: Partial<SignInForm> = {}) => form({ password: 'a guess', ...changes });
  const TOO_MANY = { ok: false, refusal: { reason: 'too-many', waitSeconds: 900 } };

  test('one account is tried five times in a quarter of an hour, from wherever', async () => {
    const services = staffServices(database);
    await aStaffMember(services);
    const outcomes = [];
    for (let n = 1; n <= 7; n += 1)
      outcomes.push(await signIn(services, wrong({ address: `203.0.113.${n}` })));
    expect(outcomes).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG, TOO_MANY, TOO_MANY]);
    expect(await signIn(services, form({ address: '198.51.100.1' }))).toEqual(TOO_MANY);
    services.clock.set(minutesLater(15));
    expect((await signIn(services, form())).ok).toBe(true);
  });

  test('an account that does not exist closes the same way', async () => {
    const services = staffServices(database);
    const outcomes = [];
    for (let n = 1; n <= 6; n += 1)
      outcomes.push(await signIn(services, wrong({ username: n % 2 ? 'Nobody' : ' nobody' })));
    expect(outcomes.at(-1)).toEqual(TOO_MANY);
  });

  test('of a thousand guesses from one network, over many names at once, twenty are tried', async () => {
    const services = staffServices(database);
    await aStaffMember(services);
    const guess = (n: number) =>
      wrong({
        username: n % 2 ? `name${n}` : `ReCePtIoN${' '.repeat(n % 5)}`,
        password: `guess ${n}`,
      });
    let tried = 0;
    for (let n = 0; n < 1000; n += 20) {
      const batch = Array.from({ length: 20 }, (_, index) => signIn(services, guess(n + index)));
      const outcomes = await Promise.all(batch);
      tried += outcomes.filter((each) => !each.ok && each.refusal.reason === 'wrong').length;
    }
    expect(tried).toBeLessThanOrEqual(20);
    expect(tried).toBeGreaterThan(5);
  });

  test('a right password in between gives nobody more guesses from that network', async () => {
    const services = staffServices(database);
    await aStaffMember(services);
    await aStaffMember(services, { role: 'editor' });
    let tried = 0;
    for (let n = 0; n < 60; n += 1) {
      const outcome = await signIn(services, wrong({ username: `name${n}` }));
      if (!outcome.ok && outcome.refusal.reason === 'wrong') tried += 1;
      await signIn(services, form({ username: 'editor' }));
    }
    expect(tried).toBeLessThanOrEqual(20);
  });

  test('strangers do not lock somebody out of a device on which they have signed in', async () => {
    const services = staffServices(database);
    const { id } = await aStaffMember(services);
    const device = await deviceCookieFor(services, id);
    for (let n = 0; n < 30; n += 1) await signIn(services, wrong());
    expect(await signIn(services, form())).toEqual(TOO_MANY);
    expect((await signIn(services, form({ device }))).ok).toBe(true);
  });

  test('on that device five may fail too, and it opens no other account', async () => {
    const services = staffServices(database);
    const { id } = await aStaffMember(services);
    await aStaffMember(services, { role: 'editor' });
    const device = await deviceCookieFor(services, id);
    const outcomes = [];
    for (let n = 0; n < 6; n += 1) outcomes.push(await signIn(services, wrong({ device })));
    expect(outcomes.at(-1)).toEqual(TOO_MANY);
    for (let n = 0; n < 5; n += 1) await signIn(services, wrong({ username: 'editor', device }));
    expect(await signIn(services, form({ username: 'editor', device }))).toEqual(TOO_MANY);
  });

  test('a device cookie of a stranger’s own making counts for nothing', async () => {
    const services = staffServices(database);
    const { id } = await aStaffMember(services);
    const forged = await deviceCookieFor({ ...services, secret: 'another secret' }, id);
    for (let n = 0; n < 5; n += 1) await signIn(services, wrong({ device: forged }));
    expect(await signIn(services, form({ device: forged }))).toEqual(TOO_MANY);
  });
});

describe('a crowd at the login', () => {
  const REAL_ENOUGH = { logN: 12, r: 8, p: 1 };
  const guess = (n: number, changes: Partial<SignInForm> = {}) =>
    form({ username: `nobody${n}`, address: `2001:db8:${n}::1`, password: 'x', ...changes });
  const reasons = (outcomes: Awaited<ReturnType<typeof signIn>>[]) =>
    outcomes.map((outcome) => (outcome.ok ? 'in' : outcome.refusal.reason));

  test('waits to eight; the others are told to come back, and nothing of theirs is counted', async () => {
    const services = { ...staffServices(database), passwordCost: REAL_ENOUGH };
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) => signIn(services, guess(n))),
    );
    const counts = Map.groupBy(reasons(outcomes), (reason) => reason);
    expect(counts.get('busy')?.length).toBeGreaterThan(0);
    // One bucket for the account and three for the networks of each that was tried.
    const tried = counts.get('wrong')?.length ?? 0;
    expect(await db.$count(staffAttempts)).toBe(4 * tried);
  });

  test('keeps nobody out who has signed in on this device before', async () => {
    const services = { ...staffServices(database), passwordCost: REAL_ENOUGH };
    const { id } = await aStaffMember(services);
    const crowd = Array.from({ length: 30 }, (_, n) => signIn(services, guess(n)));
    const device = await deviceCookieFor(services, id);
    expect((await signIn(services, form({ device }))).ok).toBe(true);
    await Promise.all(crowd);
  });

  test('is computed only as far as somebody still waits for the answer', async () => {
    const services = { ...staffServices(database), passwordCost: REAL_ENOUGH };
    await aStaffMember(services);
    const gone = AbortSignal.abort();
    const dropped = await Promise.all(
      Array.from({ length: 4 }, () => signIn(services, form({ gone, address: '198.51.100.1' }))),
    );
    // The right password, yet nothing was checked: nobody would see the session.
    expect(reasons(dropped)).toEqual(['wrong', 'wrong', 'wrong', 'wrong']);
    expect(await db.$count(staffSessions)).toBe(0);
  });

  test('of one IPv6 customer is one network, from whichever of its addresses', async () => {
    const services = staffServices(database);
    const outcomes: Awaited<ReturnType<typeof signIn>>[] = [];
    for (let n = 0; n < 60; n += 1) {
      const address = `2001:db8:0:${(n % 256).toString(16)}::1`;
      outcomes.push(await signIn(services, guess(n, { address })));
    }
    expect(reasons(outcomes).filter((reason) => reason === 'wrong')).toHaveLength(40);
    expect(reasons(outcomes).at(-1)).toBe('too-many');
  });
});
