import { expect, test } from 'vitest';
import { ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import {
  type PreparationFormValues,
  parsePreparation,
  preparationValues,
} from './preparation-form.ts';

const WRITTEN = ruleOfFlags({
  companion: false,
  fastingHours: 0,
  dilation: false,
  lensesOffHours: 24,
});
const values = (changes: Partial<PreparationFormValues>) => ({
  ...preparationValues(null, WRITTEN),
  preparo: true,
  ...changes,
});
const wrongOf = (changes: Partial<PreparationFormValues>) => {
  const parsed = parsePreparation(values(changes));
  return parsed.ok ? [] : parsed.refusal.map(({ fieldId }) => fieldId);
};

test('what is not set here is left to the text, whatever the other fields say', () => {
  expect(parsePreparation(values({ preparo: false, jejum: 'muito' }))).toEqual({
    ok: true,
    value: null,
  });
});

test('the form begins with what the text says, and setting that changes nothing', () => {
  expect(parsePreparation(values({}))).toEqual({ ok: true, value: WRITTEN });
});

test('days without lenses are kept in hours and shown in days again', () => {
  const typed = values({ gelatinosas: '2', gelatinosasUnidade: 'dias', rigidas: '14' });
  const parsed = parsePreparation({ ...typed, rigidasUnidade: 'dias' });
  if (!parsed.ok || !parsed.value) throw new Error('the form was refused');
  expect(parsed.value).toMatchObject({ softLensHours: 48, rigidLensHours: 336 });
  expect(preparationValues(parsed.value, WRITTEN)).toMatchObject({
    gelatinosas: '2',
    gelatinosasUnidade: 'dias',
    rigidas: '14',
    rigidasUnidade: 'dias',
  });
});

test('every wrong field is named', () => {
  expect(
    wrongOf({
      dilata: 'talvez',
      dirigir: '0',
      luz: true,
      luzMinutos: '-5',
      gelatinosas: '31',
      gelatinosasUnidade: 'dias',
      rigidas: '',
      jejum: '25',
    }),
  ).toEqual(['dilata', 'dirigir', 'luzMinutos', 'gelatinosas', 'rigidas', 'jejum']);
});

test('without dilation nobody is asked how they come, whatever is ticked', () => {
  const parsed = parsePreparation(values({ dilata: 'never', luz: true, luzMinutos: '90' }));
  expect(parsed.ok && parsed.value?.daylightMinutes).toBeNull();
});
