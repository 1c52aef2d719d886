import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { bookingConsentMessages } from '#app/locales/booking-consent.ts';
import { statedConsent } from '#app/platform/sent-forms/stated-consent.server.ts';

/**
 * What a person agrees to when booking; `bookAppointment` stores the record.
 * @param clinic in the language of the page
 */
export function bookingConsentOf(
  clinic: Pick<Clinic, 'displayName' | 'dataProtectionOfficer' | 'locale'>,
) {
  const { locale } = clinic;
  return statedConsent(bookingConsentMessages[locale], clinic, locale);
}
