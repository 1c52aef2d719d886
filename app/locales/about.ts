import type { ByLocale } from '#app/platform/locale.ts';

/** Words of the page about the clinic that are not in content/. */
export const about = {
  team: 'Quem cuida de você',
  registrations: 'Registro profissional',
  reviews: 'O que dizem da clínica',
  picture:
    'Desenho de um refrator, o aparelho de muitas lentes com que se mede o grau dos óculos, diante de uma janela com morros.',
};

export type AboutMessages = typeof about;

const english: AboutMessages = {
  team: 'Who takes care of you',
  registrations: 'Professional registration',
  reviews: 'What people say',
  picture:
    'Drawing of a phoropter, the instrument of many lenses that measures you for glasses, before a window with hills.',
};

/** Words of the page about the clinic, by language. */
export const aboutMessages: ByLocale<AboutMessages> = { 'pt-BR': about, 'en-US': english };
