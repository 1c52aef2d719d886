import type { Locale } from '#app/platform/locale.ts';
import { leaving as enUs } from './en-US/leaving.ts';
import { type LeavingTexts, leaving as ptBr } from './pt-BR/leaving.ts';

export const leavingTexts = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<Locale, LeavingTexts>;
