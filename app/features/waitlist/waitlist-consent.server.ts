import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { awaitsPlans } from '#app/clinic/words/site-offers.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { statedConsent } from '#app/platform/sent-forms/stated-consent.server.ts';

/** What a person agrees to who comes to the list without an appointment. */
export function waitlistConsentOf(
  clinic: Pick<
    Clinic,
    | 'displayName'
    | 'dataProtectionOfficer'
    | 'offers'
    | 'services'
    | 'plansEnabled'
    | 'flexMonthlyCents'
  >,
  locale: Locale,
) {
  const { consent, timeConsent } = waitlistMessages[locale];
  const { linkPath, ...words } = awaitsPlans(clinic) ? consent : { ...consent, ...timeConsent };
  return statedConsent({ ...words, linkHref: localPath(locale, linkPath) }, clinic, locale);
}
