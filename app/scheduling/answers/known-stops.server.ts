import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { reminderChoices } from '#app/db/reminders-schema.ts';
import { contacts } from '#app/db/schema.ts';

/** Where somebody is written to: a number or a mail address. */
type Address = { phoneE164: string } | { email: string };

function lockOf(address: Address) {
  const words = 'email' in address ? address.email.toLowerCase() : address.phoneE164;
  return sql`hashtextextended(${`reach ${words}`}, 0)`;
}

/** Who stops messages to an address waits for new contacts of it, and they for it. Take several in ascending order. */
export async function lockToStop(tx: Transaction, address: Address): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockOf(address)})`);
}

/**
 * A new contact of a number that wants no WhatsApp, or of an address that wants no mails, wants none either: the last
 * word that was said there counts.
 */
export async function keepKnownStops(
  tx: Transaction,
  { id: contactId, phoneE164, email }: { id: number; phoneE164: string; email: string | null },
): Promise<void> {
  await shareReach(tx, { phoneE164, email });
  const byPhone = await lastChoice(tx, { phoneE164 });
  const byMail = email === null ? null : await lastChoice(tx, { email });
  const stops = {
    byMail: byMail?.byMail ?? true,
    byWhatsapp: byPhone?.byWhatsapp ?? true,
  };
  const from = stops.byWhatsapp ? byMail : byPhone;
  if (!from || (stops.byMail && stops.byWhatsapp)) return;
  const { changedAt, changedThrough } = from;
  await tx.insert(reminderChoices).values({ contactId, ...stops, changedAt, changedThrough });
}

/** Who stops messages to one of these waits until the transaction ends. Before the row of any contact. */
export async function shareReach(
  tx: Transaction,
  { phoneE164, email }: { phoneE164: string; email: string | null },
): Promise<void> {
  const addresses: Address[] = [{ phoneE164 }, ...(email === null ? [] : [{ email }])];
  for (const address of addresses)
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(address)})`);
}

/**
 * A contact that has a new number or address wants no more there than was said there before; what they have stopped
 * themselves stays stopped. Call `shareReach` first.
 * @param reach what is new of it; null for what is as before or gone
 */
export async function carryKnownStops(
  tx: Transaction,
  contactId: number,
  { phoneE164, email }: { phoneE164: string | null; email: string | null },
): Promise<void> {
  const byPhone = phoneE164 === null ? null : await lastChoice(tx, { phoneE164 }, contactId);
  const byMail = email === null ? null : await lastChoice(tx, { email }, contactId);
  const stops = [
    ...(byPhone && !byPhone.byWhatsapp ? [{ known: byPhone, stopped: { byWhatsapp: false } }] : []),
    ...(byMail && !byMail.byMail ? [{ known: byMail, stopped: { byMail: false } }] : []),
  ];
  for (const { known, stopped } of stops) {
    const { changedAt, changedThrough } = known;
    const set = { ...stopped, changedAt, changedThrough };
    await tx
      .insert(reminderChoices)
      .values({ contactId, byMail: true, byWhatsapp: true, ...set })
      .onConflictDoUpdate({ target: reminderChoices.contactId, set });
  }
}

/** @param besides a contact whose own choice says nothing */
async function lastChoice(tx: Transaction, address: Address, besides?: number) {
  const isThere =
    'email' in address
      ? eq(sql`lower(${contacts.email})`, address.email.toLowerCase())
      : eq(contacts.phoneE164, address.phoneE164);
  const [last] = await tx
    .select({
      byMail: reminderChoices.byMail,
      byWhatsapp: reminderChoices.byWhatsapp,
      changedAt: reminderChoices.changedAt,
      changedThrough: reminderChoices.changedThrough,
    })
    .from(reminderChoices)
    .innerJoin(contacts, eq(contacts.id, reminderChoices.contactId))
    .where(besides === undefined ? isThere : and(isThere, ne(contacts.id, besides)))
    .orderBy(desc(reminderChoices.changedAt), desc(reminderChoices.contactId))
    .limit(1);
  return last ?? null;
}
