import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import { wordsOfMail } from '#app/clinic/mail-words/words-of-mail.ts';
import { payerTitle } from '#app/clinic/payer-titles.ts';
import type { Queryable } from '#app/db/database.ts';
import { appointmentCalendar } from '#app/features/booking/appointment-calendar.ts';
import { placeBlocks } from '#app/features/booking/place-blocks.ts';
import type { AppointmentMailMessages, ClinicMailMessages } from '#app/locales/appointment-mail.ts';
import { appointmentMail, appointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import type { Mail, Mailer } from '#app/platform/mail/mail.server.ts';
import {
  linkless,
  type MailBlock,
  type MailBody,
  mailHtml,
  mailOfBody,
  mailText,
} from '#app/platform/mail/mail-body.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { type SummaryServices, summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import {
  type AppointmentNews,
  type AppointmentSummary,
  mailValuesOf,
} from '#app/scheduling/appointment-summary.ts';
import { untilWords } from '#app/scheduling/exams/exam-words.ts';
import type { BookingJobs } from '#app/scheduling/scheduling-services.server.ts';
import {
  agreed,
  beforeThat,
  couponFacts,
  instructions,
  stepBlocks,
  talking,
} from './appointment-blocks.ts';
import { awayOf, displacedMail, TAKEN_AGAIN, whyAsked } from './displaced-mail.server.ts';
import { plannedWords } from './planned-words.ts';
import { type OneOfSeveral, severalMail } from './several-mail.server.ts';

type MailServices = SummaryServices & {
  db: Queryable;
  mailer: Mailer;
  /** What the clinic takes by its newest stored record; without it, by the one that this process has read. */
  readPayers?: () => Promise<readonly { id: string }[]>;
  /** The clinic that a mail about a change to come tells of; without it no such mail goes out. */
  readPlanned?: (asked: { planId: number; on: string }) => Promise<Planned | null>;
};

/** The clinic on a day to come, and from when the change holds, unless it does already. */
type Planned = Pick<SummaryServices, 'labelsIn'> & { startsOn: string | null };

type MailJob = BookingJobs['appointment-mail'];

/**
 * Sends one mail about an appointment's change: to the patient in the language of the booking, to the
 * clinic in Portuguese; of a change at the clinic one about all of the person's appointments. Sends nothing about an
 * appointment with a later change (it has its own mail), or to a patient without an e-mail address.
 * @throws whatever the mailer throws
 */
export async function sendAppointmentMail(
  services: MailServices,
  { others = [], ...job }: MailJob,
): Promise<'sent' | 'overtaken' | 'no-address' | typeof TAKEN_AGAIN> {
  const first = await readTold(services, job);
  const all = first ? [first] : [];
  for (const other of others) {
    const language = all[0]?.summary.locale;
    const one = await readTold(
      services,
      { ...job, ...other, previousStartsAt: undefined },
      language,
    );
    if (one) all.push(one);
  }
  const [told] = all;
  if (!told) return 'overtaken';
  // Of those whose payer left, one may have its payer again by now: it stays, and is told of by itself.
  const [asked, staying] = [all.filter(({ why }) => why), all.filter(({ why }) => !why)];
  for (const [one, ...more] of [asked, staying]) {
    if (!one) continue;
    const mail = mailOf(job, [one, ...more]);
    if (!mail) return 'no-address';
    await services.mailer.send(mail);
  }
  const isTakenAgain = told.isAboutPayer && asked.length === 0;
  return isTakenAgain ? TAKEN_AGAIN : 'sent';
}

