import { expect, test } from 'vitest';
import { MONDAY } from '#tests/booking.ts';
import { NOTHING_TYPED, parseWaitlist } from './waitlist-fields.ts';

const TYPED = {
  ...NOTHING_TYPED,
  ...{ services: ['consultas'], name: 'Antônia Reis', phone: '35999990001', hasConsented: true },
};
const CHOICES = { serviceSlugs: ['consultas'], practitionerIds: [], houses: [], today: MONDAY };

test('whoever attends none of what is waited for cannot be waited for', () => {
  const practitioners = [
    { id: 1, services: ['consultas', 'campo-visual'] },
    { id: 2, services: ['campo-visual'] },
  ];
  const choices = {
    ...{ ...CHOICES, serviceSlugs: ['consultas', 'campo-visual'], practitionerIds: [1, 2] },
    ...({ practitioners, emailAsked: 'optional' } as const),
  };
  const outcome = (practitioner: string, services: string[]) => {
    const parsed = parseWaitlist({ ...TYPED, practitioner, services }, choices);
    return parsed.ok ? parsed.value.wishes.practitionerId : parsed.refusal;
  };
  expect(outcome('1', ['consultas'])).toBe(1);
  expect(outcome('2', ['campo-visual'])).toBe(2);
  expect(outcome('2', ['consultas', 'campo-visual'])).toBe(2);
  expect(outcome('2', ['consultas'])).toEqual([
    { field: 'profissional', refusal: 'practitioner-elsewhere' },
  ]);
});

test.each([
  ['optional', '', null],
  ['optional', 'a@example.com', 'a@example.com'],
  ['required', '', ['email-missing']],
  ['required', 'a@', ['email']],
  ['off', 'a@example.com', null],
] as const)('an address that is %s and typed as %j is %j', (emailAsked, email, expected) => {
  const parsed = parseWaitlist({ ...TYPED, email }, { ...CHOICES, emailAsked });
  const seen = parsed.ok
    ? parsed.value.email
    : parsed.refusal.filter(({ field }) => field === 'email').map(({ refusal }) => refusal);
  expect(seen).toEqual(expected);
});
