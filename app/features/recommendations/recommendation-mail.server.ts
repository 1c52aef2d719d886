import { and, eq } from 'drizzle-orm';
import { formatDate } from '#app/clinic/format-date.ts';
import { mailLookOf } from '#app/clinic/mail-look.ts';
import type { Database } from '#app/db/database.ts';
import { recommendations } from '#app/db/own-page-schema.ts';
import { recommendedMessages } from '#app/locales/own/recommended.ts';
import type { Clock } from '#app/platform/clock.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import { type Mailer, MailRefusedError } from '#app/platform/mail/mail.server.ts';
import { linkless, type MailBlock, mailHtml, mailText } from '#app/platform/mail/mail-body.ts';
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
  const words = recommendedMessages[locale].mail;
  const links = services.stopLinksOf(row.contactId, locale);
  const blocks: MailBlock[] = [
    { kind: 'title', text: words.title[row.kind] },
    { kind: 'paragraph', text: words.greeting(linkless(row.contactName)) },
    {
      kind: 'paragraph',
      text: words.text[row.kind](
        row.practitionerName,
        linkless(row.patientName),
        formatDate(row.dueOn, locale),
      ),
    },
    { kind: 'paragraph', text: words.how },
    { kind: 'button', label: words.button, url: recommendationUrl(services, row.linkKey, locale) },
    { kind: 'paragraph', text: words.personal },
    { kind: 'link', label: words.call(clinic.phone.display), url: `tel:${clinic.phone.e164}` },
    { kind: 'link', label: words.stop, url: links.stop },
  ];
  const subject = words.subject(clinic.displayName);
  try {
    await mailer.send({
      to: row.email,
      subject,
      messageId: `return.${row.linkKey}@${clinic.domain}`,
      text: mailText(blocks),
      html: mailHtml({ lang: locale, title: subject, look: mailLookOf(clinic) }, blocks),
      unsubscribeUrl: links.oneClick,
    });
  } catch (error) {
    if (error instanceof MailRefusedError) await settle('failed');
    throw error;
  }
  await settle('sent');
  return 'sent';
}
