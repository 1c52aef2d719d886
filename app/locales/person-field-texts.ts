import { personFields as enUs } from '#app/locales/en-US/person-fields.ts';
import {
  type PersonFieldMessages,
  personFields as ptBr,
} from '#app/locales/pt-BR/person-fields.ts';
import type { Locale } from '#app/platform/locale.ts';

/** What is said at a field about a person, by language. */
export const personFieldMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  PersonFieldMessages
>;
