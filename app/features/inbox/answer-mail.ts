import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { type MailedClinic, mailLookOf } from '#app/clinic/mail-look.ts';
import { inboxMailMessages } from '#app/locales/inbox-mail.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { type MailBlock, mailHtml, mailText } from '#app/platform/mail/mail-body.ts';

export type StoredAnswer = {
  noteId: number;
  words: string;
  writtenAt: Date;
  /** Time and language of the person's message. */
  arrivedAt: Date;
  locale: Locale;
  email: string;
};
export type AnswerClinic = MailedClinic & {
  email: string;
  domain: string;
  phone: { display: string };
};

/** Subject of the answer to a message. */
export function answerSubject(arrivedAt: Date, locale: Locale): string {
  return inboxMailMessages[locale].subject(formatDate(wallClockOf(arrivedAt).on, locale));
}

/**
 * The mail with an answer. It does not quote the original message: the address may be somebody else's,
 * who must not receive a stranger's text in the clinic's name.
 */
export function answerMail(answer: StoredAnswer, clinic: AnswerClinic): Mail {
  const { locale, email, noteId, writtenAt } = answer;
  const labels = inboxMailMessages[locale];
  const subject = answerSubject(answer.arrivedAt, locale);
  const lines = answer.words.split('\n').filter((line) => line.trim() !== '');
  const blocks: MailBlock[] = [
    { kind: 'title', text: subject },
    ...lines.map((text) => ({ kind: 'paragraph' as const, text })),
    { kind: 'paragraph', text: `${clinic.displayName} · ${clinic.phone.display}` },
    { kind: 'paragraph', text: labels.why(formatDate(wallClockOf(answer.arrivedAt).on, locale)) },
  ];
  return {
    to: email,
    replyTo: clinic.email,
    subject,
    // Stable across retries, so that clients deduplicate repeated mails.
    messageId: `inbox.${noteId}.${writtenAt.getTime().toString(36)}@${clinic.domain}`,
    text: mailText(blocks),
    html: mailHtml({ lang: locale, title: subject, look: mailLookOf(clinic) }, blocks),
  };
}
