import type { Locale } from '#app/platform/locale.ts';
import { blog as enUs } from './en-US/blog.ts';
import { type BlogTexts, blog as ptBr } from './pt-BR/blog.ts';

export const blogTexts = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<Locale, BlogTexts>;
