import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { type MailedClinic, mailLookOf } from '#app/clinic/mail-look.ts';
import { type WritingClinic, wordsOfMail } from '#app/clinic/mail-words/words-of-mail.ts';
import { inboxMailMessages } from '#app/locales/inbox-mail.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { type MailBody, mailOfBody } from '#app/platform/mail/mail-body.ts';

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

type Facts = Pick<StoredAnswer, 'arrivedAt' | 'locale'>;
type Writer = WritingClinic & { phone: { display: string } };

/** Subject of the answer to a message. */
export function answerSubject(facts: Facts, clinic: Writer): string {
  return wordsOf(facts, clinic).subject;
}

function wordsOf({ arrivedAt, locale }: Facts, clinic: Writer) {
  const on = formatDate(wallClockOf(arrivedAt).on, locale);
  return wordsOfMail(
    clinic,
    { id: 'answer', locale },
    {
      standard: { subject: inboxMailMessages[locale].subject(on) },
      values: { data: on, telefone: clinic.phone.display },
    },
  );
}

/**
 * The mail with an answer. It does not quote the original message: the address may be somebody else's,
 * who must not receive a stranger's text in the clinic's name.
 */
export function answerMail(answer: StoredAnswer, clinic: AnswerClinic): Mail {
  const { locale, email, noteId, writtenAt } = answer;
  return {
    to: email,
    replyTo: clinic.email,
    ...mailOfBody(answerMailBody(answer, clinic), { lang: locale, look: mailLookOf(clinic) }),
    // Stable across retries, so that clients deduplicate repeated mails.
    messageId: `inbox.${noteId}.${writtenAt.getTime().toString(36)}@${clinic.domain}`,
  };
}

/** What that mail says. */
export function answerMailBody(
  { words, arrivedAt, locale }: Pick<StoredAnswer, 'words' | 'arrivedAt' | 'locale'>,
  clinic: Writer,
): MailBody {
  const labels = inboxMailMessages[locale];
  const { subject, opening, closing } = wordsOf({ arrivedAt, locale }, clinic);
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  return {
    subject,
    blocks: [
      { kind: 'title', text: subject },
      ...opening,
      ...lines.map((text) => ({ kind: 'paragraph' as const, text })),
      ...closing,
      { kind: 'paragraph', text: `${clinic.displayName} · ${clinic.phone.display}` },
      { kind: 'paragraph', text: labels.why(formatDate(wallClockOf(arrivedAt).on, locale)) },
    ],
  };
}
