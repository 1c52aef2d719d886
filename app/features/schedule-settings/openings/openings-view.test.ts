import { expect, test } from 'vitest';
import { toOpeningsView } from './openings-view.ts';

const headline = (...counts: [number, number][]) => {
  const services = counts.map(([before, after], index) => {
    return { slug: `s${index}`, minutes: 30, before, after };
  });
  const days = [{ weekday: 3, on: '2026-10-07', services, nothing: null }];
  const on = { titleOf: (slug: string) => slug, from: '2026-10-05', today: '2026-10-05' };
  return toOpeningsView(days, on)[0]?.headline;
};

test('the headline tells the loss beside the gain, and the reverse', () => {
  expect(headline([0, 3], [5, 5])).toBe('Abre 3 vagas por quarta para s0 (30 min).');
  expect(headline([0, 3], [5, 1], [2, 4], [6, 0])).toBe(
    'Abre 3 vagas por quarta para s0 (30 min) e fecha vagas de 2 outros serviços.',
  );
  expect(headline([3, 0], [1, 2])).toBe(
    'Fecha 3 vagas por quarta para s0 (30 min) e abre vagas para outro serviço.',
  );
  expect(headline([3, 0], [2, 1])).toBe('Fecha 3 vagas por quarta para s0 (30 min).');
});
