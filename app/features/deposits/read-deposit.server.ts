import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { deposits, serviceDeposits } from '#app/db/deposits-schema.ts';
import { charges } from '#app/db/payments-schema.ts';
import { services } from '#app/db/schema.ts';
import { linkKeyOf } from '#app/payments/charge-link.server.ts';
import type { DepositRule } from '#app/scheduling/service-deposit.ts';
import { type DepositRequest, readDepositRequest } from './deposit-request.server.ts';

/** A deposit; the row of its charge is its lock, save for what is to be booked (`lockRequest`). */
export type Deposit = Omit<typeof deposits.$inferSelect, 'request'> & {
  request: DepositRequest | null;
};

/** What staff have settled for a service; null where it is booked without a deposit. */
export async function readDepositRule(
  db: Queryable,
  serviceSlug: string,
): Promise<DepositRule | null> {
  const [row] = await db
    .select({
      amountCents: serviceDeposits.amountCents,
      holdMinutes: serviceDeposits.holdMinutes,
      refundHours: serviceDeposits.refundHours,
      statementHours: serviceDeposits.statementHours,
    })
    .from(serviceDeposits)
    .innerJoin(services, eq(services.id, serviceDeposits.serviceId))
    .where(eq(services.slug, serviceSlug));
  return row ?? null;
}

type DepositName = { chargeId: number } | { appointmentId: number } | { linkKey: string };

export async function readDeposit(db: Queryable, name: DepositName): Promise<Deposit | null> {
  const isNamed =
    'chargeId' in name
      ? eq(deposits.chargeId, name.chargeId)
      : 'linkKey' in name
        ? eq(charges.linkKey, name.linkKey)
        : eq(deposits.appointmentId, name.appointmentId);
  const [row] = await db
    .select({ deposit: deposits })
    .from(deposits)
    .innerJoin(charges, eq(charges.id, deposits.chargeId))
    .where(isNamed);
  return row ? { ...row.deposit, request: readDepositRequest(row.deposit.request) } : null;
}

/**
 * The deposit of a locked charge, its own row locked too: whoever books what it asks for does it before the person is
 * erased, or finds nothing to book.
 */
export async function lockRequest(tx: Transaction, chargeId: number): Promise<Deposit | null> {
  const [row] = await tx
    .select()
    .from(deposits)
    .where(eq(deposits.chargeId, chargeId))
    .for('update');
  return row ? { ...row, request: readDepositRequest(row.request) } : null;
}

/** The deposit of a link; null for a forged token and for one that is gone. */
export async function readDepositOfLink(
  { db, secret }: { db: Queryable; secret: string },
  token: string,
): Promise<Deposit | null> {
  const linkKey = linkKeyOf(secret, token);
  return linkKey === null ? null : readDeposit(db, { linkKey });
}
