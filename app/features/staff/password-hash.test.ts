import { expect, test } from 'vitest';
import { checkPassword, hashPassword, PASSWORD_COST } from './password-hash.server.ts';

const QUICK = { logN: 4, r: 1, p: 1 };
const PASSWORD = 'trem amassa goiaba torto';

test('a hash says how it was made, and is never the same twice', async () => {
  const [one, other] = [await hashPassword(PASSWORD, QUICK), await hashPassword(PASSWORD, QUICK)];
  expect(one).toMatch(/^scrypt\$4\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(other).not.toBe(one);
});

test('only its own password fits', async () => {
  const hash = await hashPassword(PASSWORD, QUICK);
  expect(await checkPassword(PASSWORD, hash, QUICK)).toEqual({ matches: true, isOutdated: false });
  for (const wrong of ['', `${PASSWORD} `, PASSWORD.toUpperCase()])
    expect((await checkPassword(wrong, hash, QUICK)).matches).toBe(false);
});

test('the same letters fit, however the keyboard composes them', async () => {
  const hash = await hashPassword('maçã em família', QUICK);
  const typed = 'maçã em família'.normalize('NFD');
  expect((await checkPassword(typed, hash, QUICK)).matches).toBe(true);
});

test('a hash of another cost still fits, and is said to be outdated', async () => {
  const hash = await hashPassword(PASSWORD, { ...QUICK, logN: 3 });
  expect(await checkPassword(PASSWORD, hash, QUICK)).toEqual({ matches: true, isOutdated: true });
});

test('nothing fits where there is no hash, or one that cannot be read', async () => {
  for (const hash of [undefined, '', 'scrypt$4$1$1$short$short'])
    expect((await checkPassword(PASSWORD, hash, QUICK)).matches).toBe(false);
});

test("the real cost is OWASP's, and is spent without an account too", async () => {
  expect(PASSWORD_COST).toEqual({ logN: 17, r: 8, p: 1 });
  const hash = await hashPassword(PASSWORD, PASSWORD_COST);
  const timed = async (known: string | undefined) => {
    const start = process.cpuUsage();
    await checkPassword('another one entirely', known, PASSWORD_COST);
    return process.cpuUsage(start).user;
  };
  const [there, missing] = [await timed(hash), await timed(undefined)];
  // A skipped derivation would take a thousandth of the time.
  expect(missing).toBeGreaterThan(there / 4);
});
