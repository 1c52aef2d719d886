import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { appointments, contactMessages, contacts, patients } from '#app/db/schema.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import { ERASED_PHONE } from './erase-plan.ts';

/** Minimum letters or digits; shorter terms would match half the town. */
const SHORTEST_SEARCH = 3;
export const LONGEST_SEARCH = 100;
export const MOST_FOUND = 50;

const matchShape = z.object({
  source: z.enum(['contact', 'message', 'request']),
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
  const isNumber = /^p?[\d\s()+./-]+$/.test(words);
  const digits = isNumber ? words.replace(/\D/g, '') : '';
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
  const plain = (column: unknown) => sql`lower(unaccent(coalesce(${column}, '')))`;
  const has = (column: unknown) => sql`strpos(${plain(column)}, ${words}) > 0`;
  const hasDigits = (column: unknown) =>
    digits === ''
      ? sql`false`
      : sql`strpos(regexp_replace(coalesce(${column}, ''), '\\D', '', 'g'), ${digits}) > 0`;
  const ms = (column: unknown) => sql`(extract(epoch from ${column}) * 1000)::float8`;
  const { rows } = await db.execute(sql`
    select * from (
      select 'contact' as source, c.id, c.name, c.phone_e164 as "phoneE164", c.email,
        array(select distinct p.name from ${patients} p
          where p.contact_id = c.id and p.name <> c.name) as patients,
        ${ms(sql`c.created_at`)} as "atMs"
      from ${contacts} c
      where c.phone_e164 <> ${ERASED_PHONE} and (${has(sql`c.name`)} or ${has(sql`c.email`)} or ${hasDigits(sql`c.phone_e164`)}
        or exists (select from ${patients} p where p.contact_id = c.id and ${has(sql`p.name`)})
        or exists (select from ${appointments} a where a.contact_id = c.id
          and (${has(sql`a.guardian_name`)} or ${hasDigits(sql`a.protocol`)})))
      union all
      select 'message', m.id, m.name, m.phone_e164, m.email, '{}', ${ms(sql`m.created_at`)}
      from ${contactMessages} m
      where ${has(sql`m.name`)} or ${has(sql`m.email`)} or ${hasDigits(sql`m.phone_e164`)}
      union all
      select 'request', r.id, r.name, r.phone_e164, r.email, '{}', ${ms(sql`r.created_at`)}
      from ${privacyRequests} r
      where r.erased_at is null and (${has(sql`r.name`)} or ${has(sql`r.email`)}
        or ${hasDigits(sql`r.phone_e164`)} or ${hasDigits(sql`r.protocol`)})
    ) found order by "atMs" desc, source, id limit ${MOST_FOUND + 1}`);
  return z.array(matchShape).parse(rows);
}
