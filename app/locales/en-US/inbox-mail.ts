import type { InboxMailMessages } from '#app/locales/pt-BR/inbox-mail.ts';

/** Answers to visitors who wrote in English. */
export const inboxMail: InboxMailMessages = {
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
      `Hello, ${name}.\n\nThis needs a visit: we cannot examine your eyes by e-mail. To book, answer this e-mail or call ${phone}.\n\nIf your sight has suddenly become worse, if you are in strong pain or have had an accident, do not wait: call now or go to an emergency room.`,
  },
};
