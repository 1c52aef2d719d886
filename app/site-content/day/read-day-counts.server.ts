import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#app/db/database.ts';
import { inboxKindsFor } from '#app/features/inbox/inbox-kinds.server.ts';
import { inboxCounts } from '#app/features/inbox/inbox-rows.server.ts';
import { queueRows } from '#app/features/reminders/queue.server.ts';
import { readLiveOffers } from '#app/features/waitlist/steer-list.server.ts';
import type { Clock } from '#app/platform/clock.ts';

export type Looker = {
  /** Id of the staff member. */
  me: number;
  /** Whether requests about privacy are theirs to see. */
  mayManagePrivacy: boolean;
  /** Which of these somebody may open; the others are not counted. */
  opens: { inbox: boolean; confirmations: boolean; waitlist: boolean };
};

const shape = z.tuple([
  z.object({
    inbox: z.object({ open: z.number(), mine: z.number() }).nullable(),
    confirmations: z.number().nullable(),
    waitlist: z.number().nullable(),
  }),
]);

/**
 * How much waits at the desk at this moment, in one query of the very rows that the pages list: messages, people to
 * ask whether they come, and live offers of the waiting list. Null for what somebody may not open.
 */
export async function readDayCounts(
  { db, clock }: { db: Database; clock: Clock },
  { me, mayManagePrivacy, opens }: Looker,
) {
  const inbox = sql`select to_json(i) from (${inboxCounts(inboxKindsFor({ mayManagePrivacy }), me)}) i`;
  const asked = countOf(queueRows(db, clock.now()).getSQL());
  const offers = countOf(readLiveOffers(db, clock.now()).getSQL());
  const { rows } =
    await db.execute(sql`select ${opens.inbox ? sql`(${inbox})` : sql`null`} as inbox,
    ${opens.confirmations ? asked : sql`null`} as confirmations,
    ${opens.waitlist ? offers : sql`null`} as waitlist`);
  return shape.parse(rows)[0];
}

function countOf(rows: SQL): SQL {
  return sql`(select count(*)::integer from (${rows}) counted)`;
}
