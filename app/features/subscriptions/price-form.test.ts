import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsTyped, money } from '#app/platform/money.ts';

test('every amount that we write is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
      expect(centsTyped(money(cents))).toBe(cents);
    }),
  );
});

test('reais without cents are whole; anything else is none', () => {
  expect(centsTyped('109')).toBe(10_900);
  expect(centsTyped(' 109,90 ')).toBe(10_990);
  for (const typed of ['', '0', '109,9', '109.90', '-5', '1e3', '10.000,01', 'cem'])
    expect([typed, centsTyped(typed)]).toEqual([typed, null]);
});
