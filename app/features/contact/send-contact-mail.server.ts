import { eq } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { contactMessages } from '#app/db/schema.ts';
import type { Mailer } from '#app/platform/mail/mail.server.ts';
import type { ContactJobs } from './contact-jobs.ts';
import { contactMail } from './contact-mail.server.ts';

type MailServices = { db: Queryable; mailer: Mailer; clinic: { email: string; domain: string } };

/**
 * Mails a stored message to the clinic; a message deleted in the meantime is skipped.
 * @throws what the mailer throws
 */
export async function sendContactMail(
  { db, mailer, clinic }: MailServices,
  { contactMessageId }: ContactJobs['contact-mail'],
): Promise<'sent' | 'gone'> {
  const [stored] = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, contactMessageId));
  if (!stored) return 'gone';
  await mailer.send(contactMail(stored, clinic));
  return 'sent';
}