/** What there is to tell of an appointment by now; null for nothing. @param language in place of the booking's */
async function readTold(
  services: MailServices,
  { appointmentId, audience, sequence, previousStartsAt, news, notBefore }: MailJob,
  language?: Locale,
): Promise<(OneOfSeveral & { isAboutPayer: boolean }) | null> {
  const appointment = await readAppointment(services.db, { id: appointmentId });
  if (!appointment || appointment.sequence !== sequence) return null;
  const own = audience === 'patient' ? appointment.locale : DEFAULT_LOCALE;
  const planned = await plannedOf(services, news, appointment);
  // What was planned does not come: there is nothing to tell.
  if (planned === null) return null;
  const { labelsIn, startsOn } = planned ?? { labelsIn: services.labelsIn, startsOn: null };
  const { baseUrl, secret } = services;
  // The clinic of a plan's mail is that of the day already.
  const parts = planned ? { baseUrl, secret, labelsIn } : services;
  const made = await summaryOf(parts, appointment, language ?? own);
  // The calendar entry keeps its name, and replaces the one that is there.
  const { domain } = services.labelsIn(made.locale).clinic;
  const summary = {
    ...{ ...made, clinic: { ...made.clinic, domain } },
    previousStartsAt: previousStartsAt ? new Date(previousStartsAt) : undefined,
    // RFC 5546, 2.1.5: of equal sequences calendars take the later stamp.
    ...(news && { changedAt: new Date(news.madeAt), recordVersion: toldVersion(news) }),
    ...(startsOn !== null && { holdsFrom: startsOn }),
    away: awayOf(news, labelsIn(made.locale)),
  };
  // It has waited for the site to be opened, and its time has passed meanwhile.
  if (notBefore && new Date(notBefore) > summary.startsAt) return null;
  const { clinic } = labelsIn(summary.locale);
  const inForce = planned ? undefined : services.readPayers;
  const readPayers = async () => (await inForce?.()) ?? clinic.payers;
  const why = await whyAsked(news, { payerId: appointment.payerId, readPayers });
  if (why === 'settled') return null;
  return {
    // How its approval stands is of no matter where the payer is taken no more.
    summary: why ? { ...summary, payerTitle: payerTitle(clinic, appointment.payerId) } : summary,
    ...{ why, phone: clinic.phone, hasCalendar: news?.calendar },
    isAboutPayer: news?.uncovered === true,
  };
}

type News = MailJob['news'];

/** Undefined for a change that is made, null for one to come that does not. */
async function plannedOf(
  { readPlanned }: MailServices,
  news: News,
  { startsAt }: { startsAt: Date },
): Promise<Planned | null | undefined> {
  if (news?.planId === undefined) return undefined;
  const asked = { planId: news.planId, on: wallClockOf(startsAt).on };
  return (await readPlanned?.(asked)) ?? null;
}

/** Of hours in the agenda there is no version, and one mail at most about a time. */
function toldVersion({ version, planId }: NonNullable<News>): number | string {
  return planId === undefined ? (version ?? 'h') : `p${planId}`;
}

function mailOf(
  { kind, audience }: Pick<MailJob, 'kind' | 'audience'>,
  all: readonly [OneOfSeveral, ...OneOfSeveral[]],
): Mail | null {
  const [{ summary, why, ...told }] = all;
  if (audience === 'clinic') return clinicMail(kind, summary, appointmentMail);
  if (all.length > 1) return severalMail(all);
  return why
    ? displacedMail(why, summary, told)
    : patientMail(kind, summary, appointmentMailMessages[summary.locale]);
}

/**
 * The mail to the contact about a new, moved or cancelled appointment, with its calendar file.
 * The subject says nothing about health, because it is shown on locked screens.
 * @returns null when the contact left no address
 */
export function patientMail(
  kind: AppointmentNews,
  summary: AppointmentSummary,
  messages: AppointmentMailMessages,
): Mail | null {
  if (summary.contact.email === null) return null;
  const look = mailLookOf(summary.clinic);
  return {
    to: summary.contact.email,
    messageId: messageId(kind, 'patient', summary),
    ...mailOfBody(patientMailBody(kind, summary, messages), { lang: messages.locale, look }),
    calendar: appointmentCalendar('mail', kind, summary, messages),
  };
}

