import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { keepKnownStops } from '#app/scheduling/answers/known-stops.server.ts';
import type { ImportPerson, KnownPerson } from './known-people.server.ts';

/** Few enough that each statement stays far below the session's limit of five seconds. */
export const IMPORT_BATCH = 500;

/**
 * Writes new people, each with a contact of the same name, and what the import has made.
 * @returns in the order of `people`
 */
export async function writePeople(
  tx: Transaction,
  people: readonly ImportPerson[],
  { importId, at }: { importId: number; at: Date },
): Promise<KnownPerson[]> {
  const made: KnownPerson[] = [];
  for (let from = 0; from < people.length; from += IMPORT_BATCH) {
    const batch = people.slice(from, from + IMPORT_BATCH);
    const contacts = await idsOf(
      tx,
      sql`insert into contacts (name, phone_e164, email, created_at)
        select name, phone, email, ${at.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(
          batch.map(({ name, phoneE164: phone, email }, n) => ({ n, name, phone, email })),
        )}::jsonb) as t (n int, name text, phone text, email text)
        order by n returning id`,
    );
    const patients = await idsOf(
      tx,
      sql`insert into patients (contact_id, name, born_on, created_at)
        select contact, name, born, ${at.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(
          batch.map(({ name, bornOn: born }, n) => ({ n, contact: contacts[n], name, born })),
        )}::jsonb) as t (n int, contact bigint, name text, born date)
        order by n returning id`,
    );
    await tx.execute(sql`
      insert into data_import_made (import_id, contact_id, stamp)
      select ${importId}, id, ${contactStamp} from contacts t
      where id = any(${sql.param(contacts)}::bigint[])`);
    await tx.execute(sql`
      insert into data_import_made (import_id, patient_id, stamp)
      select ${importId}, id, ${patientStamp} from patients t
      where id = any(${sql.param(patients)}::bigint[])`);
    made.push(
      ...batch.map((_, n) => ({ contactId: contacts[n] ?? 0, patientId: patients[n] ?? 0 })),
    );
  }
  await keepStops(tx, people, made);
  return made;
}

/** How a contact and a patient are, of a row `t`. */
export const contactStamp = sql.raw(`md5(concat_ws('|', t.name, t.phone_e164, t.email))`);
export const patientStamp = sql.raw(`md5(concat_ws('|', t.name, t.born_on))`);

/** New ids ascend in the order in which the rows were given. */
export async function idsOf(tx: Transaction, statement: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string | number }>(statement);
  return rows.map(({ id }) => Number(id)).sort((one, two) => one - two);
}

/** Who wants no reminders at a number or address wants none under another name. */
async function keepStops(
  tx: Transaction,
  people: readonly ImportPerson[],
  made: readonly KnownPerson[],
): Promise<void> {
  const { rows } = await tx.execute<{ phone: string; email: string | null }>(sql`
    select distinct c.phone_e164 as phone, lower(c.email) as email
    from reminder_choices r join contacts c on c.id = r.contact_id`);
  if (rows.length === 0) return;
  const stopped = new Set(rows.flatMap(({ phone, email }) => (email ? [phone, email] : [phone])));
  for (const [index, { phoneE164, email }] of people.entries())
    if (stopped.has(phoneE164) || (email && stopped.has(email.toLowerCase())))
      await keepKnownStops(tx, { id: made[index]?.contactId ?? 0, phoneE164, email });
}
