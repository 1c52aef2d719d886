import { expect, test } from 'vitest';
import { comingOrGoing, presenceWords } from './presence-words.ts';

const TODAY = '2026-10-05';
const said = (fromOn: string | null, untilOn: string | null) => [
  presenceWords({ fromOn, untilOn }, TODAY),
  comingOrGoing({ fromOn, untilOn }, TODAY),
];

test('first and last days are said as somebody at the desk says them', () => {
  expect(said(null, null)).toEqual(['', '']);
  expect(said(null, '2026-12-18')).toEqual(['até 18/12', 'até 18/12']);
  expect(said(null, TODAY)).toEqual(['até 5/10', 'até 5/10']);
  expect(said(null, '2026-10-04')).toEqual([
    'já saiu, último dia 4/10',
    'já saiu, último dia 4/10',
  ]);
  expect(said('2026-10-19', '2027-01-29')).toEqual([
    'a partir de 19/10, até 29/1/2027',
    'a partir de 19/10, até 29/1/2027',
  ]);
  expect(said('2025-02-17', '2026-12-18')).toEqual(['desde 17/2/2025, até 18/12', 'até 18/12']);
  expect(said(TODAY, null)).toEqual(['desde 5/10', '']);
});
