import type { ByLocale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';

/** Of whom the first words of a chat speak. */
export type InboxMailFacts = { name: string; clinicName: string };

/** The frame of an answer by mail, and the first words of a chat. */
export const inboxMail = {
  /** @param on '5 de outubro de 2026' */
  subject: (on: string) => `Resposta à sua mensagem de ${on}`,
  why: (on: string) =>
    `Você recebeu este e-mail porque escreveu para a clínica em ${on}. Para continuar a conversa, responda a este e-mail.`,
  whatsapp: ({ name, clinicName }: InboxMailFacts) =>
    `Olá, ${name}! Aqui é da recepção ${withArticle('da', clinicName)}. Recebemos o seu contato pelo site.`,
};

export type InboxMailMessages = typeof inboxMail;

/** Answers to those who wrote in English. */
const english: InboxMailMessages = {
  subject: (on) => `Our reply to your message of ${on}`,
  why: (on) =>
    `You are receiving this email because you wrote to the clinic on ${on}. To continue the conversation, reply to this email.`,
  whatsapp: ({ name, clinicName }) =>
    `Hello, ${name}! This is the front desk at ${clinicName}. We received the form you sent through our website.`,
};

/** What answers by mail say, by language of who is answered. */
export const inboxMailMessages: ByLocale<InboxMailMessages> = {
  'pt-BR': inboxMail,
  'en-US': english,
};
