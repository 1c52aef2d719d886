import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, centsOfNumber, reaisOf } from './reais.ts';

const anyCents = fc.integer({ min: 1, max: 100_000_000 });

test('every amount from one cent to a million reais comes back, as a text and as a number', () => {
  fc.assert(
    fc.property(anyCents, (cents) => {
      expect(centsOf(reaisOf(cents))).toBe(cents);
      const sent: unknown = JSON.parse(reaisOf(cents));
      expect(centsOfNumber(Number(sent))).toBe(cents);
      expect(centsOfNumber(Number(JSON.parse(JSON.stringify(cents / 100))))).toBe(cents);
    }),
  );
});

test('amounts are written with two places', () => {
  expect([1, 10, 100, 12_345, 100_000_000].map(reaisOf)).toEqual([
    '0.01',
    '0.10',
    '1.00',
    '123.45',
    '1000000.00',
  ]);
});

test.each(['', '1', '1.2', '1,20', '-1.00', '1.234', '1e2', '12345678901.00', ' 1.00'])(
  "'%s' is no amount",
  (text) => {
    expect(centsOf(text)).toBeNull();
  },
);

test('numbers with more than two places, negative ones and no numbers are no amounts', () => {
  const wrong = [0.001, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1.005];
  expect(wrong.map(centsOfNumber)).toEqual(wrong.map(() => null));
});
