import { expect, test } from 'vitest';
import { quoteAfter, quoteBefore } from './finding-list.tsx';

test('a quote stays in its paragraph and has no signs of formatting', () => {
  expect(quoteBefore('## Por que cansam\n\n- Este é o **')).toBe('Este é o ');
  expect(quoteAfter('** tratamento.\n\n## Depois')).toBe(' tratamento.');
});

test('a quote that is cut begins and ends with a whole word', () => {
  expect(quoteBefore('hos cansam quando olhamos muito para o "')).toBe(
    '…cansam quando olhamos muito para o "',
  );
  expect(quoteAfter(' tratamento que existe, e todos o procur')).toBe(
    ' tratamento que existe, e todos o…',
  );
});
