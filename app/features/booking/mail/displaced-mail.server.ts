import { formatDay, formatMoment } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import { wordsOfMail } from '#app/clinic/mail-words/words-of-mail.ts';
import { isInsurer } from '#app/clinic/payer-titles.ts';
import { appointmentCalendar } from '#app/features/booking/appointment-calendar.ts';
import { placeBlocks } from '#app/features/booking/place-blocks.ts';
import {
  displacedMailMessages,
  uncoveredMailMessages,
} from '#app/locales/appointment/displaced-mail.ts';
import { appointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { manageMessages } from '#app/locales/manage.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { linkless, type MailBody, mailOfBody } from '#app/platform/mail/mail-body.ts';
import type { AppointmentLabels } from '#app/scheduling/appointment-summary.server.ts';
import {
  type AppointmentSummary,
  type Displacement,
  mailValuesOf,
} from '#app/scheduling/appointment-summary.ts';
import type { BookingJobs } from '#app/scheduling/scheduling-services.server.ts';
import { chatBlocks } from './chat-blocks.ts';
import { plannedWords } from './planned-words.ts';

type Phone = { display: string; e164: string };

/** Why somebody is asked to take another time; 'uncovered' to talk to the clinic, which takes their payer no more. */
export type Asked = Displacement | 'uncovered';

/** Of a mail that tells of a change besides, since the payer is taken again. */
export const TAKEN_AGAIN = { outcome: 'sent', message: 'updated' } as const;

export type Told = {
  /** The clinic's own, for a house where nobody answers any more. */
  phone: Phone;
  /** Whether the time stays, and its calendar entry is renewed. */
  hasCalendar?: boolean | undefined;
};

/**
 * The mail that asks the contact to take another time, or to talk to the clinic.
 * @returns null when the contact left no address
 */
export function displacedMail(why: Asked, summary: AppointmentSummary, told: Told): Mail | null {
  const { contact, clinic, locale, protocol, sequence, recordVersion } = summary;
  if (contact.email === null) return null;
  const messages = appointmentMailMessages[locale];
  const { hasCalendar } = told;
  return {
    to: contact.email,
    messageId: `${protocol}.${sequence}.${why === 'uncovered' ? why : 'displaced'}.${recordVersion ?? 0}.patient@${clinic.domain}`,
    ...mailOfBody(displacedMailBody(why, summary, told), {
      lang: locale,
      look: mailLookOf(clinic),
    }),
    ...(hasCalendar && { calendar: appointmentCalendar('mail', 'updated', summary, messages) }),
  };
}

type Payers = readonly { id: string }[];

/**
 * What the contact is asked because of; null for nothing.
 * @param readPayers what the clinic takes by now
 * @returns 'settled' where nothing is left to tell: the payer was put back meanwhile, or another one pays since
 */
export async function whyAsked(
  news: BookingJobs['appointment-mail']['news'],
  { payerId, readPayers }: { payerId: string; readPayers: () => Promise<Payers> },
): Promise<Asked | 'settled' | null> {
  if (news?.displaced || !news?.uncovered) return news?.displaced ?? null;
  const isTaken = !isInsurer(payerId) || (await readPayers()).some(({ id }) => id === payerId);
  if (!isTaken) return 'uncovered';
  return news.besides ? null : 'settled';
}

/** Who is not there at the time of an appointment, where that is the news. */
export function awayOf(
  news: BookingJobs['appointment-mail']['news'],
  { clinic }: AppointmentLabels,
): AppointmentSummary['away'] {
  const person = clinic.people.find(({ slug }) => slug === news?.away?.slug);
  return person && { name: person.name, from: news?.away?.from ?? null };
}

/** What that mail says: why, and what to do; not what to bring, and the place only where the time stays. */
export function displacedMailBody(
  why: Asked,
  summary: AppointmentSummary,
  { phone, hasCalendar }: Told,
): MailBody {
  const { locale, contact, clinic, protocol } = summary;
  const isUncovered = why === 'uncovered';
  const messages = (isUncovered ? uncoveredMailMessages : displacedMailMessages)[locale];
  const { patient, label } = appointmentMailMessages[locale];
  const when = formatMoment(summary.startsAt, { locale });
  const called =
    why === 'closed' ? phone : { display: clinic.phoneDisplay, e164: clinic.phoneE164 };
  const words = wordsOfMail(
    clinic,
    { id: isUncovered ? 'uncovered' : 'displaced', locale },
    {
      standard: {
        subject: messages.subject(when),
        greeting: patient.greeting(linkless(contact.name)),
        opening: whyInWords(why, summary, when),
      },
      values: mailValuesOf(summary, { data: when, telefone: called.display }),
    },
  );
  const planned = plannedWords(summary);
  const about = manageMessages[locale].whatsapp.about(protocol);
  return {
    subject: words.subject,
    blocks: [
      { kind: 'title', text: (isUncovered && planned?.uncovered.title) || messages.title },
      ...words.opening,
      ...(planned?.blocks ?? []),
      { kind: 'paragraph', text: messages.ask },
      { kind: 'button', label: messages.manage, url: summary.manageUrl },
      { kind: 'paragraph', text: patient.manageIsPersonal },
      {
        kind: 'facts',
        facts: [
          {
            label: label.when,
            value: formatMoment(summary.startsAt, { locale, withYear: true }),
          },
          { label: label.protocol, value: protocol },
          { label: label.service, value: summary.serviceTitle },
          { label: label.practitioner, value: summary.practitionerName },
          { label: label.patient, value: linkless(summary.patientName) },
          ...(isUncovered ? [{ label: label.payer, value: summary.payerTitle }] : []),
        ],
      },
      // The same change may have moved the house, and this is all that they are told.
      ...(isUncovered ? placeBlocks(summary, patient) : []),
      ...(hasCalendar ? [{ kind: 'paragraph' as const, text: patient.calendar.updated }] : []),
      ...words.closing,
      { kind: 'heading', text: patient.talk },
      { kind: 'link', label: patient.call(called.display), url: `tel:${called.e164}` },
      ...chatBlocks(clinic.whatsappLink, { label: patient.whatsapp, words: about }),
      { kind: 'paragraph', text: patient.unexpected },
    ],
  };
}

/** Why, in one sentence. @param when the time of the appointment */
export function whyInWords(why: Asked, summary: AppointmentSummary, when: string): string {
  const { locale, payerTitle } = summary;
  if (why === 'away') return awayInWords(summary, when);
  const planned = plannedWords(summary);
  if (why === 'uncovered')
    return planned
      ? planned.uncovered.why(payerTitle, when, planned.day)
      : uncoveredMailMessages[locale].why(payerTitle, when);
  return planned
    ? planned.why[why](when, planned.day)
    : displacedMailMessages[locale].why[why](when);
}

function awayInWords({ locale, away, practitionerName }: AppointmentSummary, when: string): string {
  const { name = practitionerName, from = null } = away ?? {};
  const day = from === null ? '' : formatDay(from, { locale, withYear: true });
  return displacedMailMessages[locale].away(when, name, day);
}
