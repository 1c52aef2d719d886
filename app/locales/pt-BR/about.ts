import { about as english } from '#app/locales/en-US/about.ts';
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

/** Words of the page about the clinic, by language. */
export const aboutMessages: ByLocale<AboutMessages> = { 'pt-BR': about, 'en-US': english };
