import { reach as enUs } from '#app/locales/en-US/reach.ts';
import { reach as ptBr, type ReachMessages } from '#app/locales/pt-BR/reach.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Words on how to reach the clinic, by language. */
export const reachMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  ReachMessages
>;
