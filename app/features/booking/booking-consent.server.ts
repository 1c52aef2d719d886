import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { bookingConsentMessages } from '#app/locales/booking-consent-texts.ts';
import { sha256Hex } from '#app/platform/token.server.ts';

/**
 * The sentence a person agrees to when booking, and how its exact words are kept with the consent.
 * @param clinic in the language in which the person reads it
 */
export function bookingConsentOf(
  clinic: Pick<Clinic, 'displayName' | 'dataProtectionOfficer' | 'locale'>,
) {
  const { locale } = clinic;
  const { id, linkText, linkHref, text: sentence } = bookingConsentMessages[locale];
  const text = sentence
    .replace('{clinic}', clinic.displayName)
    .replace('{privacyEmail}', clinic.dataProtectionOfficer.email);
  return {
    text,
    linkText,
    linkHref,
    /** What `bookAppointment` stores. */
    record: { textId: id, textSha256: sha256Hex(text), locale },
  };
}
