import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { deposits } from '#app/db/deposits-schema.ts';
import { charges } from '#app/db/payments-schema.ts';
import { services } from '#app/db/schema.ts';
import { readDepositRequest } from './deposit-request.server.ts';

/** A deposit as staff see it. */
export type StaffDeposit = Awaited<ReturnType<typeof readWaitingDeposits>>[number];

/** Deposits that somebody waits for: unpaid ones, choices, and money to be given back. The next to end first. */
export async function readWaitingDeposits(db: Queryable) {
  const owed = sql`${charges.paidCents} > ${charges.refundedCents}`;
  const rows = await selectDeposits(db)
    .where(
      or(
        inArray(deposits.state, ['waiting', 'offered']),
        and(inArray(deposits.state, ['refund', 'expired', 'left']), owed),
        // The statement may show it late. Once nobody knows for whom it was, it is a payment like any other.
        and(
          inArray(deposits.state, ['expired', 'left']),
          eq(charges.provider, 'pix-static'),
          isNotNull(deposits.request),
        ),
      ),
    )
    .orderBy(asc(charges.expiresAt), asc(deposits.chargeId));
  return rows.map(({ request, ...row }) => ({ ...row, request: readDepositRequest(request) }));
}

/** The deposit of an appointment, as its page shows it; null where it had none. */
export async function readDepositOf(db: Queryable, appointmentId: number) {
  const [row] = await selectDeposits(db).where(eq(deposits.appointmentId, appointmentId));
  return row ?? null;
}

function selectDeposits(db: Queryable) {
  return db
    .select({
      chargeId: deposits.chargeId,
      state: deposits.state,
      startsAt: deposits.startsAt,
      refundHours: deposits.refundHours,
      offeredUntil: deposits.offeredUntil,
      request: deposits.request,
      serviceSlug: services.slug,
      reference: charges.reference,
      provider: charges.provider,
      amountCents: charges.amountCents,
      paidCents: charges.paidCents,
      refundedCents: charges.refundedCents,
      returnedCents: charges.returnedCents,
      chargeState: charges.state,
      expiresAt: charges.expiresAt,
    })
    .from(deposits)
    .innerJoin(charges, eq(charges.id, deposits.chargeId))
    .innerJoin(services, eq(services.id, deposits.serviceId))
    .$dynamic();
}
