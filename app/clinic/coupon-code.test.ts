import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeInAddress, codeLetters } from './coupon-code.ts';

test('a code is known however it is typed', () => {
  for (const typed of [
    'OLHOS EM OUTUBRO',
    ' olhos  em outubro',
    'Olhos-em-Outubro',
    'ólhosemoutubro',
  ])
    expect(codeLetters(typed)).toBe('OLHOSEMOUTUBRO');
  expect(codeLetters('')).toBe('');
  expect(codeLetters('!?')).toBe('');
});

test('a code that went through an address is still the same code', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (code) => {
      expect(codeLetters(codeInAddress(code))).toBe(codeLetters(code));
    }),
  );
});
