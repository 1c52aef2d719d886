import type { Locale } from '#app/platform/locale.ts';
import { home as enUs } from './en-US/home.ts';
import { type HomeTexts, home as ptBr } from './pt-BR/home.ts';

export const homeTexts = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<Locale, HomeTexts>;
