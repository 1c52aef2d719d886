import type { Locale } from '#app/platform/locale.ts';
import { faq as enUs } from './en-US/faq.ts';
import { type FaqMessages, faq as ptBr } from './pt-BR/faq.ts';

export const faqMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<Locale, FaqMessages>;
