import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PreparationRule, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import { LENSES } from '#app/clinic/preparation-times.ts';
import { type PreparedAppointment, preparationEffects } from './preparation-effects.ts';

const NOW = new Date('2026-11-23T08:00:00-03:00');
const HOUR_MS = 3_600_000;
const BEFORE: PreparationRule = ruleOfFlags({
  companion: false,
  fastingHours: 0,
  dilation: false,
  lensesOffHours: 24,
});
const inHours = (hours: number, lenses: PreparedAppointment['lenses']): PreparedAppointment => ({
  protocol: `${hours}`,
  startsAt: new Date(NOW.getTime() + hours * HOUR_MS),
  patientName: 'Antônia Reis',
  lenses,
});
const changed = (after: Partial<PreparationRule>, appointments: PreparedAppointment[]) =>
  preparationEffects(appointments, {
    before: BEFORE,
    after: { ...BEFORE, ...after },
    now: NOW,
  }).map(({ appointment, changes }) => [appointment.protocol, ...changes]);

test('a longer time without lenses names those who come before it is over, and not those without lenses', () => {
  const appointments = [
    inHours(12, 'soft'),
    inHours(30, 'soft'),
    inHours(30, 'none'),
    inHours(40, undefined),
    inHours(72, 'soft'),
  ];
  expect(changed({ softLensHours: 48, rigidLensHours: 48 }, appointments)).toEqual([
    ['30', 'lenses'],
    ['40', 'lenses'],
  ]);
  // Shorter harms nobody.
  expect(changed({ softLensHours: 0, rigidLensHours: 0 }, appointments)).toEqual([]);
});

test('whoever is booked was not told of a new fasting, companion or dilation', () => {
  const appointments = [inHours(30, 'none')];
  expect(changed({ fastingHours: 8, companion: true, dilates: 'may' }, appointments)).toEqual([
    ['30', 'fasting', 'companion', 'dilation'],
  ]);
});

test('a rule that asks for no more touches nobody', () => {
  const appointment = fc
    .tuple(fc.integer({ min: 1, max: 1_000 }), fc.constantFrom(...LENSES, undefined))
    .map(([hours, lenses]) => inHours(hours, lenses));
  const hours = fc.integer({ min: 0, max: 720 });
  fc.assert(
    fc.property(fc.array(appointment), hours, hours, hours, (all, soft, rigid, less) => {
      const before = { ...BEFORE, softLensHours: soft, rigidLensHours: rigid, fastingHours: 8 };
      const after = {
        ...before,
        softLensHours: Math.min(soft, less),
        rigidLensHours: Math.min(rigid, less),
        fastingHours: 0,
      };
      // A day more or less is counted on the wall: no summer time lies in these weeks.
      expect(preparationEffects(all, { before, after, now: NOW })).toEqual([]);
    }),
  );
});
