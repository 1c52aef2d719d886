import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { leads } from '#app/db/leads-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { contactMessages, contacts } from '#app/db/schema.ts';
import { screenings } from '#app/db/screening-schema.ts';
import { orders } from '#app/db/subscriptions-schema.ts';
import { waitlistEntries } from '#app/db/waitlist-schema.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { keyText, PERSON_SOURCES, type PersonKey } from './person-key.ts';

const cardShape = z.object({
  source: z.enum(PERSON_SOURCES),
  id: z.coerce.number(),
  name: z.string(),
  phoneE164: z.string().nullable(),
  email: z.string().nullable(),
});
/** One record that pairs a name with a phone or a mail address. */
export type PersonCard = z.infer<typeof cardShape>;

export type SamePerson = {
  /** Cards of this person: same name and same phone or mail address. The requested one first. */
  own: PersonCard[];
  /** Same phone or mail address under another name: perhaps family, perhaps the same person. */
  others: PersonCard[];
};

const CARDS = sql`
  select 'contact' as source, id, name, phone_e164 as "phoneE164", email from ${contacts}
  union all select 'message', id, name, phone_e164, email from ${contactMessages}
  union all select 'screening', id, name, phone_e164, email from ${screenings}
  union all select 'lead', id, name, phone_e164, null from ${leads}
  union all select 'request', id, name, phone_e164, email from ${privacyRequests} where erased_at is null
  union all select 'order', id, name, phone_e164, email from ${orders} where erased_at is null
  union all select 'waiting', id, name, phone_e164, email from ${waitlistEntries} where name is not null`;

/**
 * Finds all cards of one person. A phone is often shared by a family, so a shared phone alone is no
 * match: staff confirm by adding cards.
 * @param added cards that staff confirmed as the same person
 * @returns null when the card does not exist
 */
export async function samePerson(
  db: Queryable,
  personKey: PersonKey,
  added: readonly PersonKey[] = [],
): Promise<SamePerson | null> {
  const anchor = await cardOf(db, personKey);
  if (!anchor) return null;
  const own = new Map([[keyText(anchor), anchor]]);
  for (const key of added) {
    const card = await cardOf(db, key);
    if (card) own.set(keyText(card), card);
  }
  let reached: PersonCard[] = [];
  // Repeats until no card is added: the old phone leads to the cards of a person who changed phones.
  for (let known = 0; known < own.size; ) {
    known = own.size;
    reached = await reachedBy(db, [...own.values()]);
    const names = new Set([...own.values()].map(({ name }) => plainLetters(name)));
    for (const card of reached)
      if (names.has(plainLetters(card.name))) own.set(keyText(card), card);
  }
  const others = reached.filter((card) => !own.has(keyText(card)));
  return { own: [...own.values()], others };
}

async function cardOf(db: Queryable, { source, id }: PersonKey): Promise<PersonCard | null> {
  const { rows } = await db.execute(
    sql`select * from (${CARDS}) cards where source = ${source} and id = ${id}`,
  );
  return z.array(cardShape).parse(rows)[0] ?? null;
}

async function reachedBy(db: Queryable, cards: readonly PersonCard[]): Promise<PersonCard[]> {
  const phones = cards.flatMap(({ phoneE164 }) => phoneE164 ?? []);
  const mails = cards.flatMap(({ email }) => email?.toLowerCase() ?? []);
  const { rows } = await db.execute(sql`
    select * from (${CARDS}) cards
    where "phoneE164" = any(${sql.param(phones)}::text[]) or lower(email) = any(${sql.param(mails)}::text[])
    order by source, id limit 200`);
  return z.array(cardShape).parse(rows);
}
