import type { BookingConsentMessages } from '#app/locales/pt-BR/booking-consent.ts';

/** The same promise as in Portuguese, under an id of its own: what was read is what is kept. */
export const bookingConsent: BookingConsentMessages = {
  id: 'booking-2026-11-en',
  text:
    'I agree that {clinic} may use the data I have given to book the visit and talk to me about it. ' +
    'The data is kept for 5 years, unless it becomes part of the medical record, which the law ' +
    'requires to be kept for longer. I may ask to see, correct or delete my data, or change my mind, ' +
    'by writing to {privacyEmail}.',
  linkText: 'Read the privacy policy',
  linkHref: '/privacy',
};
