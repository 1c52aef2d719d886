import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { computeInTurn, type Lane } from './hash-queue.ts';

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
  const key = await derive(password, salt, { cost, turn: KNOWN });
  if (!key) throw new Error('a hash that nobody can abandon was abandoned');
  return ['scrypt', cost.logN, cost.r, cost.p, encode(salt), encode(key)].join('$');
}

/**
 * Checks a password against a hash. Without a hash it does the same work and fails, so that timing does
 * not reveal whether an account exists.
 * @param turn its place in the queue; abandoned, it does not match
 * @returns `isOutdated`: the hash was made with another cost than the current one
 */
export async function checkPassword(
  password: string,
  hash: string | undefined,
  cost: PasswordCost,
  turn: Turn = KNOWN,
): Promise<{ matches: boolean; isOutdated: boolean }> {
  const parts = HASH.exec(hash ?? '');
  if (!parts) {
    await derive(password, randomBytes(SALT_BYTES), { cost, turn });
    return { matches: false, isOutdated: false };
  }
  const [, logN, r, p, salt = '', key = ''] = parts;
  const stored = { logN: Number(logN), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { cost: stored, turn });
  return {
    matches: derived !== null && timingSafeEqual(derived, Buffer.from(key, 'base64url')),
    isOutdated: stored.logN !== cost.logN || stored.r !== cost.r || stored.p !== cost.p,
  };
}

type Turn = { lane: Lane; gone?: AbortSignal | undefined };
const KNOWN: Turn = { lane: 'known' };

/** @returns null when it was abandoned before its turn */
function derive(
  password: string,
  salt: Buffer,
  { cost, turn }: { cost: PasswordCost; turn: Turn },
): Promise<Buffer | null> {
  return computeInTurn(turn, () => runScrypt(password.normalize('NFKC'), salt, cost));
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
