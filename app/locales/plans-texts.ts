import { plans as enUs } from '#app/locales/en-US/plans.ts';
import { type PlansMessages, plans as ptBr } from '#app/locales/pt-BR/plans.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Texts of the pages about lens subscriptions, by language. */
export const plansMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  PlansMessages
>;
