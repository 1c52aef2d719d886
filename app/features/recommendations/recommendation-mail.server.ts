import { and, eq } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import { firstNameOf, wordsOfMail } from '#app/clinic/mail-words/words-of-mail.ts';
import { placeToCome } from '#app/clinic/record/place-to-come.ts';
import type { Database } from '#app/db/database.ts';
import { recommendations } from '#app/db/own-page-schema.ts';
import { recommendedMessages } from '#app/locales/own/recommended.ts';
import type { Clock } from '#app/platform/clock.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import { type Mailer, MailRefusedError } from '#app/platform/mail/mail.server.ts';
import { linkless, type MailBody, mailOfBody } from '#app/platform/mail/mail-body.ts';
import type { AppointmentLabels } from '#app/scheduling/appointment-summary.server.ts';
import { isAppointmentHeld } from '#app/scheduling/import/held-people.server.ts';
import { type RecommendationJobs, readToMail } from './due-recommendations.server.ts';
import { recommendationUrl } from './recommendation-link.server.ts';

type MailServices = {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  baseUrl: URL;
  secret: string;
  labelsIn: (locale: Locale) => AppointmentLabels;
  /** The page and the button that stop reminders. */
  stopLinksOf: (contactId: number, locale: Locale) => { stop: string; oneClick: string };
  isByDay: (instant: Date) => boolean;
};

/**
 * Mails one recommendation, in the language of the appointment after which it was made; at night, or before the site is
 * open to them, it waits for the next look. The Message-ID is the same for every try. It names no service: who sees the mailbox learns no more than
 * that somebody is expected again.
 * @throws whatever the mailer throws
 */
export async function sendRecommendationMail(
  services: MailServices,
  { recommendationId }: RecommendationJobs['reminder-return'],
): Promise<string> {
  const { db, clock, mailer } = services;
  const settle = (mail: 'later' | 'sent' | 'failed' | 'none') =>
    db
      .update(recommendations)
      .set({ mail })
      .where(and(eq(recommendations.id, recommendationId), eq(recommendations.mail, 'asked')));
  const row = await readToMail(services, recommendationId);
  if (!row?.email) {
    await settle('none');
    return 'overtaken';
  }
  const ours = services.labelsIn(DEFAULT_LOCALE).clinic;
  const isWaiting = await isAppointmentHeld(db, ours, row.originId);
  if (isWaiting || !services.isByDay(clock.now())) {
    await settle('later');
    return 'waiting';
  }
  const { clinic } = services.labelsIn(row.locale);
  const { locale } = clinic;
  const links = services.stopLinksOf(row.contactId, locale);
  const url = recommendationUrl(services, row.linkKey, locale);
  const body = recommendationMailBody(row, { clinic, url, stop: links.stop });
  try {
    await mailer.send({
      to: row.email,
      messageId: `return.${row.linkKey}@${clinic.domain}`,
      ...mailOfBody(body, { lang: locale, look: mailLookOf(clinic) }),
      unsubscribeUrl: links.oneClick,
    });
  } catch (error) {
    if (error instanceof MailRefusedError) await settle('failed');
    throw error;
  }
  await settle('sent');
  return 'sent';
}

/** The clinic sends no such mail any more: staff call instead, as for who has no address. */
export async function leaveToStaff(
  db: Database,
  { recommendationId }: RecommendationJobs['reminder-return'],
): Promise<void> {
  await db
    .update(recommendations)
    .set({ mail: 'none' })
    .where(and(eq(recommendations.id, recommendationId), eq(recommendations.mail, 'asked')));
}

type Told = {
  kind: 'return' | 'referral';
  contactName: string;
  patientName: string;
  practitionerName: string;
  /** Calendar day, 'YYYY-MM-DD'. */
  dueOn: string;
  /** House of the appointment after which it was made; null for the main one. */
  originBranch: string | null;
};

/** What that mail says. @param url of the page with the times; `stop` of the one that ends reminders */
export function recommendationMailBody(
  { kind, contactName, patientName, practitionerName, dueOn, originBranch }: Told,
  { clinic, url, stop }: { clinic: Clinic; url: string; stop: string },
): MailBody {
  const { locale } = clinic;
  const { phone } = placeToCome(clinic, originBranch);
  const messages = recommendedMessages[locale].mail;
  const [patient, due] = [linkless(patientName), formatDate(dueOn, locale)];
  const words = wordsOfMail(
    clinic,
    { id: kind, locale },
    {
      standard: {
        subject: messages.subject(clinic.displayName),
        greeting: messages.greeting(linkless(contactName)),
        opening: messages.text[kind](practitionerName, patient, due),
      },
      values: {
        nome: firstNameOf(contactName),
        paciente: patient,
        profissional: practitionerName,
        data: due,
        telefone: phone.display,
      },
    },
  );
  return {
    subject: words.subject,
    blocks: [
      { kind: 'title', text: messages.title[kind] },
      ...words.opening,
      { kind: 'paragraph', text: messages.how },
      { kind: 'button', label: messages.button, url },
      { kind: 'paragraph', text: messages.personal },
      ...words.closing,
      { kind: 'link', label: messages.call(phone.display), url: `tel:${phone.e164}` },
      { kind: 'link', label: messages.stop, url: stop },
    ],
  };
}
