/** The seven keys of Google's Consent Mode v2, in the order of the specification. */
export const CONSENT_KEYS = [
  'ad_storage',
  'analytics_storage',
  'ad_user_data',
  'ad_personalization',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
] as const;
export type ConsentKey = (typeof CONSENT_KEYS)[number];
export type ConsentRecord = Readonly<Record<ConsentKey, 'granted' | 'denied'>>;

/** What a visitor can choose; necessary storage cannot be switched off. */
export type ConsentChoices = { analytics: boolean; marketing: boolean; personalization: boolean };

const NOTHING: ConsentChoices = { analytics: false, marketing: false, personalization: false };
const EVERYTHING: ConsentChoices = { analytics: true, marketing: true, personalization: true };

/** The consent record for these choices. */
export function consentOf({
  analytics,
  marketing,
  personalization,
}: ConsentChoices): ConsentRecord {
  const state = (isOn: boolean) => (isOn ? 'granted' : 'denied');
  return {
    ad_storage: state(marketing),
    analytics_storage: state(analytics),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    functionality_storage: 'granted',
    personalization_storage: state(personalization),
    security_storage: 'granted',
  };
}

/** Before any answer, and after "reject all": only what the site needs to work. */
export const DENIED_CONSENT = consentOf(NOTHING);
export const FULL_CONSENT = consentOf(EVERYTHING);

/** The choices that a record stands for. */
export function choicesOf(record: ConsentRecord): ConsentChoices {
  return {
    analytics: record.analytics_storage === 'granted',
    marketing: record.ad_storage === 'granted',
    personalization: record.personalization_storage === 'granted',
  };
}

/** Parses a stored record; undefined when it is invalid. */
export function parseConsent(text: string | null): ConsentRecord | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const states = new Map(Object.entries(value));
    const isGranted = (key: ConsentKey) => states.get(key) === 'granted';
    if (!CONSENT_KEYS.every((key) => isGranted(key) || states.get(key) === 'denied'))
      return undefined;
    return consentOf({
      analytics: isGranted('analytics_storage'),
      marketing: isGranted('ad_storage'),
      personalization: isGranted('personalization_storage'),
    });
  } catch {
    return undefined;
  }
}
