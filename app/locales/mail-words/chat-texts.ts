import { inboxMailMessages } from '#app/locales/inbox-mail.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import type { ByLocale, Locale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';

/** What stands for the names. */
type Values = { readonly [Name in 'nome' | 'clínica' | 'data' | 'prazo' | 'link']?: string };
type Text = (values: Values) => string;

const portuguese = {
  hello: ({ nome = '', clínica = '' }: Values) =>
    `Olá, ${nome}! Aqui é ${withArticle('da', clínica)}`,
  agenda: ({ data = '' }: Values) => `, sobre o seu agendamento: ${data}.`,
  offer: ({ data = '', prazo = '', link = '' }: Values) =>
    `. Vagou um horário para você: ${data}. Está guardado até ${prazo}. Para aceitar ou recusar: ${link}`,
  return: ({ link = '' }: Values) => `. Já pode marcar o próximo horário por este link: ${link}`,
} satisfies Record<string, Text>;

const english: typeof portuguese = {
  hello: ({ nome = '', clínica = '' }) => `Hello, ${nome}! This is ${clínica}`,
  agenda: ({ data = '' }) => `, about your appointment: ${data}.`,
  offer: ({ data = '', prazo = '', link = '' }) =>
    `. A time has become free for you: ${data}. It is kept for you until ${prazo}. To accept or decline: ${link}`,
  return: ({ link = '' }) => `. You can now book your next appointment here: ${link}`,
};

function textsIn(locale: Locale, { hello, agenda, offer, return: comeBack }: typeof portuguese) {
  const { ask, prepare } = reminderMessages[locale].chat;
  const { whatsapp } = inboxMailMessages[locale];
  return {
    'chat-ask': ({ nome = '', clínica = '', data = '', link = '' }: Values) =>
      ask(nome, clínica, data, link),
    'chat-prepare': ({ nome = '', clínica = '', data = '', link = '' }: Values) =>
      prepare(nome, clínica, data, link),
    'chat-agenda': (values: Values) => hello(values) + agenda(values),
    'chat-offer': (values: Values) => hello(values) + offer(values),
    'chat-return': (values: Values) => hello(values) + comeBack(values),
    'chat-inbox': ({ nome = '', clínica = '' }: Values) =>
      whatsapp({ name: nome, clinicName: clínica }),
  };
}

/** The standard texts that come ready when staff open WhatsApp, by language of who reads them. */
export const chatTexts = {
  'pt-BR': textsIn('pt-BR', portuguese),
  'en-US': textsIn('en-US', english),
} as const satisfies ByLocale<unknown>;
