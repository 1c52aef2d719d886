import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { contactMessages, contacts } from '#app/db/schema.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { keyText, type PersonKey } from './person-key.ts';

const cardShape = z.object({
  source: z.enum(['contact', 'message', 'request']),
  id: z.coerce.number(),
  name: z.string(),
  phoneE164: z.string().nullable(),
  email: z.string().nullable(),
});
/** One place in which a name stands beside a phone or a mail address. */
export type PersonCard = z.infer<typeof cardShape>;

export type SamePerson = {
  /** Where the person is known: the same name with the same phone or mail address. The asked one first. */
  own: PersonCard[];
  /** Another name with the same phone or mail address: family perhaps, or the same person. */
  others: PersonCard[];
};

const CARDS = sql`
  select 'contact' as source, id, name, phone_e164 as "phoneE164", email from ${contacts}
  union all select 'message', id, name, phone_e164, email from ${contactMessages}
  union all select 'request', id, name, phone_e164, email from ${privacyRequests} where erased_at is null`;

/**
 * Everything that belongs to one person. A phone is often a family's, so a shared phone alone makes nobody
 * the same: staff say so by naming other cards.
 * @param added cards that staff have said are the same person
 * @returns null when there is no such card
 */
export async function samePerson(
  db: Queryable,
  asked: PersonKey,
  added: readonly PersonKey[] = [],
): Promise<SamePerson | null> {
  const anchor = await cardOf(db, asked);
  if (!anchor) return null;
  const own = new Map([[keyText(anchor), anchor]]);
  for (const key of added) {
    const card = await cardOf(db, key);
    if (card) own.set(keyText(card), card);
  }
  let reached: PersonCard[] = [];
  // A person who has changed phones is found by way of the old one; each round needs a new card.
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
