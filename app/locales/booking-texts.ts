import { booking as enUs } from '#app/locales/en-US/booking.ts';
import { type BookingMessages, booking as ptBr } from '#app/locales/pt-BR/booking.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Texts of the booking journey, by language. */
export const bookingMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  BookingMessages
>;
