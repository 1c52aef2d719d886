import type { LensesMessages } from '#app/locales/pt-BR/lenses.ts';

export const lenses: LensesMessages = {
  picture:
    'Drawing of a contact lens on a fingertip, beside a case with its two sides and a bottle of cleaning solution.',
  steps: 'How a fitting goes',
  types: 'Kinds of lenses',
  safety: 'Care every day',
  benefits: 'With a lens subscription',
  benefitsLink: 'See the subscriptions',
  questions: 'Frequently asked questions',
  schedule: 'Book a fitting',
  scheduleText:
    'The visit is called refraction and contact lenses. Come after 24 hours without lenses.',
};
