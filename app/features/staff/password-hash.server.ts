import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of scrypt: `logN` is log2 of N. Memory is 128 · N · r bytes. */
export type PasswordCost = { logN: number; r: number; p: number };

/** 128 MB and about 0.4 s per guess; OWASP's first choice for scrypt. */
export const PASSWORD_COST: PasswordCost = { logN: 17, r: 8, p: 1 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const HASH = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/;

/** @returns 'scrypt$17$8$1$<salt>$<key>' */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.logN, cost.r, cost.p, encode(salt), encode(key)].join('$');
}

/**
 * Checks a password against a hash. Without a hash it does the same work and fails, so that timing does
 * not reveal whether an account exists.
 * @returns `isOutdated`: the hash was made with another cost than the current one
 */
export async function checkPassword(
  password: string,
  hash: string | undefined,
  cost: PasswordCost,
): Promise<{ matches: boolean; isOutdated: boolean }> {
  const parts = HASH.exec(hash ?? '');
  if (!parts) {
    await derive(password, randomBytes(SALT_BYTES), cost);
    return { matches: false, isOutdated: false };
  }
  const [, logN, r, p, salt = '', key = ''] = parts;
  const stored = { logN: Number(logN), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), stored);
  return {
    matches: timingSafeEqual(derived, Buffer.from(key, 'base64url')),
    isOutdated: stored.logN !== cost.logN || stored.r !== cost.r || stored.p !== cost.p,
  };
}

let last: Promise<unknown> = Promise.resolve();

/** One derivation at a time: concurrent guesses must not exhaust memory. */
function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const derived = last.then(() => runScrypt(password.normalize('NFKC'), salt, cost));
  last = derived.catch(() => undefined);
  return derived;
}

function runScrypt(password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** logN;
  // Node's own limit is 32 MB.
  const options = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64url');
}
