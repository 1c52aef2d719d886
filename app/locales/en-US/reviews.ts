import type { ReviewsMessages } from '#app/locales/pt-BR/reviews.ts';

export const reviews: ReviewsMessages = {
  disclaimer: {
    title: 'These are examples',
    text: 'They were written to show how the site presents reviews. No real person wrote them.',
  },
  authorised:
    'Words of patients who allowed us, in writing, to show them here. Every person and every treatment is different.',
  stars: (stars: number) => `${stars} out of 5`,
};
