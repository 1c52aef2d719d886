import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#app/db/database.ts';
import { deposits } from '#app/db/deposits-schema.ts';
import { charges } from '#app/db/payments-schema.ts';
import { services as servicesTable } from '#app/db/schema.ts';
import { askCharge } from '#app/payments/ask-charge.server.ts';
import {
  type IdempotencyKey,
  type IdempotentCall,
  withIdempotency,
} from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { resultSchema } from '#app/platform/result-schema.ts';
import { hashToken, newToken } from '#app/platform/token.server.ts';
import {
  BOOKING_REFUSALS,
  lockAndCountAppointments,
  refusedAtSight,
} from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { claimCoupon } from '#app/scheduling/coupon.server.ts';
import { isCeilingRefusal } from '#app/scheduling/hold-ceiling.ts';
import { holdSlot, releaseHold } from '#app/scheduling/hold-slot.server.ts';
import { refusedForLenses } from '#app/scheduling/preparation/lens-rule.server.ts';
import { depositRequestOf } from './deposit-request.server.ts';
import { type DepositTerms, depositTerms, paidUntil } from './deposit-rule.ts';
import type { DepositServices } from './deposit-services.server.ts';
import { readDepositRule } from './read-deposit.server.ts';

/** A provider tells of a payment a moment later: the time waits that much longer than the charge. */
const GRACE_MINUTES = 3;

const ASK_REFUSALS = [...BOOKING_REFUSALS, 'changed'] as const;
export type AskRefusal = (typeof ASK_REFUSALS)[number];

type Asked = Result<{ chargeId: number }, AskRefusal>;
const answers = resultSchema(z.object({ chargeId: z.number() }), z.enum(ASK_REFUSALS));

/**
 * Holds the time for as long as the deposit may be paid, keeps what is to be booked, and asks for the money, all in
 * one transaction. Nothing is booked yet.
 * @param terms as the page showed them; 'changed' when the service has others by now
 */
export function askDeposit(
  services: DepositServices,
  request: BookingRequest,
  { terms, once }: { terms: DepositTerms; once: IdempotencyKey },
): Promise<IdempotentCall<Asked>> {
  const { db, clock, agenda } = services;
  return withIdempotency(db, once, answers, async (tx): Promise<Asked> => {
    const refusal = await refusedFirst(tx, services, request);
    if (refusal) return refuse(refusal);
    const coupon = await claimCoupon(tx, services, request);
    if (!coupon.ok) return coupon;

    const now = clock.now();
    const { serviceSlug, eyes, branch, startsAt, holdToken: previousToken } = request;
    const expiresAt = paidUntil(terms, { now, startsAt });
    const holdMinutes = (expiresAt.getTime() - now.getTime()) / 60_000 + GRACE_MINUTES;
    const token = newToken();
    const inside = { clock, db: tx, agenda: { ...agenda, holdMinutes, maxHoldMinutes: 0 } };
    const held = await holdSlot(inside, {
      serviceSlug,
      eyes,
      branch,
      startsAt,
      previousToken,
      token,
    });
    if (!held.ok) return refuse(isCeilingRefusal(held.refusal) ? 'slot-taken' : held.refusal);
    // Below the lock of the service nobody changes its rules any more.
    const unmet =
      (await refusedForLenses(tx, services, request)) ??
      ((await holdsStill(tx, serviceSlug, terms)) ? null : 'changed');
    if (unmet) {
      await releaseHold(tx, token);
      return refuse(unmet);
    }
    const charge = await askCharge(services, tx, {
      purpose: 'deposit',
      provider: terms.provider,
      amountCents: terms.amountCents,
      locale: request.locale,
      dueOn: null,
      expiresAt,
    });
    const [service] = await tx
      .select({ id: servicesTable.id })
      .from(servicesTable)
      .where(eq(servicesTable.slug, serviceSlug));
    if (!service) throw new Error('a locked service vanished');
    await tx.insert(deposits).values({
      chargeId: charge.id,
      serviceId: service.id,
      startsAt,
      refundHours: terms.refundHours,
      request: depositRequestOf(request, coupon.value),
      holdHash: hashToken(token),
      createdAt: now,
      changedAt: now,
    });
    return ok({ chargeId: charge.id });
  });
}

/** What is wrong with a request whatever the agenda says. */
async function refusedFirst(
  tx: Transaction,
  services: DepositServices,
  request: BookingRequest,
): Promise<AskRefusal | null> {
  const refusal = refusedAtSight(services, request);
  if (refusal) return refusal;
  if (request.further) return 'not-together';
  const { phoneE164 } = request.contact;
  const taken =
    (await lockAndCountAppointments(tx, services, phoneE164)) +
    (await countWaiting(tx, services, phoneE164));
  return taken >= services.agenda.maxFutureAppointmentsPerPhone ? 'too-many-visits' : null;
}

/** Whether a service's terms are those that the page showed. */
async function holdsStill(
  tx: Transaction,
  serviceSlug: string,
  terms: DepositTerms,
): Promise<boolean> {
  const known = depositTerms(await readDepositRule(tx, serviceSlug), [terms.provider]);
  return JSON.stringify(known) === JSON.stringify(terms);
}

/** Times of one phone that wait for their deposit; call it below the phone's lock. */
async function countWaiting(
  tx: Transaction,
  { clock }: Pick<DepositServices, 'clock'>,
  phoneE164: string,
): Promise<number> {
  const waiting = await tx
    .select({ id: deposits.chargeId })
    .from(deposits)
    .innerJoin(charges, eq(charges.id, deposits.chargeId))
    .where(
      and(
        eq(deposits.state, 'waiting'),
        gt(charges.expiresAt, clock.now()),
        sql`${deposits.request} #>> '{contact,phoneE164}' = ${phoneE164}`,
      ),
    );
  return waiting.length;
}
