import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { leadMessages } from '#app/locales/leads.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { statedConsent } from '#app/platform/sent-forms/stated-consent.server.ts';

/** What a person agrees to who asks for a time. */
export function leadConsentOf(
  clinic: Pick<Clinic, 'displayName' | 'dataProtectionOfficer'>,
  locale: Locale,
) {
  const { linkPath, ...words } = leadMessages[locale].consent;
  return statedConsent({ ...words, linkHref: localPath(locale, linkPath) }, clinic, locale);
}
