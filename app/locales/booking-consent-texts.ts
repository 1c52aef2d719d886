import { bookingConsent as enUs } from '#app/locales/en-US/booking-consent.ts';
import {
  type BookingConsentMessages,
  bookingConsent as ptBr,
} from '#app/locales/pt-BR/booking-consent.ts';
import type { Locale } from '#app/platform/locale.ts';

/** What a person agrees to when booking, by language. */
export const bookingConsentMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  BookingConsentMessages
>;
