import type { Locale } from '#app/platform/locale.ts';
import { consent as enUs } from './en-US/consent.ts';
import { type ConsentMessages, consent as ptBr } from './pt-BR/consent.ts';

export const consentMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  ConsentMessages
>;
