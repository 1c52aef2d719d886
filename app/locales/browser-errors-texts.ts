import type { Locale } from '#app/platform/locale.ts';
import { browserErrors as enUs } from './en-US/browser-errors.ts';
import { type BrowserErrorsMessages, browserErrors as ptBr } from './pt-BR/browser-errors.ts';

export const browserErrorsTexts = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  BrowserErrorsMessages
>;
