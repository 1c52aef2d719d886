import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit.server.ts';
import type { Charge } from './charge.ts';
import type { FoundCharge } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.server.ts';

const noted = z.object({ disputeRef: z.string(), state: z.string() });

/**
 * Tells the staff, once for each step, that a payer's bank holds money or has taken it back. The charge stays as it
 * is: who is right is decided elsewhere, and only a person can answer.
 * @param charge its row is locked by this transaction
 */
export async function noteDisputes(
  { clock, jobs }: Pick<PaymentServices, 'clock' | 'jobs'>,
  tx: Transaction,
  { id }: Charge,
  disputes: NonNullable<FoundCharge['disputes']>,
): Promise<void> {
  if (disputes.length === 0) return;
  const action = 'charge.disputed';
  const rows = await tx
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, 'charge'),
        eq(auditLog.subjectId, String(id)),
        eq(auditLog.action, action),
      ),
    );
  const known = rows.map(({ detail }) => noted.safeParse(detail).data);
  for (const { disputeRef, amountCents, state } of disputes) {
    if (known.some((each) => each?.disputeRef === disputeRef && each.state === state)) continue;
    const detail = { disputeRef, amountCents, state };
    const subject = { subjectType: 'charge', subjectId: id } as const;
    await audit(tx, { at: clock.now(), actor: 'job', action, ...subject, detail });
    if (state !== 'won') await jobs['charge-dispute'](tx, { chargeId: id });
  }
}
