import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable, Transaction } from '#app/db/database.ts';
import {
  chargeDisputes,
  chargeHistory,
  chargePayments,
  chargeRefunds,
  charges,
} from '#app/db/payments-schema.ts';
import type { Charge } from './charge.ts';
import { linkKeyOf } from './charge-link.server.ts';
import type { PayWith } from './payment-provider.ts';

/** How a charge is named: by its number, by our reference, or by the provider's. */
export type ChargeName =
  | { id: number }
  | { reference: string }
  | { provider: Charge['provider']; providerRef: string };

const payWith = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pix'), brCode: z.string() }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
]) satisfies z.ZodType<PayWith>;

export async function readCharge(db: Queryable, name: ChargeName): Promise<Charge | null> {
  const [row] = await db.select().from(charges).where(isNamed(name));
  return row ? toCharge(row) : null;
}

/** The charge of a link; null for a forged token and for a charge that is gone. */
export async function readChargeOfLink(
  { db, secret }: { db: Queryable; secret: string },
  token: string,
): Promise<Charge | null> {
  const linkKey = linkKeyOf(secret, token);
  if (!linkKey) return null;
  const [row] = await db.select().from(charges).where(eq(charges.linkKey, linkKey));
  return row ? toCharge(row) : null;
}

/**
 * The charge, its row locked until the transaction ends. Take it before locking what it pays for: the effects of a
 * change come in this order.
 */
export async function lockCharge(tx: Transaction, name: ChargeName): Promise<Charge | null> {
  const [row] = await tx.select().from(charges).where(isNamed(name)).for('update');
  return row ? toCharge(row) : null;
}

export type ChargeStory = {
  payments: (typeof chargePayments.$inferSelect)[];
  refunds: (typeof chargeRefunds.$inferSelect)[];
  disputes: (typeof chargeDisputes.$inferSelect)[];
  history: (typeof chargeHistory.$inferSelect)[];
};

/** Payments, refunds, disputes and steps of a charge, each in the order in which they came. */
export async function readChargeStory(db: Queryable, chargeId: number): Promise<ChargeStory> {
  return {
    payments: await db
      .select()
      .from(chargePayments)
      .where(eq(chargePayments.chargeId, chargeId))
      .orderBy(asc(chargePayments.paidAt), asc(chargePayments.id)),
    refunds: await db
      .select()
      .from(chargeRefunds)
      .where(eq(chargeRefunds.chargeId, chargeId))
      .orderBy(asc(chargeRefunds.id)),
    disputes: await db
      .select()
      .from(chargeDisputes)
      .where(eq(chargeDisputes.chargeId, chargeId))
      .orderBy(asc(chargeDisputes.notedAt), asc(chargeDisputes.disputeRef)),
    history: await db
      .select()
      .from(chargeHistory)
      .where(eq(chargeHistory.chargeId, chargeId))
      .orderBy(asc(chargeHistory.id)),
  };
}

export function toCharge(row: typeof charges.$inferSelect): Charge {
  const { cause: _cause, sentAt: _sent, openedAt: _opened, closedAt: _closed, ...charge } = row;
  return { ...charge, payWith: payWith.nullable().parse(row.payWith) };
}

function isNamed(name: ChargeName): SQL {
  if ('id' in name) return eq(charges.id, name.id);
  if ('reference' in name) return eq(charges.reference, name.reference);
  return sql`${charges.provider} = ${name.provider} and ${charges.providerRef} = ${name.providerRef}`;
}
