import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import { chargePayments, chargeRefunds } from '#app/db/payments-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { ChangeServices } from './change-charge.server.ts';
import { keptCents } from './charge.ts';
import { PaymentRefusedError } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.server.ts';
import { lockCharge, readCharge } from './read-charge.server.ts';
import { endRefund, writeRefund } from './write-refunds.server.ts';

export type AskedRefund = {
  chargeId: number;
  amountCents: number;
  /** Unique to the request; a repetition asks for nothing more. */
  key: string;
  /** For the staff; nothing about health. */
  reason: string;
  askedBy: string;
};

export type RefundRefusal = 'unknown-charge' | 'too-much';

/**
 * Asks for money to be given back, all or a part of what the clinic still has. Locks the charge: call it before
 * locking what the charge pays for. A provider is told by a job; what came by static Pix or by hand waits for staff.
 * @returns ids of the refunds, one for each payment that is given back
 */
export async function askRefund(
  services: ChangeServices,
  tx: Transaction,
  asked: AskedRefund,
): Promise<Result<{ refundIds: number[] }, RefundRefusal>> {
  const { chargeId, amountCents, key: askedAs, reason, askedBy } = asked;
  const charge = await lockCharge(tx, { id: chargeId });
  if (!charge) return refuse('unknown-charge');
  const known = await tx
    .select({ id: chargeRefunds.id })
    .from(chargeRefunds)
    .where(eq(chargeRefunds.askedAs, askedAs))
    .orderBy(asc(chargeRefunds.id));
  if (known.length > 0) return ok({ refundIds: known.map(({ id }) => id) });
  if (amountCents < 1 || amountCents > keptCents(charge)) return refuse('too-much');
  const refund = { askedAs, amountCents, reason, askedBy, state: 'asked' as const };
  const { refunds } = await writeRefund(services, tx, charge, refund);
  for (const { id, byHand } of refunds)
    if (!byHand) await services.jobs['charge-refund'](tx, { refundId: id });
  return ok({ refundIds: refunds.map(({ id }) => id) });
}

type RefundServices = Omit<PaymentServices, 'secret' | 'baseUrl'>;

/**
 * Has the provider give money back. Asked outside of any transaction; a repetition has the same key.
 * @returns 'by-hand' where a person must do it, 'refused' where the provider never will
 * @throws PaymentDelayedError
 */
export async function sendRefund(
  services: RefundServices,
  { refundId }: { refundId: number },
): Promise<'done' | 'asked' | 'by-hand' | 'refused' | 'nothing-to-do'> {
  const { db, providers } = services;
  const [refund] = await db
    .select({
      chargeId: chargeRefunds.chargeId,
      key: chargeRefunds.key,
      amountCents: chargeRefunds.amountCents,
      state: chargeRefunds.state,
      byHand: chargeRefunds.byHand,
      paymentRef: chargePayments.paymentRef,
    })
    .from(chargeRefunds)
    .innerJoin(chargePayments, eq(chargePayments.id, chargeRefunds.paymentId))
    .where(eq(chargeRefunds.id, refundId));
  const charge = refund && (await readCharge(db, { id: refund.chargeId }));
  if (!charge || refund.state !== 'asked' || refund.byHand) return 'nothing-to-do';
  const provider = providers[charge.provider];
  if (!provider || !charge.providerRef) throw new Error('nobody can be asked for this refund');
  const { reference, providerRef } = charge;
  const { key, amountCents, paymentRef } = refund;
  const sent = await provider
    .refund({ reference, providerRef }, { key, amountCents, paymentRef })
    .catch((error: unknown) => {
      if (error instanceof PaymentRefusedError) return 'refused' as const;
      throw error;
    });
  return db.transaction(async (tx) => {
    const locked = await lockCharge(tx, { id: charge.id });
    if (!locked) return 'nothing-to-do';
    const cause = 'provider';
    if (sent === 'refused') {
      await endRefund(services, tx, locked, { id: refundId, state: 'failed', cause });
      return 'refused';
    }
    if (sent === null) {
      await tx.update(chargeRefunds).set({ byHand: true }).where(eq(chargeRefunds.id, refundId));
      return 'by-hand';
    }
    if (sent.state === 'asked') {
      const set = { providerRef: sent.providerRef };
      await tx.update(chargeRefunds).set(set).where(eq(chargeRefunds.id, refundId));
      return 'asked';
    }
    const end = { id: refundId, state: sent.state, cause, providerRef: sent.providerRef };
    await endRefund(services, tx, locked, end);
    return 'done';
  });
}

/** Notes that somebody has given the money back at the bank. Noting it again changes nothing. */
export async function noteRefundDone(
  services: RefundServices,
  { chargeId, refundId, by }: { chargeId: number; refundId: number; by: StaffActor },
): Promise<Result<'done', 'gone' | 'not-by-hand'>> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const isOwn = and(eq(chargeRefunds.id, refundId), eq(chargeRefunds.chargeId, chargeId));
    const [refund] = await tx.select().from(chargeRefunds).where(isOwn);
    const charge = refund && (await lockCharge(tx, { id: chargeId }));
    if (!charge) return refuse('gone');
    if (!refund.byHand) return refuse('not-by-hand');
    const [now] = await tx.select().from(chargeRefunds).where(eq(chargeRefunds.id, refundId));
    if (now?.state !== 'asked') return ok('done');
    await endRefund(services, tx, charge, { id: refundId, state: 'done', cause: by });
    await audit(tx, {
      at: clock.now(),
      actor: by,
      action: 'charge.refund-noted',
      subjectType: 'charge',
      subjectId: charge.id,
      detail: { amountCents: refund.amountCents },
    });
    return ok('done');
  });
}
