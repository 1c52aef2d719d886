import type { Locale } from '#app/platform/locale.ts';
import { privacy as enUs } from './en-US/privacy.ts';
import { type PrivacyMessages, privacy as ptBr } from './pt-BR/privacy.ts';

export const privacyMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  PrivacyMessages
>;
