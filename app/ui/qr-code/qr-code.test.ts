import { expect, test } from 'vitest';
import { sha256Hex } from '#app/platform/token.server.ts';
import { qrMatrix } from './qr-code.tsx';

const TEXT =
  'otpauth://totp/Clareia:maria.souza?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Clareia';
const ofLength = (length: number) => TEXT.repeat(4).slice(0, length);

test('the smallest size that holds the text is drawn, none for what is too long', () => {
  const sides = [10, 78, 79, 106, 107, 134, 135, 154, 155, 192, 193, 230, 231];
  expect(sides.map((length) => qrMatrix(ofLength(length))?.length ?? null)).toEqual([
    33,
    33,
    37,
    37,
    41,
    41,
    45,
    45,
    49,
    49,
    53,
    53,
    null,
  ]);
});

// Each was verified with a QR reader (jsQR 1.4.0) when recorded.
test.each([
  [78, '42d1728e742faf041503ae2e7a2581608fce1cff0fc499fba26b2a542ddbbed6'],
  [90, '9f57eb2054e811316d6b82682dddd7b86568105e65af1ded79c14cb2535dfd90'],
  [130, 'd7a84ff7c546cab531fa5772a0ff9590c0db3a4fc6f94379a8567aabbcd5eeb8'],
  [150, 'ff363459be562c85c8cc0bbfa477f9924c20614ee49cba0a72373c56acf332fc'],
  [190, 'a3bcbc89906b96d41dea373a6eef5340150acae3b2fa6db77037f28a64a4c339'],
  [230, '07d34dcdcec35f5f2ec30cc6782311519e1432d8b216908d24ba6995f68a959a'],
])('the code of %i bytes is the one that a reader has read', (length, sha256) => {
  const rows = qrMatrix(ofLength(length)) ?? [];
  const drawn = rows.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n');
  expect(sha256Hex(drawn)).toBe(sha256);
});
