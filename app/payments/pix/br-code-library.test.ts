import fc from 'fast-check';
import { createStaticPix, hasError, parsePix } from 'pix-utils';
import { expect, test } from 'vitest';
import {
  type BrCode,
  buildBrCode,
  MAX_CITY,
  MAX_NAME,
  merchantWords,
  readBrCode,
} from './br-code.ts';

// Ours against a library that others wrote from the same manual: what one builds, the other reads.

const words = (longest: number) =>
  fc
    .string({ unit: fc.constantFrom(...'ABCXYZabcxyz áçÃ.&-/,'), minLength: 1, maxLength: 40 })
    .map((text) => merchantWords(text, longest))
    .filter((text) => text !== '');
const keys = fc.oneof(
  fc.uuid(),
  fc.constantFrom('+5535995550111', '52998224725', '11222333000181', 'pix@clinica.example.com'),
);
const codes: fc.Arbitrary<BrCode> = fc.record({
  key: keys,
  merchantName: words(MAX_NAME),
  merchantCity: words(MAX_CITY),
  amountCents: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
  txid: fc.option(
    fc.string({ unit: fc.constantFrom(...'ABCXYZ0129'), minLength: 1, maxLength: 25 }),
  ),
});

test('the library reads what we build', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const read = parsePix(buildBrCode(code));
      if (hasError(read)) throw new Error(read.message);
      expect(read).toMatchObject({
        type: 'STATIC',
        pixKey: code.key,
        merchantName: code.merchantName,
        merchantCity: code.merchantCity,
        transactionCurrency: '986',
        countryCode: 'BR',
        txid: code.txid ?? '***',
        ...(code.amountCents === null
          ? {}
          : { transactionAmount: Number((code.amountCents / 100).toFixed(2)) }),
      });
    }),
  );
});

test('we read what the library builds, and build the same letters', () => {
  // It writes names and cities in capitals.
  const inCapitals = codes.map((code) => ({
    ...code,
    merchantName: code.merchantName.toUpperCase(),
    merchantCity: code.merchantCity.toUpperCase(),
  }));
  fc.assert(
    fc.property(inCapitals, (code) => {
      const built = createStaticPix({
        merchantName: code.merchantName,
        merchantCity: code.merchantCity,
        pixKey: code.key,
        txid: code.txid ?? '***',
        transactionAmount: code.amountCents === null ? 0 : code.amountCents / 100,
      });
      if (hasError(built)) throw new Error(built.message);
      const line = built.toBRCode();
      expect(readBrCode(line)).toEqual({ ok: true, value: code });
      expect(buildBrCode(code)).toBe(line);
    }),
  );
});
