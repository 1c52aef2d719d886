import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { chargePayments, chargeRefunds, charges } from '#app/db/payments-schema.ts';
import { askMail } from './ask-mail.server.ts';
import { type Charge, restCents } from './charge.ts';
import { stateOf } from './charge-state.ts';
import type { PayWith } from './payment-provider.ts';
import type { ChargeMail, PaymentServices } from './payment-services.server.ts';
import { withAmount } from './pix/br-code.ts';
import { toCharge } from './read-charge.server.ts';

export type NewPayment = Pick<
  typeof chargePayments.$inferInsert,
  'provider' | 'paymentRef' | 'amountCents' | 'paidAt' | 'source' | 'notedBy'
>;

export type ChangeServices = Pick<PaymentServices, 'clock' | 'jobs' | 'effects'>;

/** What has been learnt of a charge or decided about it. */
export type ChargeChange = {
  /** For the history: 'provider', 'statement', 'expired', 'staff:5'. */
  cause: string;
  opened?: { providerRef: string | null; payWith: PayWith };
  payments?: readonly NewPayment[];
  closeAs?: 'expired' | 'cancelled';
};

/**
 * Brings a charge to the state that follows from its payments and refunds, and calls each effect once. All changes
 * of a charge pass here.
 * @param charge its row is locked by this transaction; refunds are already written
 * @returns the charge as it is now, and how many of the payments were new
 */
export async function changeCharge(
  services: ChangeServices,
  tx: Transaction,
  charge: Charge,
  change: ChargeChange,
): Promise<{ charge: Charge; newPayments: number }> {
  const now = services.clock.now();
  const newPayments = await writePayments(tx, charge, change.payments ?? [], now);
  const sums = await readSums(tx, charge.id);
  const closedAs = charge.closedAs ?? change.closeAs ?? null;
  const opened = charge.payWith ? null : (change.opened ?? null);
  const isOpened = charge.payWith !== null || opened !== null;
  const state = stateOf({ ...charge, ...sums, closedAs, isOpened });
  const next: Charge = {
    ...charge,
    ...sums,
    closedAs,
    state,
    providerRef: charge.providerRef ?? opened?.providerRef ?? null,
    payWith: opened?.payWith ?? charge.payWith,
  };
  if (isSame(charge, next)) return { charge, newPayments };
  const [row] = await tx
    .update(charges)
    .set({
      ...sums,
      state,
      closedAs,
      providerRef: next.providerRef,
      payWith: payWithRest(next),
      ...(opened && { openedAt: now }),
      ...(charge.closedAs === null && closedAs !== null && { closedAt: now }),
      cause: change.cause,
      changedAt: now,
    })
    .where(eq(charges.id, charge.id))
    .returning();
  if (!row) throw new Error('a locked charge vanished');
  const changed = toCharge(row);
  const hasNewMoney = newPayments > 0;
  await follow(services, tx, { before: charge, after: changed, hasNewMoney });
  return { charge: changed, newPayments };
}

async function follow(
  services: ChangeServices,
  tx: Transaction,
  { before, after, hasNewMoney }: { before: Charge; after: Charge; hasNewMoney: boolean },
): Promise<void> {
  const effect = services.effects[after.purpose];
  const entered = (state: Charge['state']) => after.state === state && before.state !== state;
  // A refund that failed makes a charge paid again without a payment: nobody need be told twice.
  if (entered('paid') && hasNewMoney)
    await effect.paid(tx, after, { isLate: before.closedAs !== null });
  if (entered('expired') && before.closedAs === null) await effect.expired(tx, after);
  if (entered('refunded')) await effect.refunded(tx, after);

  const tell = (kind: ChargeMail['kind'], sumCents: number) =>
    askMail(services, tx, { chargeId: after.id, kind, sumCents });
  // Also who pays twice gets a receipt of it.
  if (after.state === 'paid' && hasNewMoney) await tell('paid', after.paidCents);
  else if (after.state === 'part-paid' && hasNewMoney) await tell('part-paid', after.paidCents);
  if (after.refundedCents > before.refundedCents) await tell('refunded', after.refundedCents);
}

/** Counts each payment once, whoever tells of it. @returns how many were new */
async function writePayments(
  tx: Transaction,
  { id: chargeId }: Charge,
  payments: readonly NewPayment[],
  notedAt: Date,
): Promise<number> {
  if (payments.length === 0) return 0;
  const written = await tx
    .insert(chargePayments)
    .values(payments.map((payment) => ({ ...payment, chargeId, notedAt })))
    .onConflictDoNothing()
    .returning({ id: chargePayments.id });
  return written.length;
}

async function readSums(tx: Transaction, chargeId: number) {
  const [paid] = await tx
    .select({ cents: sql<string>`coalesce(sum(${chargePayments.amountCents}), 0)` })
    .from(chargePayments)
    .where(eq(chargePayments.chargeId, chargeId));
  const [given] = await tx
    .select({
      refunded: sql<string>`coalesce(sum(${chargeRefunds.amountCents})
        filter (where ${chargeRefunds.state} = 'done'), 0)`,
      asked: sql<string>`coalesce(sum(${chargeRefunds.amountCents})
        filter (where ${chargeRefunds.state} = 'asked'), 0)`,
      returned: sql<string>`coalesce(sum(${chargeRefunds.returnedCents})
        filter (where ${chargeRefunds.state} <> 'failed'), 0)`,
    })
    .from(chargeRefunds)
    .where(eq(chargeRefunds.chargeId, chargeId));
  return {
    paidCents: Number(paid?.cents),
    refundedCents: Number(given?.refunded),
    refundAskedCents: Number(given?.asked),
    returnedCents: Number(given?.returned),
  };
}

/** A static Pix asks for what is still missing; others know it themselves. */
function payWithRest(charge: Charge): PayWith | null {
  const { payWith, provider } = charge;
  const rest = restCents(charge);
  if (provider !== 'pix-static' || payWith?.kind !== 'pix' || rest === 0) return payWith;
  return { kind: 'pix', brCode: withAmount(payWith.brCode, rest) };
}

function isSame(one: Charge, other: Charge): boolean {
  const facts = ({ changedAt: _, createdAt: __, expiresAt: ___, ...charge }: Charge) =>
    JSON.stringify(charge);
  return facts(one) === facts(other);
}
