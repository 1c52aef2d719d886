import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { bookingConsentMessages } from '#app/locales/booking-consent.ts';
import { sha256Hex } from '#app/platform/token.server.ts';

/**
 * The sentence that a person agrees to when booking, and the record that identifies its exact wording.
 * @param clinic in the language of the page
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
    /** Stored by `bookAppointment`. */
    record: { textId: id, textSha256: sha256Hex(text), locale },
  };
}
