import type { ByLocale } from '#app/platform/locale.ts';

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const decimal = new Intl.NumberFormat('pt-BR', tenths);
const whole = new Intl.NumberFormat('pt-BR');
const englishDecimal = new Intl.NumberFormat('en-US', tenths);
const englishWhole = new Intl.NumberFormat('en-US');

/** Words around reviews; who wrote them and what they say comes from elsewhere. */
export const reviews = {
  disclaimer: {
    title: 'São exemplos',
    text: 'Estes textos foram escritos para demonstrar como o site mostra opiniões. Não são de pessoas reais.',
  },
  /** Above what patients have said. */
  authorised:
    'Palavras de pacientes que nos autorizaram, por escrito, a publicar aqui. Cada pessoa e cada tratamento são diferentes.',
  /** Heads them where Google's reviews stand above. */
  authorisedTitle: 'Com autorização, aqui no site',
  stars: (stars: number) => `Nota ${stars} de 5`,
  /** Around what people wrote at Google. */
  google: {
    title: 'Avaliações no',
    mean: (rating: number) => `${decimal.format(rating)} de 5`,
    ratings: (ratings: number) =>
      ratings === 1 ? 'nota de 1 avaliação' : `média de ${whole.format(ratings)} avaliações`,
    on: 'No',
    openOf: (author: string) => `No Google Maps, a avaliação de ${author}`,
    note: 'Escritas no Google, sem escolha nem mudança da clínica, na ordem do Google: as mais relevantes primeiro. O Google não confere cada uma, mas retira as falsas quando as encontra. Cada tratamento é diferente.',
    see: 'Ver no Google',
    write: 'Avalie a clínica no Google',
  },
};

export type ReviewsMessages = typeof reviews;

const english: ReviewsMessages = {
  disclaimer: {
    title: 'These are examples',
    text: 'They were written to show how the site presents reviews. No real person wrote them.',
  },
  authorised:
    'Words from patients who gave us written permission to publish them here. Every person and every treatment is different.',
  authorisedTitle: 'With permission, here on the site',
  stars: (stars: number) => `${stars} out of 5`,
  google: {
    title: 'Reviews on',
    mean: (rating) => `${englishDecimal.format(rating)} out of 5`,
    ratings: (ratings) =>
      ratings === 1 ? 'rating in 1 review' : `average of ${englishWhole.format(ratings)} reviews`,
    on: 'On',
    openOf: (author) => `On Google Maps, the review by ${author}`,
    note: 'Written on Google, neither chosen nor changed by the clinic, in Google’s order: the most relevant first. Google does not verify each one, but removes fake ones when it finds them. Every treatment is different.',
    see: 'See on Google',
    write: 'Review the clinic on Google',
  },
};

/** Words around reviews, by language. */
export const reviewsMessages: ByLocale<ReviewsMessages> = { 'pt-BR': reviews, 'en-US': english };
