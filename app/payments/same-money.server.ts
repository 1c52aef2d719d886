import { and, between, eq, inArray, notExists, or, type SQL } from 'drizzle-orm';
import { addDays, instantOf, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { chargePayments, chargeStatementLines, charges } from '#app/db/payments-schema.ts';

/** Between the day that somebody notes and the day that the bank writes there may be a long holiday. */
const DAYS_APART = 10;

/** A payment that has been noted already. */
export type NotedPayment = {
  paymentId: number;
  reference: string;
  amountCents: number;
  /** Calendar day. */
  on: string;
  source: 'provider' | 'statement' | 'staff';
};

/** Payments noted around some days, the oldest first. */
export async function readNoted(
  db: Queryable,
  { from, until, isMeant }: { from: string; until: string; isMeant?: SQL | undefined },
): Promise<NotedPayment[]> {
  const [earliest, latest] = [addDays(from, -DAYS_APART), addDays(until, DAYS_APART)];
  const since = instantOf(earliest, '00:00');
  const to = instantOf(latest, '23:59');
  if (!since || !to) return [];
  const rows = await db
    .select({
      paymentId: chargePayments.id,
      reference: charges.reference,
      amountCents: chargePayments.amountCents,
      paidAt: chargePayments.paidAt,
      source: chargePayments.source,
    })
    .from(chargePayments)
    .innerJoin(charges, eq(charges.id, chargePayments.chargeId))
    .where(and(between(chargePayments.paidAt, since, to), isMeant))
    .orderBy(chargePayments.paidAt, chargePayments.id);
  return rows.map(({ paidAt, ...payment }) => ({ ...payment, on: wallClockOf(paidAt).on }));
}

/**
 * Payments of a charge that are perhaps the same money: as much, around the same day.
 * @param refs of all lines of the file that the money stands in; what one of them is, no other can be
 */
export async function readAlike(
  db: Queryable,
  money: { chargeId: number; amountCents: number; on: string; refs?: readonly string[] },
): Promise<NotedPayment[]> {
  const { chargeId, amountCents, on, refs = [] } = money;
  const own = db
    .select({ ref: chargeStatementLines.ref })
    .from(chargeStatementLines)
    .where(
      and(
        inArray(chargeStatementLines.ref, [...refs]),
        or(
          eq(chargeStatementLines.paymentId, chargePayments.id),
          eq(chargeStatementLines.ref, chargePayments.paymentRef),
        ),
      ),
    );
  const isMeant = and(
    eq(chargePayments.chargeId, chargeId),
    eq(chargePayments.amountCents, amountCents),
    refs.length > 0 ? notExists(own) : undefined,
  );
  return readNoted(db, { from: on, until: on, isMeant });
}

/** Whether two days are so near that one payment may have both. */
export function isNear(one: string, other: string): boolean {
  return other >= addDays(one, -DAYS_APART) && other <= addDays(one, DAYS_APART);
}
