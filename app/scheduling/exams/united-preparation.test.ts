import { expect, test } from 'vitest';
import { unitedPreparation } from './united-preparation.ts';

const NONE = { companion: false, fastingHours: 0, dilation: false, lensesOffHours: 0 };

test('each sentence is said once, and the strictest of all exams wins', () => {
  const glasses = 'Traga os seus óculos.';
  const told = unitedPreparation([
    {
      preparation: [glasses, 'Fique 12 horas sem lentes.'],
      preparationFlags: { ...NONE, lensesOffHours: 12 },
    },
    {
      preparation: ['Fique 24 horas sem lentes.', glasses],
      preparationFlags: { ...NONE, lensesOffHours: 24, dilation: true },
    },
    { preparation: [], preparationFlags: { ...NONE, companion: true, fastingHours: 8 } },
  ]);
  expect(told).toEqual({
    preparation: [glasses, 'Fique 24 horas sem lentes.'],
    preparationFlags: { companion: true, fastingHours: 8, dilation: true, lensesOffHours: 24 },
  });
});

test('without an exam there is nothing to prepare', () => {
  expect(unitedPreparation([])).toEqual({ preparation: [], preparationFlags: NONE });
});
