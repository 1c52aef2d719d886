import { desc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { payerRules } from '#app/db/insurance-schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockRules } from '#app/scheduling/payers/payer-quota.server.ts';
import {
  EVERYTHING,
  type PayerRules,
  payerRulesShape,
} from '#app/scheduling/payers/payer-rules.ts';

/** One version of a payer's rules. */
export type PayerVersion = { version: number; rules: PayerRules; by: string; at: Date };

/** The versions of a payer's rules, the newest first; none where nobody has set any. */
export async function readPayerVersions(db: Queryable, payerId: string): Promise<PayerVersion[]> {
  const rows = await db
    .select({
      version: payerRules.version,
      rules: payerRules.rules,
      by: staff.name,
      at: payerRules.changedAt,
    })
    .from(payerRules)
    .innerJoin(staff, eq(staff.id, payerRules.changedBy))
    .where(eq(payerRules.payer, payerId))
    .orderBy(desc(payerRules.version));
  return rows.map(({ rules, ...row }) => ({ ...row, rules: payerRulesShape.parse(rules) }));
}

/** The rules in force, and their version; 0 where nobody has set any. */
export function currentRules([newest]: readonly PayerVersion[]) {
  return { rules: newest?.rules ?? EVERYTHING, version: newest?.version ?? 0 };
}

type Change = { payerId: string; seenVersion: number; staffId: number };

/**
 * Sets what a payer covers from now on. Waits for the bookings with that payer under way; appointments that are booked
 * stay as they are. 'changed' when somebody else was first.
 */
export function setPayerRules(
  { db, clock }: { db: Database; clock: Clock },
  rules: PayerRules,
  { payerId, seenVersion, staffId }: Change,
): Promise<Result<'done', 'changed'>> {
  return db.transaction(async (tx) => {
    await lockRules(tx, payerId);
    const [newest] = await tx
      .select({ version: payerRules.version })
      .from(payerRules)
      .where(eq(payerRules.payer, payerId))
      .orderBy(desc(payerRules.version))
      .limit(1);
    if ((newest?.version ?? 0) !== seenVersion) return refuse('changed');
    const version = seenVersion + 1;
    const changed = { changedAt: clock.now(), changedBy: staffId };
    await tx.insert(payerRules).values({ payer: payerId, version, rules, ...changed });
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${staffId}`,
      action: 'payer.rules',
      subjectType: 'payer',
      subjectId: payerId,
      detail: { version },
    });
    // Which services the first screen of the journey offers to a payer.
    await announcePagesChanged(tx);
    return ok('done');
  });
}
