import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';

/** Whoever has been told by a plan has been told of the version that it made, unless the appointment was moved since. */
export async function carryNotices(
  tx: Transaction,
  { planId, version }: { planId: number; version: number },
): Promise<void> {
  await tx.execute(sql`
    insert into clinic_record_notices (version, appointment_id, sequence, asks_to_move, asked_at, asked_by)
    select ${version}::int, n.appointment_id, n.sequence, n.asks_to_move, n.asked_at, n.asked_by
    from clinic_record_notices n
    join appointments a on a.id = n.appointment_id and a.sequence = n.sequence
    where n.plan_id = ${planId} order by n.appointment_id
    on conflict do nothing`);
}
