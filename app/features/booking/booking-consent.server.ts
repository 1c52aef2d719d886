import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { bookingConsent } from '#app/locales/pt-BR/booking-consent.ts';
import { sha256Hex } from '#app/platform/token.server.ts';

/** The sentence a person agrees to when booking, and how its exact words are kept with the consent. */
export function bookingConsentOf(clinic: Pick<Clinic, 'displayName' | 'dataProtectionOfficer'>) {
  const { id, linkText, linkHref } = bookingConsent;
  const text = bookingConsent.text
    .replace('{clinic}', clinic.displayName)
    .replace('{privacyEmail}', clinic.dataProtectionOfficer.email);
  return {
    text,
    linkText,
    linkHref,
    /** What `bookAppointment` stores. */
    record: { textId: id, textSha256: sha256Hex(text), locale: 'pt-BR' },
  };
}
