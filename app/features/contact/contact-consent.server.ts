import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { contactMessages } from '#app/locales/contact.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { statedConsent } from '#app/platform/sent-forms/stated-consent.server.ts';

type ConsentClinic = Pick<Clinic, 'displayName' | 'dataProtectionOfficer'>;

/** What a writer agrees to. */
export function contactConsentOf(clinic: ConsentClinic, locale: Locale) {
  const { linkPath, ...words } = contactMessages[locale].consent;
  return statedConsent({ ...words, linkHref: localPath(locale, linkPath) }, clinic, locale);
}

/** What `<ContactForm>` needs from a page's loader. */
export function contactFormOf(
  clinic: ConsentClinic & { phone: { raw: string; display: string } },
  locale: Locale,
) {
  const { text, linkText, linkHref } = contactConsentOf(clinic, locale);
  return {
    locale,
    phoneExample: clinic.phone.raw,
    phoneDisplay: clinic.phone.display,
    consent: { text, linkText, linkHref },
  };
}

export type ContactFormFacts = ReturnType<typeof contactFormOf>;
