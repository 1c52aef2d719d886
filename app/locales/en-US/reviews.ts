import type { ReviewsTexts } from '#app/locales/pt-BR/reviews.ts';

export const reviews: ReviewsTexts = {
  disclaimer: {
    title: 'These are examples',
    text: 'They were written to show how the site presents reviews. No real person wrote them.',
  },
  stars: (stars: number) => `${stars} out of 5`,
};
