import { and, eq } from 'drizzle-orm';
import { instantOf } from '#app/clinic/clinic-time.ts';
import type { Transaction } from '#app/db/database.ts';
import { chargePayments, chargeStatementLines, charges } from '#app/db/payments-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { changeCharge } from './change-charge.server.ts';
import type { PaymentServices } from './payment-services.server.ts';
import { lockCharge } from './read-charge.server.ts';
import { readAlike } from './same-money.server.ts';

/** A line that a person has confirmed to be for a charge, or to be a payment that was noted before. */
export type ConfirmedLine = { ref: string; on: string; amountCents: number } & (
  | {
      reference: string;
      /** Whether the person was shown a payment like it and says that this is another. */
      isAnother: boolean;
    }
  | { paymentId: number }
);

/** How many were new payments, how many were found to be noted before, how many need another look. */
export type CountedLines = { counted: number; tied: number; held: number };

type CountServices = Pick<PaymentServices, 'db' | 'clock' | 'jobs' | 'effects'>;

/**
 * Counts confirmed lines as payments, each once, whatever file they come from and however often. What somebody has
 * noted meanwhile is not counted beside it: the line is held until a person has seen both.
 * @param refs of all lines of the file
 */
export async function countLines(
  services: CountServices,
  { lines, refs, by }: { lines: readonly ConfirmedLine[]; refs: readonly string[]; by: StaffActor },
): Promise<CountedLines> {
  const done: CountedLines = { counted: 0, tied: 0, held: 0 };
  for (const line of lines) {
    const outcome = await services.db.transaction((tx) =>
      'paymentId' in line
        ? tieLine(services, tx, { ...line, by })
        : countLine(services, tx, { ...line, refs, by }),
    );
    if (outcome !== 'known') done[outcome] += 1;
  }
  return done;
}

type Counted = Extract<ConfirmedLine, { reference: string }> & {
  refs: readonly string[];
  by: StaffActor;
};

async function countLine(services: CountServices, tx: Transaction, line: Counted) {
  const { ref, on, amountCents, reference, isAnother, refs, by } = line;
  const paidAt = instantOf(on, '12:00');
  const charge = paidAt && (await lockCharge(tx, { reference }));
  if (charge?.provider !== 'pix-static' || !paidAt) return 'known';
  const [known] = await tx
    .select({ ref: chargeStatementLines.ref })
    .from(chargeStatementLines)
    .where(eq(chargeStatementLines.ref, ref));
  if (known) return 'known';
  const money = { chargeId: charge.id, amountCents, on, refs };
  const alike = isAnother ? [] : await readAlike(tx, money);
  if (alike.length > 0) return 'held';
  if (!(await isNew(services, tx, { ref, chargeId: charge.id, paymentId: null, by })))
    return 'known';
  const source = 'statement' as const;
  const payment = { provider: 'pix-static' as const, paymentRef: ref, amountCents, paidAt, source };
  await changeCharge(services, tx, charge, {
    cause: 'statement',
    payments: [{ ...payment, notedBy: by }],
  });
  await audit(tx, {
    at: services.clock.now(),
    actor: by,
    action: 'charge.statement-matched',
    subjectType: 'charge',
    subjectId: charge.id,
    detail: { amountCents },
  });
  return 'counted';
}

type Tied = Extract<ConfirmedLine, { paymentId: number }> & { by: StaffActor };

/** Notes that a line is a payment that was noted before; the charge stays as it is. */
async function tieLine(services: CountServices, tx: Transaction, line: Tied) {
  const { ref, amountCents, paymentId, by } = line;
  const [payment] = await tx
    .select({ chargeId: chargePayments.chargeId })
    .from(chargePayments)
    .innerJoin(charges, eq(charges.id, chargePayments.chargeId))
    .where(and(eq(chargePayments.id, paymentId), eq(chargePayments.amountCents, amountCents)));
  if (!payment) return 'known';
  const { chargeId } = payment;
  return (await isNew(services, tx, { ref, chargeId, paymentId, by })) ? 'tied' : 'known';
}

/** Takes the line for this transaction: nobody else counts or ties it. */
async function isNew(
  { clock }: CountServices,
  tx: Transaction,
  { by, ...line }: { ref: string; chargeId: number; paymentId: number | null; by: StaffActor },
): Promise<boolean> {
  const [written] = await tx
    .insert(chargeStatementLines)
    .values({ ...line, notedBy: by, notedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ ref: chargeStatementLines.ref });
  return written !== undefined;
}
