import { formatMoment } from '#app/clinic/format-date.ts';
import { contact } from '#app/locales/pt-BR/contact.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { linkless, type MailBlock, mailHtml, mailText } from '#app/platform/mail/mail-body.ts';

export type StoredMessage = {
  id: number;
  name: string;
  phoneE164: string;
  email: string;
  message: string;
  locale: Locale;
  createdAt: Date;
};

const texts = contact.mail;

/**
 * The mail that brings a visitor's message to the clinic, answered to the visitor. Nothing of the
 * person is in the subject, which is shown on locked screens. Nobody else is written to: the address
 * may not be the writer's own.
 */
export function contactMail(
  stored: StoredMessage,
  clinic: { email: string; domain: string },
): Mail {
  const subject = texts.subject(formatMoment(stored.createdAt));
  const lines = stored.message.split('\n').filter((line) => line !== '');
  const blocks: MailBlock[] = [
    { kind: 'title', text: texts.title },
    { kind: 'paragraph', text: texts.note },
    {
      kind: 'facts',
      facts: [
        { label: texts.name, value: linkless(stored.name) },
        { label: texts.phone, value: stored.phoneE164 },
        { label: texts.email, value: stored.email },
        { label: texts.language, value: texts.languages[stored.locale] },
      ],
    },
    // Last, so that no line of it can pass for one of ours.
    { kind: 'heading', text: texts.message },
    ...lines.map((text) => ({ kind: 'paragraph' as const, text })),
  ];
  return {
    to: clinic.email,
    replyTo: stored.email,
    subject,
    // The same at every try, so that a repeated mail is known as one.
    messageId: `contact.${stored.id}.${stored.createdAt.getTime().toString(36)}@${clinic.domain}`,
    text: mailText(blocks),
    html: mailHtml('pt-BR', subject, blocks),
  };
}
