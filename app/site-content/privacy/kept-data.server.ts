import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { PRIVATE_PAYER, RETURN_PAYER } from '#app/clinic/payer-titles.ts';
import { KEPT_DATA, type KeptData } from '#app/clinic/words/policy-words.ts';
import type { Queryable } from '#app/db/database.ts';

const held = z.tuple([z.record(z.enum(KEPT_DATA), z.boolean())]);

/**
 * Which data the database holds that the clinic may have stopped asking for, or asks for by settings of the agenda
 * alone; it says nothing of whose.
 */
export async function readKeptData(db: Queryable): Promise<KeptData[]> {
  const { rows } = await db.execute(sql`
    select exists (select from orders) or exists (select from order_drafts) as plans,
      exists (select from screenings) as questionnaire,
      exists (select from appointments where payer not in (${PRIVATE_PAYER}, ${RETURN_PAYER})) as insurance,
      exists (select from insurance_cards) as card,
      exists (select from appointment_notes) as note,
      exists (select from appointment_preparations) as preparation,
      exists (select from service_deposits) or exists (select from deposits) as deposit`);
  const [found] = held.parse(rows);
  return KEPT_DATA.filter((data) => found[data]);
}
