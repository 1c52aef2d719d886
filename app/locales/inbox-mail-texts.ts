import { inboxMail as enUs } from '#app/locales/en-US/inbox-mail.ts';
import { type InboxMailMessages, inboxMail as ptBr } from '#app/locales/pt-BR/inbox-mail.ts';
import type { Locale } from '#app/platform/locale.ts';

/** What answers by mail say, by language of who is answered. */
export const inboxMailMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  InboxMailMessages
>;
