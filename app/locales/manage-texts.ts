import { manage as enUs } from '#app/locales/en-US/manage.ts';
import { type ManageMessages, manage as ptBr } from '#app/locales/pt-BR/manage.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Texts of a visit's own pages, by language. */
export const manageMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  ManageMessages
>;
