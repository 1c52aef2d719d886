import { eq } from 'drizzle-orm';
import { formatMoment } from '#app/clinic/format-date.ts';
import { type MailedClinic, mailLookOf } from '#app/clinic/mail-look.ts';
import type { Queryable } from '#app/db/database.ts';
import { leads } from '#app/db/leads-schema.ts';
import { lead as messages } from '#app/locales/leads.ts';
import type { Mail, Mailer } from '#app/platform/mail/mail.server.ts';
import { linkless, type MailBlock, mailHtml, mailText } from '#app/platform/mail/mail-body.ts';
import type { LeadJobs } from './receive-lead.server.ts';

type StoredLead = typeof leads.$inferSelect;
type LeadClinic = MailedClinic & {
  email: string;
  domain: string;
  payers: readonly { id: string; title: string }[];
};

/** The mail that brings a lead to the clinic. Its subject says neither who nor why: locked screens show it. */
function leadMail(stored: StoredLead, clinic: LeadClinic): Mail {
  const { mail, reasons } = messages;
  const subject = mail.subject(formatMoment(stored.createdAt));
  const payer = clinic.payers.find(({ id }) => id === stored.payer)?.title;
  const blocks: MailBlock[] = [
    { kind: 'title', text: mail.title },
    { kind: 'paragraph', text: stored.reason === 'urgent' ? mail.urgent : mail.note },
    {
      kind: 'facts',
      facts: [
        { label: mail.name, value: linkless(stored.name) },
        { label: mail.phone, value: stored.phoneE164 },
        { label: mail.reason, value: reasons[stored.reason] },
        ...(payer ? [{ label: mail.payer, value: payer }] : []),
        { label: mail.language, value: mail.languages[stored.locale] },
      ],
    },
  ];
  return {
    to: clinic.email,
    subject,
    // The same for every try, so that receivers can recognize a repeated mail.
    messageId: `lead.${stored.id}.${stored.createdAt.getTime().toString(36)}@${clinic.domain}`,
    text: mailText(blocks),
    html: mailHtml({ lang: 'pt-BR', title: subject, look: mailLookOf(clinic) }, blocks),
  };
}

/**
 * Mails a stored lead to the clinic; one deleted in the meantime is skipped.
 * @throws what the mailer throws
 */
export async function sendLeadMail(
  { db, mailer, clinic }: { db: Queryable; mailer: Mailer; clinic: LeadClinic },
  { leadId }: LeadJobs['lead-mail'],
): Promise<'sent' | 'gone'> {
  const [stored] = await db.select().from(leads).where(eq(leads.id, leadId));
  if (!stored) return 'gone';
  await mailer.send(leadMail(stored, clinic));
  return 'sent';
}
