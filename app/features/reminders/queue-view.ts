import { formatAgo } from '#app/clinic/format-ago.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { textOfChat } from '#app/clinic/mail-words/text-of-chat.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { chatTexts } from '#app/locales/mail-words/chat-texts.ts';
import { addressOf } from '#app/locales/mail-words/treatments.ts';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { type AppointmentSummary, mailValuesOf } from '#app/scheduling/appointment-summary.ts';
import { datedSentences } from '#app/scheduling/preparation/dated-sentences.ts';
import { answerLink } from './answer-link.ts';
import type { ReminderKind } from './reminder-times.ts';
import { whenOf } from './when-words.ts';

const messages = staffReminders.queue;

export type QueueCard = ReturnType<typeof toQueueCard>;

type Told = {
  summary: AppointmentSummary;
  kinds: readonly ReminderKind[];
  tries: number;
  /** Null for who may not know. */
  noShows: number | null;
  /** When a reminder has gone by mail; null when none has. */
  mailedAt: Date | null;
  now: Date;
};

/** One person of the queue: whom, when, and the message to send. */
export function toQueueCard(appointment: AppointmentRecord, told: Told) {
  const { summary, kinds, tries, noShows, mailedAt, now } = told;
  const { patientName, contactName, phoneE164, protocol, sequence } = appointment;
  const { locale } = summary;
  const { clinic } = summary;
  const id = kinds.includes('days') ? 'chat-ask' : 'chat-prepare';
  const message = textOfChat(
    { ...clinic, phone: { display: clinic.phoneDisplay } },
    { id, locale },
    {
      standard: chatTexts[locale][id],
      values: {
        ...mailValuesOf(summary, { data: whenOf(summary, { locale }) }),
        tratamento: addressOf(contactName, appointment.called, locale),
        link: answerLink(summary.manageUrl, 'whatsapp'),
      },
      house: clinic.house,
    },
  );
  const dated = datedSentences({ ...summary, now }, DEFAULT_LOCALE);
  const dates = { lenses: dated.lenses, fasting: dated.fasting, hours: [] };
  return {
    protocol,
    sequence,
    patient: patientName,
    contact: contactName === patientName ? '' : messages.contact(contactName),
    moment: whenOf(appointment, { locale: DEFAULT_LOCALE }),
    what: [summary.serviceTitle, summary.practitionerName, summary.clinic.house]
      .filter(Boolean)
      .join(', '),
    asks: kinds.includes('days'),
    why: kinds.flatMap((kind) => (kind === 'days' ? [] : [messages.why[kind], ...dates[kind]])),
    phone: formatPhone(phoneE164),
    phoneHref: `tel:${phoneE164}`,
    /** Null for a landline, which has no WhatsApp that the site could know of. */
    whatsappHref: isMobile(phoneE164)
      ? whatsappLinkWith(`https://wa.me/${phoneE164.slice(1)}`, message)
      : null,
    notes: [
      ...(mailedAt ? [messages.mailed(formatAgo(mailedAt, now))] : [messages.noMail]),
      ...(tries > 0 ? [messages.tries(tries)] : []),
      ...(locale === 'pt-BR' ? [] : [messages.english]),
      ...(noShows ? [staffReminders.noShows(noShows)] : []),
    ],
  };
}

/** Brazilian mobiles have nine digits from 9; of other countries nobody can say. */
function isMobile(phoneE164: string): boolean {
  return !phoneE164.startsWith('+55') || /^\+55\d\d9\d{8}$/.test(phoneE164);
}
