import { expect, test } from 'vitest';
import { MONDAY } from '#tests/booking.ts';
import { NOTHING_TYPED, parseWaitlist } from './waitlist-fields.ts';

const TYPED = {
  ...NOTHING_TYPED,
  ...{ services: ['consultas'], name: 'Antônia Reis', phone: '35999990001', hasConsented: true },
};
const CHOICES = { serviceSlugs: ['consultas'], practitionerIds: [], houses: [], today: MONDAY };

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
