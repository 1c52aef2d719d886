import { reviews as english } from '#app/locales/en-US/reviews.ts';
import type { ByLocale } from '#app/platform/locale.ts';

/** Words around reviews; who wrote them and what they say comes from elsewhere. */
export const reviews = {
  disclaimer: {
    title: 'São exemplos',
    text: 'Estes textos foram escritos para demonstrar como o site mostra opiniões. Não são de pessoas reais.',
  },
  /** Above what patients have said. */
  authorised:
    'Palavras de pacientes que autorizaram, por escrito, que apareçam aqui. Cada pessoa e cada tratamento são diferentes.',
  stars: (stars: number) => `Nota ${stars} de 5`,
};

export type ReviewsMessages = typeof reviews;

/** Words around reviews, by language. */
export const reviewsMessages: ByLocale<ReviewsMessages> = { 'pt-BR': reviews, 'en-US': english };
