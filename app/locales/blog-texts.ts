import { blog as enUs } from './en-US/blog.ts';
import type { Locale } from './locale.ts';
import { type BlogTexts, blog as ptBr } from './pt-BR/blog.ts';

export const blogTexts = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<Locale, BlogTexts>;
