import type { ByLocale } from '#app/platform/locale.ts';

/** Of who wrote, as the ready-made texts name them. */
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

/** Answers to those who wrote in English. */
const english: InboxMailMessages = {
  subject: (on) => `Our answer to your message of ${on}`,
  why: (on) =>
    `You have received this e-mail because you wrote to the clinic on ${on}. To go on, answer this e-mail.`,
  whatsapp: ({ name, clinicName }) =>
    `Hello, ${name}! This is the front desk of ${clinicName}. We have received the message you sent from our site.`,
  templates: {
    call: ({ name, phone }) =>
      `Hello, ${name}.\n\nWe have received your message. To answer it well we need to talk to you: please call ${phone}, or tell us when the front desk may call you.`,
    schedule: ({ name, scheduleUrl }) =>
      `Hello, ${name}.\n\nOur free times are in the online agenda: ${scheduleUrl}\n\nIf you prefer, answer this e-mail with the days and times that suit you, and the front desk will book for you.`,
    appointment: ({ name, phone }) =>
      `Hello, ${name}.\n\nThis needs an appointment: we cannot examine your eyes by e-mail. To book, answer this e-mail or call ${phone}.\n\nIf your sight has suddenly become worse, if you are in strong pain or have had an accident, do not wait: call now or go to an emergency room.`,
  },
};

/** What answers by mail say, by language of who is answered. */
export const inboxMailMessages: ByLocale<InboxMailMessages> = {
  'pt-BR': inboxMail,
  'en-US': english,
};
