import { expect, test } from 'vitest';
import {
  base32,
  findTotpStep,
  otpauthLink,
  totpCode,
  totpSecret,
  totpStep,
} from './totp.server.ts';

const RFC_SECRET = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, last six of eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%i s after 1970 the code of the RFC is %s', (seconds, code) => {
  expect(totpCode(RFC_SECRET, totpStep(new Date(seconds * 1000)))).toBe(code);
});

test('a code is found half a minute early or late, not more', () => {
  const now = new Date('2026-10-05T12:00:10Z');
  const step = totpStep(now);
  const found = [-2, -1, 0, 1, 2].map((away) =>
    findTotpStep(RFC_SECRET, totpCode(RFC_SECRET, step + away), now),
  );
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is no code', (code) => {
  expect(findTotpStep(RFC_SECRET, code, new Date(0))).toBeNull();
});

test('the secret is 160 bits of its own for each person, salt and installation', () => {
  const secrets = [
    totpSecret('one secret', 1, 'salt'),
    totpSecret('one secret', 2, 'salt'),
    totpSecret('one secret', 1, 'other'),
    totpSecret('another secret', 1, 'salt'),
  ];
  expect(secrets.map(({ length }) => length)).toEqual([20, 20, 20, 20]);
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(4);
});

test('apps get the secret in base32, with whose it is', () => {
  expect(base32(RFC_SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB');
  const link = otpauthLink(RFC_SECRET, { issuer: 'Clínica & Cia', username: 'maria.souza' });
  expect(link).toBe(
    'otpauth://totp/Cl%C3%ADnica%20%26%20Cia:maria.souza?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Cl%C3%ADnica%20%26%20Cia',
  );
});
