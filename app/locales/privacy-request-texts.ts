import { privacyRequest as enUs } from '#app/locales/en-US/privacy-request.ts';
import {
  type PrivacyRequestMessages,
  privacyRequest as ptBr,
} from '#app/locales/pt-BR/privacy-request.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Texts of the form for requests about one's own data, by language. */
export const privacyRequestMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  PrivacyRequestMessages
>;
