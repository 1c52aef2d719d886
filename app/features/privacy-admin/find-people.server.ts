import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { phoneDigits } from '#app/clinic/person-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import { leads } from '#app/db/leads-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { appointments, contactMessages, contacts, patients } from '#app/db/schema.ts';
import { screenings } from '#app/db/screening-schema.ts';
import { orders } from '#app/db/subscriptions-schema.ts';
import { waitlistEntries } from '#app/db/waitlist-schema.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { ERASED_PHONE } from './erase-plan.ts';
import { PERSON_SOURCES } from './person-key.ts';

/** Minimum letters or digits; shorter terms would match half the town. */
const SHORTEST_SEARCH = 3;
export const LONGEST_SEARCH = 100;
export const MOST_FOUND = 50;

const matchShape = z.object({
  source: z.enum(PERSON_SOURCES),
  id: z.coerce.number(),
  name: z.string(),
  phoneE164: z.string().nullable(),
  email: z.string().nullable(),
  /** Patients of this contact whose names differ from the contact's. */
  patients: z.array(z.string()),
  atMs: z.number(),
});
export type PersonMatch = z.infer<typeof matchShape>;

/**
 * The search term: lowercase letters without accents, and its digits. Each is empty when too short;
 * null when both are.
 */
export function searchTermOf(value: string): { words: string; digits: string } | null {
  const words = plainLetters(value.slice(0, LONGEST_SEARCH)).replace(/\s+/g, ' ').trim();
  const digits = phoneDigits(words.replace(/^p/, ''));
  const letters = words.replace(/[^\p{L}\p{N}@]/gu, '');
  return letters.length < SHORTEST_SEARCH ? null : { words, digits };
}

/**
 * People whose name, phone, mail address or protocol contains the term, ignoring case and accents; also
 * contacts and guardians of patients with that name. Latest first, at most 51.
 */
export async function findPeople(
  db: Queryable,
  { words, digits }: { words: string; digits: string },
): Promise<PersonMatch[]> {
  const has = (column: SQL) => sql`plain_letters(${column}) like ${containing(words)}`;
  const hasDigits = (column: SQL) =>
    digits === '' ? sql`false` : sql`${column} like ${containing(digits)}`;
  const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;
  // The indexes find the people first; what is shown of each is read for the latest alone.
  const { rows } = await db.execute(sql`
    with found as (
      select 'contact' as source, c.id, c.name, c.phone_e164, c.email, c.created_at
      from ${contacts} c
      where c.phone_e164 <> ${ERASED_PHONE} and c.id in (
        select id from ${contacts}
        where ${has(sql`name`)} or ${has(sql`email`)} or ${hasDigits(sql`phone_e164`)}
        union select contact_id from ${patients} where ${has(sql`name`)}
        union select contact_id from ${appointments} where ${has(sql`guardian_name`)}
          or ${hasDigits(sql`replace(protocol, '-', '')`)})
      union all
      select 'message', id, name, phone_e164, email, created_at from ${contactMessages}
      where ${has(sql`name`)} or ${has(sql`email`)} or ${hasDigits(sql`phone_e164`)}
      union all
      select 'screening', id, name, phone_e164, email, created_at from ${screenings}
      where ${has(sql`name`)} or ${has(sql`email`)} or ${hasDigits(sql`phone_e164`)}
      union all
      select 'lead', id, name, phone_e164, null, created_at from ${leads}
      where ${has(sql`name`)} or ${hasDigits(sql`phone_e164`)}
      union all
      select 'request', id, name, phone_e164, email, created_at from ${privacyRequests}
      where erased_at is null and (${has(sql`name`)} or ${has(sql`email`)}
        or ${hasDigits(sql`phone_e164`)} or ${hasDigits(sql`replace(protocol, '-', '')`)})
      union all
      select 'order', id, name, phone_e164, email, ordered_at from ${orders}
      where erased_at is null and (${has(sql`name`)} or ${has(sql`email`)}
        or ${hasDigits(sql`phone_e164`)} or ${hasDigits(sql`replace(substr(protocol, 2), '-', '')`)})
      union all
      select 'waiting', id, name, phone_e164, email, wished_at from ${waitlistEntries}
      where ${has(sql`name`)} or ${has(sql`email`)} or ${hasDigits(sql`phone_e164`)}
      order by created_at desc, source, id limit ${MOST_FOUND + 1})
    select source, id, name, phone_e164 as "phoneE164", email, ${ms(sql`created_at`)} as "atMs",
      array(select distinct p.name from ${patients} p
        where source = 'contact' and p.contact_id = found.id and p.name <> found.name) as patients
    from found order by created_at desc, source, id`);
  return z.array(matchShape).parse(rows);
}

/** A LIKE pattern for texts that contain `part`. */
function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
