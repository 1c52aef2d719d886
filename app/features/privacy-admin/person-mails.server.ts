import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { orderInstalments } from '#app/db/subscriptions-schema.ts';

const mailShape = z.object({
  queue: z.string(),
  state: z.string(),
  createdMs: z.number(),
  completedMs: z.number().nullable(),
});

/** Ids by the payload field of the job that holds them. */
export type MailSubjects = Record<
  | 'appointmentId'
  | 'contactMessageId'
  | 'leadId'
  | 'waitlistEntryId'
  | 'privacyRequestId'
  | 'orderId'
  | 'noteId'
  | 'chargeId',
  readonly number[]
>;

/** Of a charge only the mails: its other jobs move the money, whoever is forgotten. */
const CHARGE_MAILS = sql`('charge-mail', 'deposit-mail', 'message-copy')`;

/** Matches jobs about any of these ids, including dead ones. */
export function isMailAbout({ chargeId, ...subjects }: MailSubjects) {
  const isAbout = (field: string, ids: readonly number[]) =>
    sql`data ->> ${field} = any(${sql.param(ids.map(String))}::text[])`;
  const abouts = Object.entries(subjects).map(([field, ids]) => isAbout(field, ids));
  const ids = sql.param(subjects.appointmentId.map(String));
  const isAmongOthers = sql`exists (select
    from jsonb_path_query(data, '$.others[*].appointmentId') other
    where other #>> '{}' = any(${ids}::text[]))`;
  const isOfCharge = sql`${isAbout('chargeId', chargeId)}
    and coalesce(source_name, name) in ${CHARGE_MAILS}`;
  return sql.join([...abouts, isAmongOthers, sql`(${isOfCharge})`], sql` or `);
}

/** The charges of somebody's deposits and subscriptions. */
export async function readChargeIds(
  db: Queryable,
  { deposits, orderIds }: { deposits: readonly { id: number }[]; orderIds: readonly number[] },
): Promise<number[]> {
  const instalments = await db
    .select({ chargeId: orderInstalments.chargeId })
    .from(orderInstalments)
    .where(inArray(orderInstalments.orderId, [...orderIds]));
  return [...deposits.map(({ id }) => id), ...instalments.map(({ chargeId }) => chargeId)];
}

export async function readMails(db: Queryable, subjects: MailSubjects) {
  const { rows } = await db.execute(sql`
    select name as queue, state::text as state,
      (extract(epoch from created_on) * 1000)::float8 as "createdMs",
      (extract(epoch from completed_on) * 1000)::float8 as "completedMs"
    from pgboss.job where ${isMailAbout(subjects)} order by created_on, id`);
  return z.array(mailShape).parse(rows);
}
