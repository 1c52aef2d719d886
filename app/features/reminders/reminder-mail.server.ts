import { formatMoment } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import { wordsOfMail } from '#app/clinic/mail-words/words-of-mail.ts';
import type { Database } from '#app/db/database.ts';
import { appointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import type { Clock } from '#app/platform/clock.ts';
import { type Mail, type Mailer, MailRefusedError } from '#app/platform/mail/mail.server.ts';
import {
  linkless,
  type MailBlock,
  type MailBody,
  mailOfBody,
} from '#app/platform/mail/mail-body.ts';
import { type SummaryServices, summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { type AppointmentSummary, mailValuesOf } from '#app/scheduling/appointment-summary.ts';
import { datedSentences } from '#app/scheduling/preparation/dated-sentences.ts';
import { answerLink } from './answer-link.ts';
import { choiceUrl, oneClickUrl } from './choice-link.server.ts';
import { readReach } from './reach.server.ts';
import type { ReminderJobs } from './reminder-services.server.ts';
import type { ReminderKind } from './reminder-times.ts';
import { handToDesk, readyToSend, settleReminder } from './send-reminder.server.ts';
import { whenOf } from './when-words.ts';

type MailServices = SummaryServices & { db: Database; clock: Clock; mailer: Mailer };

/**
 * Sends one reminder by mail, in the language of the booking. The Message-ID is the same for every try.
 * @throws whatever the mailer throws
 */
export async function sendReminderMail(
  services: MailServices,
  { reminderId }: ReminderJobs['reminder-mail'],
): Promise<string> {
  const ready = await readyToSend(services, reminderId);
  if (ready.kind === 'done') return ready.outcome;
  const { reminder, appointment } = ready;
  const reach = await readReach({ hasWhatsappApi: false }, services.db, appointment.id);
  const summary = await summaryOf(services, appointment, appointment.locale);
  const now = services.clock.now();
  const links = {
    stop: choiceUrl(services, appointment.contactId, summary.locale),
    oneClick: oneClickUrl(services, appointment.contactId),
  };
  const { kind } = reminder;
  if (
    (kind === 'lenses' || kind === 'fasting') &&
    preparation(kind, { summary, now }).length === 0
  ) {
    // The service asks for it no longer.
    await settleReminder(services, reminderId, { state: 'dropped', why: 'overtaken' });
    return 'overtaken';
  }
  const facts = { kind, daysBefore: reminder.daysBefore };
  const hasConfirmed = reach.said === 'confirmed';
  const mail = reminderMail(facts, { summary, links, hasConfirmed, now });
  if (!mail) {
    await settleReminder(services, reminderId, { state: 'failed', why: 'no-address' });
    await handToDesk(services, reminder);
    return 'no-address';
  }
  try {
    await services.mailer.send(mail);
  } catch (error) {
    if (error instanceof MailRefusedError) {
      await handToDesk(services, reminder);
      await settleReminder(services, reminderId, { state: 'failed', why: 'refused' });
    }
    throw error;
  }
  await settleReminder(services, reminderId, { state: 'sent' });
  return 'sent';
}

type Facts = { kind: ReminderKind; daysBefore: number };
type Told = {
  summary: AppointmentSummary;
  links: { stop: string; oneClick: string };
  hasConfirmed: boolean;
  now: Date;
};

/** @returns null when the contact has left no address */
export function reminderMail({ kind, daysBefore }: Facts, told: Told): Mail | null {
  const { contact, locale, clinic, protocol, sequence } = told.summary;
  if (contact.email === null) return null;
  return {
    to: contact.email,
    messageId: `${protocol}.${sequence}.reminder.${kind}${daysBefore || ''}@${clinic.domain}`,
    ...mailOfBody(reminderMailBody(kind, told), { lang: locale, look: mailLookOf(clinic) }),
    unsubscribeUrl: told.links.oneClick,
  };
}

/** What that mail says. */
export function reminderMailBody(
  kind: ReminderKind,
  { summary, links, hasConfirmed, now }: Told,
): MailBody {
  const { contact, locale, clinic } = summary;
  const words = reminderMessages[locale].mail;
  const when = formatMoment(summary.startsAt, { locale });
  const whole = kind === 'hours' ? when : whenOf(summary, { locale });
  const { subject, opening, closing } = wordsOfMail(
    clinic,
    { id: `reminder-${kind}`, locale },
    {
      standard: {
        subject: words.subject[kind](when),
        greeting: words.greeting(linkless(contact.name)),
        opening: words.opening[kind](whole),
      },
      values: mailValuesOf(summary, { data: whole }),
    },
  );
  const blocks: MailBlock[] = [
    { kind: 'title', text: words.title[kind] },
    ...opening,
    ...preparation(kind, { summary, now }),
    {
      kind: 'facts',
      facts: [
        { label: words.patient, value: linkless(summary.patientName) },
        { label: words.when, value: whenOf(summary, { locale, withYear: true }) },
      ],
    },
    { kind: 'paragraph', text: hasConfirmed ? words.asked : words.ask },
    { kind: 'button', label: words.button, url: answerLink(summary.manageUrl, 'mail') },
    { kind: 'paragraph', text: words.personal },
    { kind: 'heading', text: appointmentMailMessages[locale].patient.where },
    ...[clinic.placeNote ?? [], ...clinic.addressLines]
      .flat()
      .map((text) => ({ kind: 'paragraph' as const, text })),
    ...closing,
    { kind: 'heading', text: words.talk },
    { kind: 'link', label: words.call(clinic.phoneDisplay), url: `tel:${clinic.phoneE164}` },
    { kind: 'link', label: words.stop, url: links.stop },
  ];
  return { subject, blocks };
}

/** What is to be done by when, in the body alone and in the words of the other pages and mails. */
function preparation(
  kind: ReminderKind,
  { summary, now }: Pick<Told, 'summary' | 'now'>,
): MailBlock[] {
  const { locale, preparationRule: rule, preparationAnswers: answers } = summary;
  const words = reminderMessages[locale].mail;
  const { lenses, fasting, wayHome } = datedSentences({ ...summary, now }, locale);
  const isAccompanied = rule?.companion || answers?.arrival === 'accompanied';
  const told = {
    lenses: lenses.length > 0 ? [...lenses, words.glasses] : [],
    fasting,
    days: [...wayHome, ...(isAccompanied ? [words.companion] : [])],
    hours: [...wayHome, ...(isAccompanied ? [words.companion] : [])],
  }[kind];
  return told.map((text) => ({ kind: 'paragraph', text }));
}
