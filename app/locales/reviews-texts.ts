import { reviews as enUs } from '#app/locales/en-US/reviews.ts';
import { reviews as ptBr, type ReviewsMessages } from '#app/locales/pt-BR/reviews.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Words around reviews, by language. */
export const reviewsMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  ReviewsMessages
>;
