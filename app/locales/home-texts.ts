import type { Locale } from '#app/platform/locale.ts';
import { home as enUs } from './en-US/home.ts';
import { type HomeMessages, home as ptBr } from './pt-BR/home.ts';

export const homeMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<Locale, HomeMessages>;
