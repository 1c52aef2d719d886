import { inboxMailMessages } from '#app/locales/inbox-mail.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import type { ByLocale, Locale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';

/** What stands for the names. */
type Values = { readonly [Name in 'nome' | 'clínica' | 'data' | 'prazo' | 'link']?: string };

function textsIn(locale: Locale) {
  const { ask, prepare } = reminderMessages[locale].chat;
  const { whatsapp } = inboxMailMessages[locale];
  const isPortuguese = locale === 'pt-BR';
  const hello = (name: string, clinic: string) =>
    isPortuguese
      ? `Olá, ${name}! Aqui é ${withArticle('da', clinic)}`
      : `Hello, ${name}! This is ${clinic}`;
  return {
    'chat-ask': ({ nome = '', clínica = '', data = '', link = '' }: Values) =>
      ask(nome, clínica, data, link),
    'chat-prepare': ({ nome = '', clínica = '', data = '', link = '' }: Values) =>
      prepare(nome, clínica, data, link),
    'chat-agenda': ({ nome = '', clínica = '', data = '' }: Values) =>
      isPortuguese
        ? `${hello(nome, clínica)}, sobre o seu agendamento: ${data}.`
        : `${hello(nome, clínica)}, about your appointment: ${data}.`,
    'chat-offer': ({ nome = '', clínica = '', data = '', prazo = '', link = '' }: Values) =>
      isPortuguese
        ? `${hello(nome, clínica)}. Vagou um horário para você: ${data}. Está guardado até ${prazo}. Para aceitar ou recusar: ${link}`
        : `${hello(nome, clínica)}. A time has become free for you: ${data}. It is kept for you until ${prazo}. To accept or decline: ${link}`,
    'chat-return': ({ nome = '', clínica = '', link = '' }: Values) =>
      isPortuguese
        ? `${hello(nome, clínica)}. Já pode marcar o próximo horário por este link: ${link}`
        : `${hello(nome, clínica)}. You can now book your next appointment here: ${link}`,
    'chat-inbox': ({ nome = '', clínica = '' }: Values) =>
      whatsapp({ name: nome, clinicName: clínica }),
  };
}

/** The standard texts that come ready when staff open WhatsApp, by language of who reads them. */
export const chatTexts = {
  'pt-BR': textsIn('pt-BR'),
  'en-US': textsIn('en-US'),
} as const satisfies ByLocale<unknown>;
