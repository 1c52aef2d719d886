import { sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { plainWords } from '#app/platform/text/plain-letters.ts';

/** Somebody in a file: who is seen, and whom one calls. */
export type ImportPerson = {
  name: string;
  phoneE164: string;
  email: string | null;
  bornOn: string | null;
};

export type KnownPerson = { patientId: number; contactId: number };
type KnownRow = KnownPerson & { name: string; phoneE164: string; bornOn: string | null };

const BATCH = 2_000;

/** By phone and name, whatever its accents and case; two birth dates that differ are two people. */
export class People<Who> {
  private readonly byKey = new Map<string, { bornOn: string | null; who: Who }[]>();

  add({ name, phoneE164, bornOn }: Omit<ImportPerson, 'email'>, who: Who): void {
    const key = keyOf(name, phoneE164);
    this.byKey.set(key, [...(this.byKey.get(key) ?? []), { bornOn, who }]);
  }

  find({ name, phoneE164, bornOn }: Omit<ImportPerson, 'email'>): Who | undefined {
    const like = this.byKey.get(keyOf(name, phoneE164)) ?? [];
    const same = like.find((each) => each.bornOn === bornOn);
    if (same) return same.who;
    return like.find((each) => each.bornOn === null || bornOn === null)?.who;
  }
}

function keyOf(name: string, phoneE164: string): string {
  return `${phoneE164} ${plainWords(name)}`;
}

/** The patients whom the clinic knows at these numbers. @param isLocked keeps them from being erased meanwhile */
export async function readKnownPeople(
  db: Queryable,
  phones: Iterable<string>,
  { isLocked = false } = {},
): Promise<People<KnownPerson>> {
  const all = [...new Set(phones)].sort();
  const people = new People<KnownPerson>();
  for (let from = 0; from < all.length; from += BATCH) {
    const { rows } = await db.execute<KnownRow>(sql`
      select p.id::float8 as "patientId", c.id::float8 as "contactId", p.name,
        c.phone_e164 as "phoneE164", p.born_on::text as "bornOn"
      from contacts c join patients p on p.contact_id = c.id
      where c.phone_e164 = any(${sql.param(all.slice(from, from + BATCH))}::text[])
      order by c.id, p.id ${isLocked ? sql`for key share` : sql``}`);
    for (const { patientId, contactId, ...person } of rows)
      people.add(person, { patientId, contactId });
  }
  return people;
}

/** Starts of the appointments that patients have, as `patientId startMs`. */
export async function readKnownVisits(
  db: Queryable,
  patientIds: readonly number[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (let from = 0; from < patientIds.length; from += BATCH) {
    const { rows } = await db.execute<{ patientId: number; startMs: number }>(sql`
      select patient_id::float8 as "patientId", extract(epoch from starts_at)::float8 * 1000 as "startMs"
      from appointments
      where patient_id = any(${sql.param(patientIds.slice(from, from + BATCH))}::bigint[])`);
    for (const { patientId, startMs } of rows) known.add(`${patientId} ${Math.round(startMs)}`);
  }
  return known;
}
