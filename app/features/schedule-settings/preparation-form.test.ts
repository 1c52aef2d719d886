import { expect, test } from 'vitest';
import { ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import {
  type PreparationFormValues,
  parsePreparation,
  preparationValues,
  readPreparation,
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

test('hours, days and weeks may be written out, whatever unit is chosen beside them', () => {
  const hoursOf = (rigidas: string, rigidasUnidade = 'horas') => {
    const parsed = parsePreparation(values({ rigidas, rigidasUnidade }));
    return parsed.ok ? parsed.value?.rigidLensHours : parsed.refusal;
  };
  expect(hoursOf('2 semanas')).toBe(336);
  expect(hoursOf('1 semana', 'dias')).toBe(168);
  expect(hoursOf('10 dias')).toBe(240);
  expect(hoursOf('36 horas', 'dias')).toBe(36);
  expect(hoursOf('3', 'dias')).toBe(72);
  const wrong = [{ fieldId: 'rigidas', message: expect.stringContaining('semanas') }];
  for (const typed of ['2 s', '5 semanas', 'duas semanas', '2 meses', '1,5 dias', '-2 dias'])
    expect([typed, hoursOf(typed)]).toEqual([typed, wrong]);
});

test('what was typed about lenses is kept whole', () => {
  const form = new FormData();
  form.set('gelatinosas', '2 semanas e meia');
  expect(readPreparation(form).gelatinosas).toBe('2 semanas e meia');
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
