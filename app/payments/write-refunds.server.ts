import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { chargePayments, chargeRefunds } from '#app/db/payments-schema.ts';
import { type ChangeServices, changeCharge } from './change-charge.server.ts';
import { type Charge, keptCents } from './charge.ts';
import { returnedBy } from './charge-state.ts';
import type { FoundCharge } from './payment-provider.ts';
import { newReference } from './reference.server.ts';

export type NewRefund = {
  /** The request, so that a repetition is known by it; unique to it. */
  askedAs: string;
  /** The provider's own, where it began the refund. */
  key?: string;
  amountCents: number;
  reason: string;
  askedBy: string;
  state: 'asked' | 'done';
};

/**
 * Writes a refund, a row for each payment that it gives back, the first payment first.
 * @param charge its row is locked by this transaction, and keeps at least the amount
 * @returns ids of the rows; those that wait for a person are marked `byHand`
 */
export async function writeRefund(
  services: ChangeServices,
  tx: Transaction,
  charge: Charge,
  refund: NewRefund,
): Promise<{ refunds: { id: number; byHand: boolean }[]; charge: Charge }> {
  const now = services.clock.now();
  const { returnedCents, isWhole } = returnedBy(
    { ...charge, isOpened: charge.payWith !== null },
    refund.amountCents,
  );
  const parts = partsOf(await readRefundable(tx, charge.id), refund.amountCents);
  const { askedAs, key, reason, askedBy, state } = refund;
  const rows = withShares(parts, returnedCents).map((part, index) => ({
    ...part,
    chargeId: charge.id,
    askedAs,
    key: (index === 0 ? key : undefined) ?? newReference(),
    reason,
    askedBy,
    state,
    askedAt: now,
    ...(state === 'done' && { endedAt: now }),
  }));
  const refunds = await tx
    .insert(chargeRefunds)
    .values(rows)
    .returning({ id: chargeRefunds.id, byHand: chargeRefunds.byHand });
  const cause = `refund by ${refund.askedBy}`;
  const changed = await changeCharge(services, tx, charge, {
    cause,
    ...(isWhole && { closeAs: 'cancelled' }),
  });
  return { refunds, charge: changed.charge };
}

type Refundable = { paymentId: number; leftCents: number; byHand: boolean };

/** What is left of each payment. Only a provider gives back what came through it. */
async function readRefundable(tx: Transaction, chargeId: number): Promise<Refundable[]> {
  const given = tx
    .select({
      paymentId: chargeRefunds.paymentId,
      cents: sql<string>`sum(${chargeRefunds.amountCents})`.as('cents'),
    })
    .from(chargeRefunds)
    .where(and(eq(chargeRefunds.chargeId, chargeId), ne(chargeRefunds.state, 'failed')))
    .groupBy(chargeRefunds.paymentId)
    .as('given');
  const rows = await tx
    .select({
      paymentId: chargePayments.id,
      amountCents: chargePayments.amountCents,
      source: chargePayments.source,
      given: given.cents,
    })
    .from(chargePayments)
    .leftJoin(given, eq(given.paymentId, chargePayments.id))
    .where(eq(chargePayments.chargeId, chargeId))
    .orderBy(asc(chargePayments.id));
  return rows.map(({ paymentId, amountCents, source, given: cents }) => ({
    paymentId,
    leftCents: amountCents - Number(cents ?? 0),
    byHand: source !== 'provider',
  }));
}

type Part = { paymentId: number; amountCents: number; byHand: boolean };

/**
 * Each part takes its own share along, so that one that fails counts as paid again. A discount given before goes
 * with the first.
 */
function withShares(parts: readonly Part[], returnedCents: number) {
  let left = returnedCents;
  const shared = parts.map((part) => {
    const share = Math.min(part.amountCents, left);
    left -= share;
    return { ...part, returnedCents: share };
  });
  return shared.map((part, index) =>
    index === 0 ? { ...part, returnedCents: part.returnedCents + left } : part,
  );
}

function partsOf(payments: readonly Refundable[], amountCents: number): Part[] {
  let missing = amountCents;
  const parts = payments.flatMap(({ paymentId, leftCents, byHand }) => {
    const cents = Math.min(leftCents, missing);
    missing -= cents;
    return cents > 0 ? [{ paymentId, amountCents: cents, byHand }] : [];
  });
  if (missing > 0) throw new Error('a refund is more than what is left of the payments');
  return parts;
}

/** Applies what the provider knows of refunds: of ours how they ended, and those begun at the provider itself. */
export async function learnRefunds(
  services: ChangeServices,
  tx: Transaction,
  before: Charge,
  found: FoundCharge['refunds'],
): Promise<Charge> {
  let charge = before;
  for (const { key, amountCents, state } of found) {
    const [known] = await tx.select().from(chargeRefunds).where(eq(chargeRefunds.key, key));
    if (known) {
      if (known.chargeId === charge.id && known.state === 'asked' && state !== 'asked')
        charge = await endRefund(services, tx, charge, { id: known.id, state, cause: 'provider' });
      continue;
    }
    if (state === 'failed') continue;
    // Never more than there is: the rest is what the provider calls a dispute's fee, or a payment still to come.
    const cents = Math.min(amountCents, keptCents(charge));
    if (cents === 0) continue;
    const refund = {
      askedAs: key,
      key,
      amountCents: cents,
      reason: 'provider',
      askedBy: 'provider',
      state,
    };
    charge = (await writeRefund(services, tx, charge, refund)).charge;
  }
  return charge;
}

/** Notes how a refund ended. @param charge its row is locked by this transaction */
export async function endRefund(
  services: ChangeServices,
  tx: Transaction,
  charge: Charge,
  end: { id: number; state: 'done' | 'failed'; cause: string; providerRef?: string },
): Promise<Charge> {
  const { id, state, cause, providerRef } = end;
  await tx
    .update(chargeRefunds)
    .set({ state, endedAt: services.clock.now(), ...(providerRef && { providerRef }) })
    .where(and(eq(chargeRefunds.id, id), eq(chargeRefunds.state, 'asked')));
  return (await changeCharge(services, tx, charge, { cause })).charge;
}
