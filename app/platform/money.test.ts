import { expect, test } from 'vitest';
import { money } from './money.ts';

test('reais are written in the way of each language and never broken over two lines', () => {
  expect(money(179_988)).toBe('R$\u00a01.799,88');
  expect(money(10_000)).toBe('R$\u00a0100,00');
  expect(money(179_988, 'en-US')).toBe('R$1,799.88');
});
