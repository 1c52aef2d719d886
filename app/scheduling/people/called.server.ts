import { type Column, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { patientNeeds } from '#app/db/patients-schema.ts';
import { contacts, patients } from '#app/db/schema.ts';
import type { Called } from '#app/locales/mail-words/treatments.ts';

/**
 * How a contact is addressed, of the patient who they are themselves: of the same name. Who answers for a patient is
 * not called as the patient is. Null where nothing was chosen.
 */
export function calledOf(contactId: Column | SQL): SQL<Called | null> {
  return sql<Called | null>`(
    select json_build_object('treatment', n.treatment, 'knownAs', n.known_as)
    from ${contacts} c, ${patients} p, ${patientNeeds} n
    where c.id = ${contactId} and p.contact_id = c.id and p.name = c.name and n.patient_id = p.id
      and (n.treatment is not null or n.known_as <> '')
    order by p.id limit 1)`;
}

const shape = z.array(
  z.object({
    called: z.object({ treatment: z.enum(['dona', 'seu']).nullable(), knownAs: z.string() }),
  }),
);

/** How somebody with this number is addressed who gives this name in whatever capitals and accents; null for unknown. */
export async function readCalled(
  db: Pick<Queryable, 'execute'>,
  { phoneE164, name }: { phoneE164: string; name: string },
): Promise<Called | null> {
  const { rows } = await db.execute(sql`
    select ${calledOf(sql`k.id`)} as called from ${contacts} k
    where k.phone_e164 = ${phoneE164} and lower(unaccent(k.name)) = lower(unaccent(${name}))
      and ${calledOf(sql`k.id`)} is not null
    order by k.id limit 1`);
  return shape.parse(rows)[0]?.called ?? null;
}
