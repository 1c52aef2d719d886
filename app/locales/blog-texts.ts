import type { Locale } from '#app/platform/locale.ts';
import { blog as enUs } from './en-US/blog.ts';
import { type BlogMessages, blog as ptBr } from './pt-BR/blog.ts';

export const blogMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<Locale, BlogMessages>;
