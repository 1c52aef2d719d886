import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { reminderChoices } from '#app/db/reminders-schema.ts';
import { consents, contacts } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { lockToStop } from '#app/scheduling/answers/known-stops.server.ts';
import { type Choice, choiceOf, WAYS } from './choice.ts';
import { WHATSAPP_PURPOSE } from './reach.server.ts';

const isOpenAgreement = and(eq(consents.purpose, WHATSAPP_PURPOSE), isNull(consents.revokedAt));

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
    // Erasing the person is waited for, and whoever stops something at this moment.
    const [contact] = await tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(eq(contacts.id, contactId))
      .for('no key update');
    if (!contact) return 'gone';
    const now = clock.now();
    const changed = { ...WAYS[choice], changedAt: now, changedThrough: through };
    await tx
      .insert(reminderChoices)
      .values({ contactId, ...changed })
      .onConflictDoUpdate({ target: reminderChoices.contactId, set: changed });
    const isAgreement = and(eq(consents.contactId, contactId), isOpenAgreement);
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

type Channel = 'mail' | 'whatsapp';

/**
 * Stops one channel and leaves the other as it is: the button of a mail program. It counts for everybody who is
 * written to at the same address.
 */
export function stopChannel(
  { db, clock }: Services,
  contactId: number,
  channel: Channel,
): Promise<'kept' | 'gone'> {
  return db.transaction(async (tx) => {
    const [contact] = await tx.select().from(contacts).where(eq(contacts.id, contactId));
    if (!contact) return 'gone';
    const { phoneE164, email } = contact;
    const address = channel === 'whatsapp' ? { phoneE164 } : email === null ? null : { email };
    if (address) await lockToStop(tx, address);
    const isThere = or(eq(contacts.id, contactId), address ? isAt(address) : undefined);
    await stopIn(tx, clock.now(), { channel, isThere });
    return 'kept';
  });
}

/**
 * Stops WhatsApp for everybody who is written to by a number: the word in a chat.
 * @param numbers as the clinic may have it, in ascending order
 */
export async function stopNumber(
  tx: Transaction,
  now: Date,
  numbers: readonly string[],
): Promise<void> {
  for (const phoneE164 of numbers) await lockToStop(tx, { phoneE164 });
  const isThere = inArray(contacts.phoneE164, [...numbers]);
  await stopIn(tx, now, { channel: 'whatsapp', isThere });
}

function isAt(address: { phoneE164: string } | { email: string }): SQL {
  return 'email' in address
    ? eq(sql`lower(${contacts.email})`, address.email.toLowerCase())
    : eq(contacts.phoneE164, address.phoneE164);
}

/** Sets the channel's own column alone, so that two stops that meet both count. */
async function stopIn(
  tx: Transaction,
  now: Date,
  { channel, isThere }: { channel: Channel; isThere: SQL | undefined },
): Promise<void> {
  const stopped = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(isThere)
    .orderBy(asc(contacts.id))
    .for('no key update');
  const ids = stopped.map(({ id }) => id);
  if (ids.length === 0) return;
  const changed =
    channel === 'mail'
      ? { byMail: false, changedAt: now, changedThrough: 'mail-program' as const }
      : { byWhatsapp: false, changedAt: now, changedThrough: 'whatsapp' as const };
  await tx
    .insert(reminderChoices)
    .values(ids.map((contactId) => ({ contactId, byMail: true, byWhatsapp: true, ...changed })))
    .onConflictDoUpdate({ target: reminderChoices.contactId, set: changed });
  if (channel === 'whatsapp')
    await tx
      .update(consents)
      .set({ revokedAt: now })
      .where(and(inArray(consents.contactId, ids), isOpenAgreement));
}
