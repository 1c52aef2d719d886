import { expect, test } from 'vitest';
import { otherTimesAloud } from './spoken-times.ts';

const at = (value: string, practitioner = 'Ana Prado') => ({ value, practitioner });

test('the other times are one sentence: each day once, and who serves where it is somebody else', () => {
  expect(
    otherTimesAloud([
      at('2026-12-01T08:00:00-03:00'),
      at('2026-12-01T08:15:00-03:00'),
      at('2026-12-01T14:00:00-03:00', 'Davi Reis'),
      at('2026-12-03T09:00:00-03:00'),
    ]),
  ).toBe(
    'Se não servir, também temos: no mesmo dia, às 8h15 ou às 14h com Davi Reis; quinta-feira, 3 de dezembro, às 9h.',
  );
});

test('of times of other days only, none is called the same day; the clock is the one that is written', () => {
  expect(
    otherTimesAloud([
      at('2026-12-01T23:30:00-04:00'),
      at('2026-12-02T00:30:00-04:00'),
      at('2026-12-02T01:00:00-04:00'),
      at('2026-12-02T07:00:00-04:00'),
    ]),
  ).toBe('Se não servir, também temos: quarta-feira, 2 de dezembro, à 0h30, à 1h ou às 7h.');
});

test('of one time or none nothing is said', () => {
  expect(otherTimesAloud([])).toBe('');
  expect(otherTimesAloud([at('2026-12-01T08:00:00-03:00')])).toBe('');
});
