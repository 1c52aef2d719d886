import { expect, test } from 'vitest';
import { formatAfter } from './format-deadline.ts';

const at = (text: string) => new Date(`${text}:00-03:00`);

test.each([
  ['2026-11-25T23:00', 'das 23h de quarta-feira, 25 de novembro'],
  ['2026-11-26T00:00', 'da meia-noite de quarta para quinta-feira, 26 de novembro'],
  ['2026-11-29T00:00', 'da meia-noite de sábado para domingo, 29 de novembro'],
  ['2026-11-26T00:30', 'da 0h30 de quinta-feira, 26 de novembro'],
  ['2026-11-26T01:00', 'da 1h de quinta-feira, 26 de novembro'],
])('a last meal at %s is told as “não coma nada depois %s”', (text, words) => {
  expect(formatAfter(at(text), 'pt-BR')).toBe(words);
});

test('after when one may drive again, in both languages', () => {
  expect(formatAfter(at('2026-11-26T14:30'), 'pt-BR')).toBe(
    'das 14h30 de quinta-feira, 26 de novembro',
  );
  expect(formatAfter(at('2026-11-26T14:30'), 'en-US')).toBe('2:30 PM on Thursday, November 26');
  expect(formatAfter(at('2026-11-26T00:00'), 'en-US')).toBe(
    'midnight between Wednesday, November 25, and Thursday, November 26',
  );
});
