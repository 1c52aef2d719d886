import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashToken, isTokenShaped, newToken } from './token.server.ts';

const APP_DIR = join(import.meta.dirname, '..');

test('of a hundred thousand tokens no two are the same, and each has 256 bits', () => {
  const tokens = Array.from({ length: 100_000 }, newToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(tokens.filter((token) => !/^[\w-]{43}$/.test(token))).toEqual([]);
  expect(tokens.every(isTokenShaped)).toBe(true);
  expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32);
});

test('what is stored of a token is its SHA-256', () => {
  expect(hashToken('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('no part of the login takes a UUID or a weak random number for a secret', () => {
  const files = globSync('{features/staff,routes/staff}/**/*.{ts,tsx}', { cwd: APP_DIR });
  expect(files.length).toBeGreaterThan(40);
  const weak = files.filter((file) =>
    /randomUUID|Math\.random/.test(readFileSync(join(APP_DIR, file), 'utf8')),
  );
  expect(weak).toEqual([]);
});
