import type { Locale } from '#app/platform/locale.ts';
import { leaving as enUs } from './en-US/external-link.ts';
import { type ExternalLinkMessages, leaving as ptBr } from './pt-BR/external-link.ts';

export const leavingTexts = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  ExternalLinkMessages
>;
