import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { reminderChoices } from '#app/db/reminders-schema.ts';
import { appointments, consents, contacts } from '#app/db/schema.ts';
import { confirmationOf } from '#app/scheduling/answers/confirmation.server.ts';
import type { Reach, Said } from './decide-channels.ts';
import type { ReminderServices } from './reminder-services.server.ts';

type ReachWays = Pick<ReminderServices, 'hasWhatsappApi' | 'hasSms' | 'hasMail'>;

/** The consent to messages by WhatsApp's own interface, which its rules ask for. */
export const WHATSAPP_PURPOSE = 'whatsapp';

/**
 * By what the contact of an appointment can be reached, and what they have said about it.
 * @param ways that the installation has
 */
export async function readReach(
  { hasWhatsappApi, hasSms = false, hasMail = true }: ReachWays,
  db: Queryable,
  appointmentId: number,
): Promise<Reach & { said: Said }> {
  const [row] = await db
    .select({
      email: contacts.email,
      phoneE164: contacts.phoneE164,
      byMail: reminderChoices.byMail,
      byWhatsapp: reminderChoices.byWhatsapp,
      hasAgreed: sql<boolean>`exists (select from ${consents} c
        where c.contact_id = ${contacts.id} and c.purpose = ${WHATSAPP_PURPOSE}
          and c.revoked_at is null)`,
      confirmation: confirmationOf(appointments),
    })
    .from(appointments)
    .innerJoin(contacts, eq(contacts.id, appointments.contactId))
    .leftJoin(reminderChoices, eq(reminderChoices.contactId, contacts.id))
    .where(eq(appointments.id, appointmentId));
  return {
    hasMail: hasMail && Boolean(row?.email),
    hasApi: hasWhatsappApi && row?.hasAgreed === true,
    hasSms: hasSms && getsTexts(row?.phoneE164 ?? ''),
    byMail: row?.byMail ?? true,
    byWhatsapp: row?.byWhatsapp ?? true,
    said: row?.confirmation?.answer ?? null,
  };
}

/** In Brazil mobile numbers have a nine behind the area code, and only they get text messages. */
function getsTexts(phoneE164: string): boolean {
  return phoneE164.startsWith('+55') ? /^\+55\d{2}9\d{8}$/.test(phoneE164) : phoneE164 !== '';
}
