import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#app/db/database.ts';
import { inboxKindsFor } from '#app/features/inbox/inbox-kinds.server.ts';
import { inboxCounts } from '#app/features/inbox/inbox-rows.server.ts';
import type { Clock } from '#app/platform/clock.ts';

type Looker = {
  /** Id of the staff member. */
  me: number;
  /** Whether requests about privacy are theirs to see. */
  mayManagePrivacy: boolean;
};

const shape = z.tuple([z.object({ inbox: z.object({ open: z.number(), mine: z.number() }) })]);

/** How much waits at the desk at this moment, in one query. */
export async function readDayCounts({ db }: { db: Database; clock: Clock }, looker: Looker) {
  const { rows } = await db.execute(sql`
    select (select to_json(i) from (${inboxCounts(inboxKindsFor(looker), looker.me)}) i) as inbox`);
  return shape.parse(rows)[0];
}
