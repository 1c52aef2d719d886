import type { Locale } from '#app/platform/locale.ts';
import { chrome as enUs } from './en-US/chrome.ts';
import { type ChromeMessages, chrome as ptBr } from './pt-BR/chrome.ts';

export const chromeMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  ChromeMessages
>;
