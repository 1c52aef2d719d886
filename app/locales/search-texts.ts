import type { Locale } from '#app/platform/locale.ts';
import { search as enUs } from './en-US/search.ts';
import { search as ptBr, type SearchMessages } from './pt-BR/search.ts';

export const searchMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  SearchMessages
>;
