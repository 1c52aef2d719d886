import { eq } from 'drizzle-orm';
import { formatMoment } from '#app/clinic/format-date.ts';
import { type MailedClinic, mailLookOf } from '#app/clinic/mail-look.ts';
import type { Queryable } from '#app/db/database.ts';
import { contactMessages } from '#app/db/schema.ts';
import { contact } from '#app/locales/contact.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Mail, Mailer } from '#app/platform/mail/mail.server.ts';
import { linkless, type MailBlock, mailHtml, mailText } from '#app/platform/mail/mail-body.ts';
import type { ContactJobs } from './receive-message.server.ts';

export type StoredMessage = {
  id: number;
  name: string;
  phoneE164: string;
  email: string;
  message: string;
  locale: Locale;
  createdAt: Date;
};

type ContactClinic = MailedClinic & { email: string; domain: string };

const messages = contact.mail;

/**
 * The mail that brings a visitor's message to the clinic; replies go to the visitor. The subject names
 * nobody, because locked screens show it. Nobody else gets a mail: the address may not be the writer's
 * own.
 */
export function contactMail(stored: StoredMessage, clinic: ContactClinic): Mail {
  const subject = messages.subject(formatMoment(stored.createdAt));
  const lines = stored.message.split('\n').filter((line) => line !== '');
  const blocks: MailBlock[] = [
    { kind: 'title', text: messages.title },
    { kind: 'paragraph', text: messages.note },
    {
      kind: 'facts',
      facts: [
        { label: messages.name, value: linkless(stored.name) },
        { label: messages.phone, value: stored.phoneE164 },
        { label: messages.email, value: stored.email },
        { label: messages.language, value: messages.languages[stored.locale] },
      ],
    },
    // Last, so that none of its lines can pass for ours.
    { kind: 'heading', text: messages.message },
    ...lines.map((text) => ({ kind: 'paragraph' as const, text })),
  ];
  return {
    to: clinic.email,
    replyTo: stored.email,
    subject,
    // The same for every try, so that receivers can recognize a repeated mail.
    messageId: `contact.${stored.id}.${stored.createdAt.getTime().toString(36)}@${clinic.domain}`,
    text: mailText(blocks),
    html: mailHtml({ lang: 'pt-BR', title: subject, look: mailLookOf(clinic) }, blocks),
  };
}

type MailServices = { db: Queryable; mailer: Mailer; clinic: ContactClinic };

/**
 * Mails a stored message to the clinic; a message deleted in the meantime is skipped.
 * @throws what the mailer throws
 */
export async function sendContactMail(
  { db, mailer, clinic }: MailServices,
  { contactMessageId }: ContactJobs['contact-mail'],
): Promise<'sent' | 'gone'> {
  const [stored] = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, contactMessageId));
  if (!stored) return 'gone';
  await mailer.send(contactMail(stored, clinic));
  return 'sent';
}
