import { inboxMail as english } from '#app/locales/en-US/inbox-mail.ts';
import type { ByLocale } from '#app/platform/locale.ts';

/** Of the visitor, as the ready-made texts name them. */
export type InboxMailFacts = {
  name: string;
  clinicName: string;
  phone: string;
  scheduleUrl: string;
};

/** The frame of an answer by mail, and ready-made texts that staff change before they send them. */
export const inboxMail = {
  /** @param on '5 de outubro de 2026' */
  subject: (on: string) => `Resposta à sua mensagem de ${on}`,
  why: (on: string) =>
    `Você recebeu este e-mail porque escreveu para a clínica em ${on}. Para continuar a conversa, responda a este e-mail.`,
  whatsapp: ({ name, clinicName }: InboxMailFacts) =>
    `Olá, ${name}! Aqui é da recepção da ${clinicName}. Recebemos a mensagem que você enviou pelo site.`,
  templates: {
    call: ({ name, phone }: InboxMailFacts) =>
      `Olá, ${name}.\n\nRecebemos sua mensagem. Para responder melhor, precisamos falar com você: ligue para ${phone} ou diga qual é um bom horário para a recepção ligar.`,
    schedule: ({ name, scheduleUrl }: InboxMailFacts) =>
      `Olá, ${name}.\n\nOs horários livres estão na nossa agenda: ${scheduleUrl}\n\nSe preferir, responda a este e-mail com os dias e horários que servem para você, e a recepção marca.`,
    appointment: ({ name, phone }: InboxMailFacts) =>
      `Olá, ${name}.\n\nIsso precisa ser visto em consulta: por e-mail não podemos avaliar os seus olhos. Para marcar, responda a este e-mail ou ligue para ${phone}.\n\nSe a visão piorou de repente, se há dor forte ou se houve um acidente, não espere: ligue agora ou procure um pronto-socorro.`,
  },
};

export type InboxMailMessages = typeof inboxMail;

/** What answers by mail say, by language of who is answered. */
export const inboxMailMessages: ByLocale<InboxMailMessages> = {
  'pt-BR': inboxMail,
  'en-US': english,
};
