import { lenses as enUs } from '#app/locales/en-US/lenses.ts';
import { type LensesMessages, lenses as ptBr } from '#app/locales/pt-BR/lenses.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Words of the page on contact lenses, by language. */
export const lensesMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  LensesMessages
>;
