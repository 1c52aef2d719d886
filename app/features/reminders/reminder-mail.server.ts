import { formatMoment } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import type { Database } from '#app/db/database.ts';
import { appointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import type { Clock } from '#app/platform/clock.ts';
import { type Mail, type Mailer, MailRefusedError } from '#app/platform/mail/mail.server.ts';
import { linkless, type MailBlock, mailHtml, mailText } from '#app/platform/mail/mail-body.ts';
import { type SummaryServices, summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import type { AppointmentSummary } from '#app/scheduling/appointment-summary.ts';
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
  const summary = summaryOf(services, appointment, appointment.locale);
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
export function reminderMail(
  { kind, daysBefore }: Facts,
  { summary, links, hasConfirmed, now }: Told,
): Mail | null {
  const { contact, locale, clinic } = summary;
  if (contact.email === null) return null;
  const words = reminderMessages[locale].mail;
  const when = formatMoment(summary.startsAt, { locale });
  const subject = words.subject[kind](when);
  const blocks: MailBlock[] = [
    { kind: 'title', text: words.title[kind] },
    { kind: 'paragraph', text: words.greeting(linkless(contact.name)) },
    {
      kind: 'paragraph',
      text: words.opening[kind](kind === 'hours' ? when : whenOf(summary, { locale })),
    },
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
    ...clinic.addressLines.map((text) => ({ kind: 'paragraph' as const, text })),
    { kind: 'heading', text: words.talk },
    { kind: 'link', label: words.call(clinic.phoneDisplay), url: `tel:${clinic.phoneE164}` },
    { kind: 'link', label: words.stop, url: links.stop },
  ];
  return {
    to: contact.email,
    subject,
    messageId: `${summary.protocol}.${summary.sequence}.reminder.${kind}${daysBefore || ''}@${clinic.domain}`,
    text: mailText(blocks),
    html: mailHtml({ lang: locale, title: subject, look: mailLookOf(clinic) }, blocks),
    unsubscribeUrl: links.oneClick,
  };
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
