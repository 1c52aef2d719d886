import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { statedConsent } from '#app/platform/sent-forms/stated-consent.server.ts';

/** What a person agrees to who comes to the list without an appointment. */
export function waitlistConsentOf(
  clinic: Pick<Clinic, 'displayName' | 'dataProtectionOfficer' | 'offers'>,
  locale: Locale,
) {
  const { consent, timeConsent } = waitlistMessages[locale];
  const { linkPath, ...words } = clinic.offers.lenses ? consent : { ...consent, ...timeConsent };
  return statedConsent({ ...words, linkHref: localPath(locale, linkPath) }, clinic, locale);
}
