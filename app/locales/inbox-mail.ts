import type { ByLocale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';

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
    `Olá, ${name}! Aqui é da recepção ${withArticle('da', clinicName)}. Recebemos o seu contato pelo site.`,
  templates: {
    call: ({ name, phone }: InboxMailFacts) =>
      `Olá, ${name}.\n\nRecebemos sua mensagem. Para responder melhor, precisamos falar com você: ligue para ${phone} ou diga qual é um bom horário para a recepção ligar.`,
    schedule: ({ name, scheduleUrl }: InboxMailFacts) =>
      `Olá, ${name}.\n\nOs horários livres estão na nossa agenda: ${scheduleUrl}\n\nSe preferir, responda a este e-mail com os dias e horários que servem para você, e a recepção marca.`,
    appointment: ({ name, phone }: InboxMailFacts) =>
      `Olá, ${name}.\n\nIsso precisa ser visto em consulta: por e-mail não podemos avaliar os seus olhos. Para marcar, responda a este e-mail ou ligue para ${phone}.\n\nNão espere. Vá agora a um pronto-socorro de olhos ou ligue 192 se:\n\n- a visão piorou de repente;\n- o olho dói muito;\n- houve um acidente com o olho.`,
  },
};

export type InboxMailMessages = typeof inboxMail;

/** Answers to those who wrote in English. */
const english: InboxMailMessages = {
  subject: (on) => `Our reply to your message of ${on}`,
  why: (on) =>
    `You are receiving this email because you wrote to the clinic on ${on}. To continue the conversation, reply to this email.`,
  whatsapp: ({ name, clinicName }) =>
    `Hello, ${name}! This is the front desk at ${clinicName}. We received the form you sent through our website.`,
  templates: {
    call: ({ name, phone }) =>
      `Hello, ${name}.\n\nWe received your message. To answer it well, we need to talk with you. Please call ${phone}, or tell us a good time for the front desk to call you.`,
    schedule: ({ name, scheduleUrl }) =>
      `Hello, ${name}.\n\nYou can see our available times here: ${scheduleUrl}\n\nIf you prefer, reply to this email with the days and times that work for you, and the front desk will book it.`,
    appointment: ({ name, phone }) =>
      `Hello, ${name}.\n\nThis needs an appointment: we cannot examine your eyes by email. To book one, reply to this email or call ${phone}.\n\nDo not wait. Go to an eye emergency room now, or call 192, if:\n\n- your vision suddenly got worse;\n- your eye hurts a lot;\n- your eye was hurt in an accident.`,
  },
};

/** What answers by mail say, by language of who is answered. */
export const inboxMailMessages: ByLocale<InboxMailMessages> = {
  'pt-BR': inboxMail,
  'en-US': english,
};
