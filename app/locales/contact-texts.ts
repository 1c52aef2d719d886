import { contact as enUs } from '#app/locales/en-US/contact.ts';
import { type ContactMessages, contact as ptBr } from '#app/locales/pt-BR/contact.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Texts of the contact form, by language. */
export const contactMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  ContactMessages
>;
