import type { Locale } from '#app/platform/locale.ts';
import { singleLine } from '#app/platform/mail/mail-address.ts';
import { linkless, type MailBlock } from '#app/platform/mail/mail-body.ts';
import { type MailId, mailKindOf } from './mail-list.ts';
import { type MailPart, type MailValues, says, withMailValues } from './mail-names.ts';
import type { OwnMailWords } from './mail-words-fields.ts';
import type { WordedId } from './worded-list.ts';

/** What writing a mail needs of the clinic. */
export type WritingClinic = { displayName: string; mailWords?: OwnMailWords | undefined };

type StandardMail = {
  subject: string;
  /** Absent where a mail greets nobody. */
  greeting?: string;
  /** Absent where a mail has no sentence that a clinic may replace. */
  opening?: string;
};

/** The parts of a mail that a clinic may word itself. */
export type WordedMail = { subject: string; opening: MailBlock[]; closing: MailBlock[] };

/**
 * The words of a mail: the clinic's own, or the standard ones.
 * @param values what stands for the names that this mail may have; the clinic's is known
 */
export function wordsOfMail(
  clinic: WritingClinic,
  { id, locale }: { id: MailId; locale: Locale },
  { standard, values }: { standard: StandardMail; values: MailValues },
): WordedMail {
  const all = { ...values, clínica: clinic.displayName };
  const own = (part: MailPart) => ownText(clinic, { id, locale, part });
  const subject = singleLine(withMailValues(own('subject') ?? '', all));
  const opening = own('opening');
  const isGreeted = opening === null || !says(opening, 'nome');
  const isKept = opening === null || mailKindOf(id).isAdded === true;
  return {
    subject: subject || standard.subject,
    opening: [
      ...paragraphs(isGreeted ? standard.greeting : undefined),
      ...paragraphs(opening === null ? undefined : withMailValues(opening, all)),
      ...paragraphs(isKept ? standard.opening : undefined),
    ],
    closing: paragraphs(withMailValues(own('closing') ?? '', all)),
  };
}

/** What the clinic has written; null for nothing that anybody could read. */
export function ownText(
  { mailWords }: WritingClinic,
  { id, locale, part }: { id: WordedId; locale: Locale; part: MailPart },
): string | null {
  const languages = mailWords?.[id];
  const texts = locale === 'en-US' ? languages?.english : languages?.portuguese;
  const text = texts?.[part] ?? '';
  return /[^\s\p{C}]/u.test(text) ? text : null;
}

/** One paragraph a line. */
function paragraphs(text = ''): MailBlock[] {
  return text
    .split(/[\n\u2028\u2029]/)
    .filter((line) => singleLine(line) !== '')
    .map((line) => ({ kind: 'paragraph', text: line }));
}

/** How a mail's texts call somebody: by the first name, which no mail program takes for a link. */
export function firstNameOf(name: string): string {
  const [first = ''] = linkless(name).split(' ');
  return first;
}
