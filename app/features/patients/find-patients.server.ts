import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { phoneDigits } from '#app/clinic/person-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import { patientProxies } from '#app/db/patients-schema.ts';
import { appointments, contacts, patients } from '#app/db/schema.ts';
import { matchName, wordsOf } from './name-match.ts';

export const MOST_PATIENTS = 30;
/** With fewer than this, names that are written alike follow. */
const FEW = 5;
/** Of those that share a key, before their letters are compared. */
const MOST_COMPARED = 300;
/** Fewer letters or digits would find half the town. */
const SHORTEST = 3;
const LONGEST = 100;
/** Of erased people: a country that is none (ERASED_PHONE of the privacy pages). */
export const NOBODY = '+999%';

const rowShape = z.object({
  id: z.coerce.number(),
  name: z.string(),
  bornOn: z.string().nullable(),
  contactId: z.coerce.number(),
  contactName: z.string(),
  phoneE164: z.string(),
  nextProtocol: z.string().nullable(),
  nextMs: z.number().nullable(),
  /** Of the latest appointment, also one to come. */
  payer: z.string().nullable(),
});
export type FoundPatient = z.infer<typeof rowShape> & { isSimilar: boolean };

export type PatientTerm = { words: string[]; digits: string };

/** What was typed, as words and as digits of a phone or protocol; null when too short. */
export function patientTermOf(text: string): PatientTerm | null {
  const typed = text.slice(0, LONGEST);
  const digits = phoneDigits(typed).replace(/^0+/, '');
  if (digits.length >= SHORTEST) return { words: [], digits };
  const words = wordsOf(typed);
  return words.some((word) => word.length >= SHORTEST) ? { words, digits: '' } : null;
}

/**
 * Patients whose name, or whose contact's, has each word, or whose phone, that of somebody who may book for them,
 * or whose protocol has the digits; where these are
 * few, then those of a name with wrong letters. Who has an appointment to come stands first, the soonest before the
 * others. At most MOST_PATIENTS + 1.
 */
export async function findPatients(
  db: Queryable,
  { words, digits }: PatientTerm,
  now: Date,
): Promise<FoundPatient[]> {
  const named = (alias: string, isWord: (column: SQL, word: string) => SQL) =>
    sql.join(
      words.map((word) => isWord(sql.raw(`${alias}.name`), word)),
      sql` and `,
    );
  const hasWord = (column: SQL, word: string) =>
    sql`plain_letters(${column}) like ${containing(word)}`;
  const read = (found: SQL, limit: number) => readFound(db, { found, now, limit });
  if (digits !== '') {
    const like = containing(digits);
    const rows = await read(
      sql`select p.id from ${contacts} c join ${patients} p on p.contact_id = c.id
          where c.phone_e164 like ${like}
        union select x.patient_id from ${patientProxies} x where x.phone_e164 like ${like}
        union select a.patient_id from ${appointments} a where replace(a.protocol, '-', '') like ${like}`,
      MOST_PATIENTS + 1,
    );
    return rows.map((row) => ({ ...row, isSimilar: false }));
  }
  const of = (isWord: (column: SQL, word: string) => SQL) =>
    sql`select p.id from ${patients} p where ${named('p', isWord)}
      union select p.id from ${contacts} c join ${patients} p on p.contact_id = c.id
        where ${named('c', isWord)}`;
  const exact = await read(of(hasWord), MOST_PATIENTS + 1);
  const found = exact.map((row) => ({ ...row, isSimilar: false }));
  if (found.length >= FEW) return found;
  const isLike = (column: SQL, word: string) =>
    word.length < SHORTEST
      ? hasWord(column, word)
      : sql`(name_keys(${column}) && name_keys(${word}) or ${hasWord(column, word)})`;
  const near = await read(of(isLike), MOST_COMPARED);
  const known = new Set(found.map(({ id }) => id));
  const similar = near.filter(
    ({ id, name, contactName }) =>
      !known.has(id) && [name, contactName].some((each) => matchName(each, words) !== null),
  );
  return [...found, ...similar.map((row) => ({ ...row, isSimilar: true }))].slice(
    0,
    MOST_PATIENTS + 1,
  );
}

/** The indexes find the people first; their payers are read for those alone that are shown. */
async function readFound(
  db: Queryable,
  { found, now, limit }: { found: SQL; now: Date; limit: number },
) {
  const { rows } = await db.execute(sql`
    with found as (${found}),
    first as (
      select p.id, p.name, p.born_on::text as "bornOn", c.id as "contactId",
        c.name as "contactName", c.phone_e164 as "phoneE164", next.protocol as "nextProtocol",
        (extract(epoch from next.starts_at) * 1000)::float8 as "nextMs"
      from found join ${patients} p on p.id = found.id join ${contacts} c on c.id = p.contact_id
      left join lateral (
        select a.protocol, a.starts_at from ${appointments} a
        where a.patient_id = p.id and a.status = 'confirmed' and a.ends_at > ${now.toISOString()}::timestamptz
        order by a.starts_at, a.id limit 1) next on true
      where c.phone_e164 not like ${NOBODY}
      order by next.starts_at nulls last, plain_letters(p.name), p.id limit ${limit})
    select first.*, (select a.payer from ${appointments} a where a.patient_id = first.id
      order by a.starts_at desc, a.id desc limit 1) as payer
    from first order by "nextMs" nulls last, plain_letters(name), id`);
  return z.array(rowShape).parse(rows);
}

/** A LIKE pattern for texts that contain `part`. */
function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
