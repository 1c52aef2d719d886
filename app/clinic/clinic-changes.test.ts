import { expect, test } from 'vitest';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { type ClinicChanges, withClinicChanges } from './clinic-changes.ts';
import { parseClinic } from './clinic-schema.ts';

const clinic = parseClinic(serraClaraRecord);
const NOTHING: ClinicChanges = {
  statements: {},
  saturday: null,
  compactDays: null,
  screening: null,
  plansEnabled: null,
  planPrices: [],
};
const proof = {
  source: 'Contagem de junho',
  measuredOn: '2027-06-01',
  owner: 'Marina',
  verified: true,
};

function changed(changes: Partial<ClinicChanges>, locale: 'pt-BR' | 'en-US' = 'pt-BR') {
  return parseClinic(withClinicChanges(serraClaraRecord, { ...NOTHING, ...changes }), locale);
}

test('without changes the record speaks', () => {
  expect(changed({})).toEqual(clinic);
});

test('whether days are kept compact is as staff have set it', () => {
  expect(changed({ compactDays: false }).agenda).toEqual({
    ...clinic.agenda,
    prefersCompactDays: false,
  });
});

test('a checked statement replaces value and proof, and leaves the others', () => {
  const rating = { value: 4.8, reviews: 140, ...proof };
  expect(changed({ statements: { rating } }).statements).toEqual({
    ...clinic.statements,
    rating: {
      value: 4.8,
      best: 5,
      reviews: 140,
      source: 'Contagem de junho',
      measuredOn: '2027-06-01',
      verified: true,
    },
  });
});

test('English pages name the source in English when there is one', () => {
  const sourceOf = (sourceInEnglish?: string) => {
    const patients = { value: 1, ...proof, sourceInEnglish };
    return changed({ statements: { patients } }, 'en-US').statements.patients.source;
  };
  expect(sourceOf('June count')).toBe('June count');
  expect(sourceOf()).toBe('Contagem de junho');
});

test('settling Saturday leaves one reading, in the hours', () => {
  for (const saturday of ['hours', 'faq'] as const)
    expect(changed({ saturday })).not.toHaveProperty('saturdayFaqHours');
  expect(changed({ saturday: 'hours' }).hours).toEqual(clinic.hours);
  expect(changed({ saturday: 'faq' }).hours.saturday).toEqual([
    { startsTime: '08:00', endsTime: '12:00' },
  ]);
});
test('plans are offered as staff have set it, at the prices they have announced', () => {
  const price = {
    plan: 'basico',
    instalmentCents: 11_000,
    fromOn: '2027-03-01',
    announcedOn: '2027-01-10',
  } as const;
  expect(changed({ plansEnabled: false, planPrices: [price] })).toMatchObject({
    plansEnabled: false,
    planPrices: [price],
  });
});
