import { expect, test } from 'vitest';
import {
  CONSENT_KEYS,
  choicesOf,
  consentOf,
  DENIED_CONSENT,
  FULL_CONSENT,
  parseConsent,
} from './consent-record.ts';

test('at first everything is denied except what the site needs', () => {
  const granted = CONSENT_KEYS.filter((key) => DENIED_CONSENT[key] === 'granted');
  expect(granted).toEqual(['functionality_storage', 'security_storage']);
  expect(CONSENT_KEYS.every((key) => FULL_CONSENT[key] === 'granted')).toBe(true);
});

test.each([
  ['analytics', ['analytics_storage']],
  ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
  ['personalization', ['personalization_storage']],
] as const)('%s grants %j and nothing else', (choice, keys) => {
  const choices = { analytics: false, marketing: false, personalization: false, [choice]: true };
  const record = consentOf(choices);
  const changed = CONSENT_KEYS.filter((key) => record[key] !== DENIED_CONSENT[key]);
  expect(changed).toEqual(keys);
  expect(choicesOf(record)).toEqual(choices);
  expect(parseConsent(JSON.stringify(record))).toEqual(record);
});

test.each([
  null,
  '',
  'null',
  '[]',
  '{',
  '{"ad_storage":"granted"}',
  JSON.stringify({ ...FULL_CONSENT, security_storage: 'maybe' }),
  '{"__proto__":{"ad_storage":"granted"}}',
])('%s is no answer', (text) => {
  expect(parseConsent(text)).toBeUndefined();
});
