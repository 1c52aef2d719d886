import { about as enUs } from '#app/locales/en-US/about.ts';
import { type AboutMessages, about as ptBr } from '#app/locales/pt-BR/about.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Words of the page about the clinic, by language. */
export const aboutMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  AboutMessages
>;
