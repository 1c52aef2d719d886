import { checks as enUs } from '#app/locales/en-US/checks.ts';
import { type ChecksMessages, checks as ptBr } from '#app/locales/pt-BR/checks.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Words of the pages that show how the site is doing, by language. */
export const checksMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  ChecksMessages
>;
