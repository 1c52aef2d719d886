import { eq } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { depositMails, deposits } from '#app/db/deposits-schema.ts';
import { holds } from '#app/db/schema.ts';
import type { DepositEffectServices, DepositMail } from './deposit-services.server.ts';

type Change = Pick<Partial<typeof deposits.$inferInsert>, 'appointmentId' | 'offeredUntil'> & {
  state: (typeof deposits.$inferSelect)['state'];
  /** What can no longer be booked, or is, is not kept. */
  request?: null;
};

/** Changes a deposit. The row of its charge must be locked by this transaction. */
export async function changeDeposit(
  { clock }: Pick<DepositEffectServices, 'clock'>,
  tx: Queryable,
  chargeId: number,
  change: Change,
): Promise<void> {
  await tx
    .update(deposits)
    .set({ offeredUntil: null, ...change, changedAt: clock.now() })
    .where(eq(deposits.chargeId, chargeId));
}

/** Frees the time that waited with a deposit. */
export async function freeHold(
  tx: Queryable,
  { holdHash }: { holdHash: Buffer | null },
): Promise<void> {
  if (holdHash) await tx.delete(holds).where(eq(holds.tokenHash, holdHash));
}

/** Asks for a mail about a deposit, once. */
export async function tellOfDeposit(
  { clock, jobs }: Pick<DepositEffectServices, 'clock' | 'jobs'>,
  tx: Queryable,
  mail: DepositMail,
): Promise<void> {
  const asked = await tx
    .insert(depositMails)
    .values({ ...mail, askedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ kind: depositMails.kind });
  if (asked.length > 0) await jobs['deposit-mail'](tx, mail);
}
