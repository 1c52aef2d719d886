import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatAtTime, formatDayAndTime, formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import type { OwnMailWords } from '#app/clinic/mail-words/mail-words-fields.ts';
import { textOfChat } from '#app/clinic/mail-words/text-of-chat.ts';
import { withReplyNames } from '#app/clinic/record/reply-fields.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { chatTexts } from '#app/locales/mail-words/chat-texts.ts';
import { addressOf, type Called } from '#app/locales/mail-words/treatments.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { linkless } from '#app/platform/mail/mail-body.ts';
import { answerSubject } from './answer-mail.ts';
import { INBOX_PATH } from './inbox-filter.ts';
import type { InboxKind, InboxSubject } from './inbox-kind.server.ts';
import type { InboxStatus } from './inbox-status.ts';

type Row = InboxSubject & { kind: string; status: InboxStatus; assignee: number | null };
export type NameOf = (id: number) => string;

const EXCERPT = 160;

/** @param names staff names by id */
export function nameOfStaff(names: ReadonlyMap<number, string>): NameOf {
  return (id) => names.get(id) ?? staffInbox.someone;
}

/** @param slug slug of the kind */
export function itemPath(slug: string, id: number): string {
  return `${INBOX_PATH}/${slug}/${id}`;
}

/** A row of the list. @param today calendar day in the clinic's zone */
export function toRowView(
  row: Row,
  { kinds, nameOf, today }: { kinds: readonly InboxKind[]; nameOf: NameOf; today: string },
) {
  const kind = kinds.find(({ name }) => name === row.kind);
  const flat = row.words.replace(/\s+/g, ' ');
  const letters = [...flat];
  return {
    key: `${row.kind}:${row.id}`,
    href: itemPath(kind?.slug ?? row.kind, row.id),
    name: row.name,
    kindTitle: kinds.length > 1 ? (kind?.titles.one ?? row.kind) : '',
    excerpt: letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join('')}…` : flat,
    language: staffInbox.list.language[row.locale],
    arrived: shortMoment(row.arrivedAt, today),
    status: row.status,
    assignee: row.assignee === null ? null : nameOf(row.assignee),
  };
}

export type RowView = ReturnType<typeof toRowView>;

/** Contact links, each with its label. */
export function toContactView(
  subject: InboxSubject,
  context: MailContext,
): { phone: ContactWay | null; whatsapp: ContactWay | null; mail: ContactWay | null } {
  const { phoneE164, email, locale, arrivedAt } = subject;
  const { call, whatsapp, mail } = staffInbox.item;
  const { clinicName: displayName, phone, mailWords } = context;
  const clinic = { displayName, mailWords, phone: { display: phone } };
  const id = 'chat-inbox';
  const text = textOfChat(
    clinic,
    { id, locale },
    {
      standard: chatTexts[locale][id],
      values: {
        nome: firstNameOf(subject),
        tratamento: addressOf(subject.name, context.called, locale),
      },
    },
  );
  const query = new URLSearchParams({ subject: answerSubject({ arrivedAt, locale }, clinic) });
  return {
    phone: phoneE164 ? { href: `tel:${phoneE164}`, label: call(formatPhone(phoneE164)) } : null,
    whatsapp: phoneE164
      ? {
          href: whatsappLinkWith(`https://wa.me/${phoneE164.slice(1)}`, text),
          label: whatsapp,
        }
      : null,
    // Mail clients read '+' literally, not as a space.
    mail: email
      ? {
          href: `mailto:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`,
          label: mail,
        }
      : null,
  };
}

export type ContactWay = { href: string; label: string };
/** The clinic's data in ready-made answers. */
export type MailContext = {
  clinicName: string;
  phone: string;
  scheduleUrl: string;
  mailWords?: OwnMailWords | undefined;
  /** How the person is addressed. */
  called?: Called | null;
};

/** A ready-made answer filled in for this person. @param text in the language they wrote in */
export function replyText(text: string, subject: InboxSubject, context: MailContext): string {
  const values = {
    nome: firstNameOf(subject),
    tratamento: addressOf(subject.name, context.called, subject.locale),
    telefone: context.phone,
    clinica: context.clinicName,
    agenda: context.scheduleUrl,
  };
  return withReplyNames(text, (name) => values[name]);
}

/** 'hoje, às 9h30' or 'segunda-feira, 5 de outubro, às 9h30'. */
export function shortMoment(instant: Date, today: string): string {
  const { on, time } = wallClockOf(instant);
  if (on === today) return staffInbox.today(formatAtTime(time));
  return on.slice(0, 4) === today.slice(0, 4)
    ? formatMoment(instant)
    : formatDayAndTime(on, time, { withYear: true });
}

function firstNameOf({ name }: InboxSubject): string {
  const [first = ''] = linkless(name).split(' ');
  return first;
}
