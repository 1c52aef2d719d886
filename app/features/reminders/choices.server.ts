import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { reminderChoices } from '#app/db/reminders-schema.ts';
import { consents, contacts } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { type Choice, choiceOf, WAYS } from './choice.ts';
import { WHATSAPP_PURPOSE } from './reach.server.ts';

type Services = { db: Database; clock: Clock };

/** The wording that was read and agreed to. */
export type Agreement = { textId: string; textSha256: string; locale: string };

/** By what a contact is reminded; null when there is no such contact. */
export async function readChoice(
  db: Queryable,
  contactId: number,
): Promise<{ choice: Choice; hasAgreed: boolean } | null> {
  const [row] = await db
    .select({
      byMail: reminderChoices.byMail,
      byWhatsapp: reminderChoices.byWhatsapp,
      hasAgreed: sql<boolean>`exists (select from ${consents} c where c.contact_id = ${contacts.id}
        and c.purpose = ${WHATSAPP_PURPOSE} and c.revoked_at is null)`,
    })
    .from(contacts)
    .leftJoin(reminderChoices, eq(reminderChoices.contactId, contacts.id))
    .where(eq(contacts.id, contactId));
  if (!row) return null;
  const { byMail, byWhatsapp, hasAgreed } = row;
  return {
    choice: choiceOf({ byMail: byMail ?? true, byWhatsapp: byWhatsapp ?? true }),
    hasAgreed,
  };
}

type NewChoice = {
  contactId: number;
  choice: Choice;
  through: (typeof reminderChoices.$inferInsert)['changedThrough'];
  /** To messages by WhatsApp's own interface; only where it is asked for. */
  agreement?: Agreement | null;
};

/** Keeps the choice, and the consent that goes with it. Who wants nothing by WhatsApp takes the consent back. */
export function setChoice(
  { db, clock }: Services,
  { contactId, choice, through, agreement = null }: NewChoice,
): Promise<'kept' | 'gone'> {
  return db.transaction(async (tx) => {
    // Erasing the person is waited for.
    const [contact] = await tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(eq(contacts.id, contactId))
      .for('key share');
    if (!contact) return 'gone';
    const now = clock.now();
    const changed = { ...WAYS[choice], changedAt: now, changedThrough: through };
    await tx
      .insert(reminderChoices)
      .values({ contactId, ...changed })
      .onConflictDoUpdate({ target: reminderChoices.contactId, set: changed });
    const isAgreement = and(
      eq(consents.contactId, contactId),
      eq(consents.purpose, WHATSAPP_PURPOSE),
      isNull(consents.revokedAt),
    );
    if (!WAYS[choice].byWhatsapp)
      await tx.update(consents).set({ revokedAt: now }).where(isAgreement);
    else if (agreement) {
      const [given] = await tx.select({ id: consents.id }).from(consents).where(isAgreement);
      if (!given)
        await tx.insert(consents).values({
          ...agreement,
          contactId,
          purpose: WHATSAPP_PURPOSE,
          source: 'web',
          grantedAt: now,
        });
    }
    return 'kept';
  });
}

/** Stops one channel and leaves the other as it is: the button of a mail program, or the word in a chat. */
export async function stopChannel(
  services: Services,
  contactId: number,
  channel: 'mail' | 'whatsapp',
): Promise<'kept' | 'gone'> {
  const now = await readChoice(services.db, contactId);
  if (!now) return 'gone';
  const ways = WAYS[now.choice];
  const choice = choiceOf(
    channel === 'mail' ? { ...ways, byMail: false } : { ...ways, byWhatsapp: false },
  );
  const through = channel === 'mail' ? 'mail-program' : 'whatsapp';
  return setChoice(services, { contactId, choice, through });
}
