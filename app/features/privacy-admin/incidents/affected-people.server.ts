import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ageOn } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { deposits } from '#app/db/deposits-schema.ts';
import { leads } from '#app/db/leads-schema.ts';
import { charges } from '#app/db/payments-schema.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { appointments, contactMessages, contacts, patients } from '#app/db/schema.ts';
import { screenings } from '#app/db/screening-schema.ts';
import { orderInstalments, orders } from '#app/db/subscriptions-schema.ts';
import { waitlistEntries } from '#app/db/waitlist-schema.ts';
import { ERASED_PHONE } from '#app/features/privacy-admin/erase-plan.ts';
import { AFFECTED_KINDS, type AffectedKind } from './incident-facts.ts';

const personShape = z.object({
  kind: z.enum(AFFECTED_KINDS),
  name: z.string(),
  /** For appointments: the contact, when it is not the patient. */
  contactName: z.string(),
  phoneE164: z.string().nullable(),
  email: z.string().nullable(),
  bornOn: z.string().nullable(),
});
export type AffectedPerson = z.infer<typeof personShape> & { isMinor: boolean; isElderly: boolean };

const ADULT = 18;
const ELDERLY = 60;

/**
 * People whose data was created or changed between two instants, each listed once per source.
 * @param until exclusive
 * @param today calendar day for computing ages
 */
export async function affectedPeople(
  db: Queryable,
  {
    from,
    until,
    kinds,
    today,
  }: { from: Date; until: Date; kinds: readonly AffectedKind[]; today: string },
): Promise<AffectedPerson[]> {
  const isIn = (column: unknown) =>
    sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`;
  const queries = {
    visits: sql`select distinct 'visits' as kind, p.name, c.name as "contactName",
        c.phone_e164 as "phoneE164", c.email, p.born_on::text as "bornOn"
      from ${appointments} a join ${patients} p on p.id = a.patient_id join ${contacts} c on c.id = a.contact_id
      where c.phone_e164 <> ${ERASED_PHONE} and ((${isIn(sql`a.created_at`)}) or (${isIn(sql`a.changed_at`)}) or (${isIn(sql`a.starts_at`)}))`,
    messages: sql`select distinct 'messages', name, name, phone_e164, email, null
      from ${contactMessages} where ${isIn(sql`created_at`)}`,
    screenings: sql`select distinct 'screenings', name, name, phone_e164, email, null
      from ${screenings} where ${isIn(sql`created_at`)}`,
    leads: sql`select distinct 'leads', name, name, phone_e164, null::text, null
      from ${leads} where ${isIn(sql`created_at`)}`,
    waiting: sql`select distinct 'waiting', name, name, phone_e164, email, null
      from ${waitlistEntries} where name is not null and ${isIn(sql`wished_at`)}`,
    requests: sql`select distinct 'requests', name, name, phone_e164, email, null
      from ${privacyRequests} where erased_at is null and ${isIn(sql`created_at`)}`,
    orders: sql`select distinct 'orders', name, name, phone_e164, email, null
      from ${orders} where erased_at is null
        and ((${isIn(sql`ordered_at`)}) or (${isIn(sql`changed_at`)}))`,
    payments: sql`select distinct 'payments', person.*
      from ${charges} c cross join lateral (
        select o.name, o.name, o.phone_e164, o.email, null::text
          from ${orderInstalments} i join ${orders} o on o.id = i.order_id
          where i.charge_id = c.id and o.erased_at is null
        union all select p.name, t.name, t.phone_e164, t.email, p.born_on::text
          from ${deposits} d join ${appointments} a on a.id = d.appointment_id
            join ${patients} p on p.id = a.patient_id join ${contacts} t on t.id = a.contact_id
          where d.charge_id = c.id and t.phone_e164 <> ${ERASED_PHONE}
        union all select d.request #>> '{patient,name}', d.request #>> '{contact,name}',
            d.request #>> '{contact,phoneE164}', d.request #>> '{contact,email}',
            d.request #>> '{patient,bornOn}'
          from ${deposits} d where d.charge_id = c.id and d.request is not null
      ) person where (${isIn(sql`c.created_at`)}) or (${isIn(sql`c.changed_at`)})`,
  } satisfies Record<AffectedKind, unknown>;
  if (kinds.length === 0) return [];
  const all = sql.join(
    kinds.map((kind) => queries[kind]),
    sql` union all `,
  );
  const { rows } = await db.execute(sql`select * from (${all})
    people (kind, name, "contactName", "phoneE164", email, "bornOn") order by kind, name`);
  return z
    .array(personShape)
    .parse(rows)
    .map((person) => {
      const age = person.bornOn === null ? null : ageOn(person.bornOn, today);
      return {
        ...person,
        isMinor: age !== null && age < ADULT,
        isElderly: age !== null && age >= ELDERLY,
      };
    });
}
