import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { contactMessages } from '#app/locales/contact.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { sha256Hex } from '#app/platform/token.server.ts';

type ConsentClinic = Pick<Clinic, 'displayName' | 'dataProtectionOfficer'>;

/**
 * The sentence that a writer agrees to, and the record of its exact wording that is stored with the
 * message.
 */
export function contactConsentOf(clinic: ConsentClinic, locale: Locale) {
  const { id, text: pattern, linkText, linkPath } = contactMessages[locale].consent;
  const text = pattern
    .replace('{clinic}', clinic.displayName)
    .replace('{privacyEmail}', clinic.dataProtectionOfficer.email);
  return {
    text,
    linkText,
    linkHref: localPath(locale, linkPath),
    record: { textId: id, textSha256: sha256Hex(text), locale },
  };
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