/** What that mail says. */
export function patientMailBody(
  kind: AppointmentNews,
  summary: AppointmentSummary,
  messages: AppointmentMailMessages,
): MailBody {
  const { patient, locale } = messages;
  const { contact, clinic } = summary;
  const when = formatMoment(summary.startsAt, { locale });
  const planned = plannedWords(summary);
  const words = wordsOfMail(
    clinic,
    { id: kind === 'created' ? 'booked' : kind, locale },
    {
      standard: {
        subject: patient.subject[kind](when),
        greeting: patient.greeting(linkless(contact.name)),
        opening: (planned?.opening ?? patient.opening[kind])(when),
      },
      values: mailValuesOf(summary, { data: when }),
    },
  );
  return {
    subject: words.subject,
    blocks: [
      { kind: 'title', text: patient.title[kind] },
      ...words.opening,
      ...(planned?.blocks ?? []),
      ...facts(kind, summary, messages),
      ...(kind === 'cancelled'
        ? []
        : [...instructions(summary, messages), ...placeBlocks(summary, patient)]),
      ...words.closing,
      ...talking(kind, summary, messages),
    ],
  };
}

/** The mail to the clinic about a change: only what the front desk needs to act, and no link. */
export function clinicMail(
  kind: AppointmentNews,
  summary: AppointmentSummary,
  messages: ClinicMailMessages,
): Mail {
  const { clinic, label } = messages;
  const { previousStartsAt, protocol } = summary;
  const when = formatMoment(summary.startsAt, { locale: messages.locale });
  const isSeveral = summary.steps.length > 0;
  const whole = isSeveral ? untilWords(when, summary.endsAt, messages.locale) : when;
  const subject = clinic.subject[kind](protocol, when);
  const blocks: MailBlock[] = [
    { kind: 'title', text: clinic.title[kind] },
    { kind: 'paragraph', text: clinic.change[kind](when) },
    ...beforeThat(kind, previousStartsAt, clinic.before, messages),
    {
      kind: 'facts',
      facts: [
        { label: label.protocol, value: protocol },
        { label: label.service, value: summary.serviceTitle },
        { label: label.when, value: whole },
        { label: label.patient, value: linkless(summary.patientName) },
        { label: label.phone, value: summary.contact.phoneE164 },
        ...couponFacts(summary, messages),
      ],
    },
    ...stepBlocks(kind, summary, messages.locale),
  ];
  return {
    to: summary.clinic.email,
    subject,
    messageId: messageId(kind, 'clinic', summary),
    text: mailText(blocks),
    html: mailHtml(
      { lang: messages.locale, title: subject, look: mailLookOf(summary.clinic) },
      blocks,
    ),
    // Method PUBLISH, not REQUEST: the clinic is the organizer and does not reply to itself.
    calendar: appointmentCalendar('download', kind, summary, messages),
  };
}

function facts(
  kind: AppointmentNews,
  summary: AppointmentSummary,
  messages: AppointmentMailMessages,
): MailBlock[] {
  const { patient } = messages;
  return [
    ...beforeThat(kind, summary.previousStartsAt, patient.before, messages),
    { kind: 'facts', facts: agreed(summary, messages) },
    ...stepBlocks(kind, summary, messages.locale),
    ...(kind === 'cancelled'
      ? []
      : [
          { kind: 'button' as const, label: patient.manage, url: summary.manageUrl },
          { kind: 'paragraph' as const, text: patient.manageIsPersonal },
        ]),
    { kind: 'paragraph', text: patient.calendar[kind] },
  ];
}

/** The same for every attempt to mail this change to this recipient, so that repeats can be recognized. */
function messageId(
  kind: AppointmentNews,
  audience: 'patient' | 'clinic',
  { protocol, sequence, recordVersion, clinic }: AppointmentSummary,
): string {
  const version = recordVersion === undefined ? '' : `.${recordVersion}`;
  return `${protocol}.${sequence}.${kind}${version}.${audience}@${clinic.domain}`;
}
