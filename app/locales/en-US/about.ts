import type { AboutMessages } from '#app/locales/pt-BR/about.ts';

export const about: AboutMessages = {
  team: 'Who takes care of you',
  registrations: 'Professional registration',
  reviews: 'What people say',
  picture:
    'Drawing of a phoropter, the instrument of many lenses that measures you for glasses, before a window with hills.',
};
