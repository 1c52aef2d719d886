import { bookingRefusals as enUs } from '#app/locales/en-US/booking-refusals.ts';
import {
  type BookingRefusalMessages,
  bookingRefusals as ptBr,
} from '#app/locales/pt-BR/booking-refusals.ts';
import type { Locale } from '#app/platform/locale.ts';

/** What is said when the agenda refuses, by language. */
export const bookingRefusalTexts = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  BookingRefusalMessages
>;
