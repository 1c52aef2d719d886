import { and, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { chargeDisputes } from '#app/db/payments-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Charge } from './charge.ts';
import type { FoundCharge } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.server.ts';

/**
 * Notes that a payer's bank holds money or has taken it back, and tells the staff, once for each step. The charge
 * stays as it is: who is right is decided elsewhere, and only a person can answer.
 * @param charge its row is locked by this transaction
 */
export async function noteDisputes(
  { clock, jobs }: Pick<PaymentServices, 'clock' | 'jobs'>,
  tx: Transaction,
  { id: chargeId }: Charge,
  disputes: NonNullable<FoundCharge['disputes']>,
): Promise<void> {
  const now = clock.now();
  for (const { disputeRef, amountCents, state } of disputes) {
    const [changed] = await tx
      .insert(chargeDisputes)
      .values({ chargeId, disputeRef, amountCents, state, notedAt: now, changedAt: now })
      .onConflictDoUpdate({
        target: [chargeDisputes.chargeId, chargeDisputes.disputeRef],
        set: { amountCents, state, changedAt: now },
        setWhere: ne(chargeDisputes.state, state),
      })
      .returning({ chargeId: chargeDisputes.chargeId });
    if (!changed) continue;
    const detail = { disputeRef, amountCents, state };
    const subject = { subjectType: 'charge', subjectId: chargeId } as const;
    await audit(tx, { at: now, actor: 'job', action: 'charge.disputed', ...subject, detail });
    if (state !== 'won') await jobs['charge-dispute'](tx, { chargeId });
  }
}

/** Of these charges, those of which a payer's bank holds money or has taken it back. */
export async function readDisputed(
  db: Queryable,
  chargeIds: readonly number[],
): Promise<ReadonlyMap<number, 'open' | 'lost'>> {
  if (chargeIds.length === 0) return new Map();
  const rows = await db
    .select({
      chargeId: chargeDisputes.chargeId,
      isOpen: sql<boolean>`bool_or(${chargeDisputes.state} = 'open')`,
    })
    .from(chargeDisputes)
    .where(and(inArray(chargeDisputes.chargeId, [...chargeIds]), ne(chargeDisputes.state, 'won')))
    .groupBy(chargeDisputes.chargeId);
  return new Map(rows.map(({ chargeId, isOpen }) => [chargeId, isOpen ? 'open' : 'lost']));
}
