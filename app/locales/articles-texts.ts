import { articles as enUs } from '#app/locales/en-US/articles.ts';
import { type ArticlesMessages, articles as ptBr } from '#app/locales/pt-BR/articles.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Words around a reviewed article, by language. */
export const articlesMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  ArticlesMessages
>;
