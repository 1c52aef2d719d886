import type { ByLocale } from '#app/platform/locale.ts';

/** Words around reviews; who wrote them and what they say comes from elsewhere. */
export const reviews = {
  disclaimer: {
    title: 'São exemplos',
    text: 'Estes textos foram escritos para demonstrar como o site mostra opiniões. Não são de pessoas reais.',
  },
  /** Above what patients have said. */
  authorised:
    'Palavras de pacientes que nos autorizaram, por escrito, a publicar aqui. Cada pessoa e cada tratamento são diferentes.',
  stars: (stars: number) => `Nota ${stars} de 5`,
};

export type ReviewsMessages = typeof reviews;

const english: ReviewsMessages = {
  disclaimer: {
    title: 'These are examples',
    text: 'They were written to show how the site presents reviews. No real person wrote them.',
  },
  authorised:
    'Words from patients who gave us written permission to publish them here. Every person and every treatment is different.',
  stars: (stars: number) => `${stars} out of 5`,
};

/** Words around reviews, by language. */
export const reviewsMessages: ByLocale<ReviewsMessages> = { 'pt-BR': reviews, 'en-US': english };
