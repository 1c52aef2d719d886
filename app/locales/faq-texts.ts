import type { Locale } from '#app/platform/locale.ts';
import { faq as enUs } from './en-US/faq.ts';
import { type FaqTexts, faq as ptBr } from './pt-BR/faq.ts';

export const faqTexts = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<Locale, FaqTexts>;
