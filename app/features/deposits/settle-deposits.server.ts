import { and, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { deposits } from '#app/db/deposits-schema.ts';
import { charges } from '#app/db/payments-schema.ts';
import { type Charge, surplusCents } from '#app/payments/charge.ts';
import { lockCharge } from '#app/payments/read-charge.server.ts';
import { askRefund } from '#app/payments/refund-charge.server.ts';
import { chargeServicesOf, type DepositServices } from './deposit-services.server.ts';
import { type Deposit, readDeposit } from './read-deposit.server.ts';
import { changeDeposit, freeHold, tellOfDeposit } from './write-deposit.server.ts';

/** How long it is known what an unpaid deposit was for: money may be under way. Paid later, it goes back. */
const REQUEST_DAYS = 7;

/**
 * Does what is due for one deposit: the end of the time to choose, and money to be given back. Done again, it asks
 * for nothing more.
 */
export async function settleDeposit(
  services: DepositServices,
  { chargeId }: { chargeId: number },
): Promise<'refund-asked' | 'nothing-due'> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const charge = await lockCharge(tx, { id: chargeId });
    const deposit = charge && (await readDeposit(tx, { chargeId }));
    if (!deposit) return 'nothing-due';
    const isOver = deposit.offeredUntil !== null && deposit.offeredUntil <= clock.now();
    if (isOver) {
      await changeDeposit(services, tx, chargeId, { state: 'refund' });
      await tellOfDeposit(services, tx, { chargeId, kind: 'returned' });
    }
    // Staff or the provider stopped asking, which has no effect of its own.
    const isStopped = deposit.state === 'waiting' && charge.closedAs !== null;
    if (isStopped) {
      await freeHold(tx, deposit);
      await changeDeposit(services, tx, chargeId, { state: 'expired' });
      await tellOfDeposit(services, tx, { chargeId, kind: 'expired' });
    }
    const amountCents = owedCents(
      isOver ? 'refund' : isStopped ? 'expired' : deposit.state,
      charge,
    );
    if (amountCents === 0) return 'nothing-due';
    const asked = await askRefund(chargeServicesOf(services), tx, {
      chargeId,
      amountCents,
      // What was given back before is part of it: a payment after a refund is another request.
      key: `deposit-${chargeId}-${charge.refundedCents + charge.refundAskedCents}`,
      reason: 'deposit',
      askedBy: 'job',
    });
    if (!asked.ok) throw new Error(`a deposit cannot be given back: ${asked.refusal}`);
    return 'refund-asked';
  });
}

/** What the clinic has of a deposit and must give back. */
function owedCents(state: Deposit['state'], charge: Charge): number {
  const kept = charge.paidCents - charge.refundedCents - charge.refundAskedCents;
  if (state === 'refund') return kept;
  return state === 'expired' || state === 'left' ? surplusCents(charge) : 0;
}

/**
 * Asks for every deposit that something is due for, since a job may be lost, and forgets what nobody can book any
 * more.
 * @returns how many were due
 */
export async function settleDueDeposits(
  services: Pick<DepositServices, 'db' | 'clock' | 'jobs'>,
): Promise<number> {
  const { db, clock, jobs } = services;
  const now = clock.now();
  const kept = sql`${charges.paidCents} - ${charges.refundedCents} - ${charges.refundAskedCents}`;
  const due = await db
    .select({ chargeId: deposits.chargeId })
    .from(deposits)
    .innerJoin(charges, eq(charges.id, deposits.chargeId))
    .where(
      or(
        and(eq(deposits.state, 'offered'), lte(deposits.offeredUntil, now)),
        and(eq(deposits.state, 'waiting'), isNotNull(charges.closedAs)),
        and(inArray(deposits.state, ['refund', 'expired', 'left']), gt(kept, 0)),
      ),
    );
  for (const each of due) await jobs['deposit-settle'](db, each);
  const forgotten = new Date(now.getTime() - REQUEST_DAYS * 86_400_000);
  await db
    .update(deposits)
    .set({ request: null })
    .where(
      and(
        isNotNull(deposits.request),
        inArray(deposits.state, ['expired', 'left', 'refund', 'kept']),
        lte(deposits.changedAt, forgotten),
      ),
    );
  return due.length;
}
