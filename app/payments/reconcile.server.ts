import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { instantOf, wallClockOf } from '#app/clinic/clinic-time.ts';
import { chargePayments, charges } from '#app/db/payments-schema.ts';
import { audit } from '#app/platform/audit.server.ts';
import type { StaffActor } from '#app/platform/audit-event.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { changeCharge } from './change-charge.server.ts';
import { ASKING_STATES, restCents } from './charge.ts';
import type { PaymentServices } from './payment-services.server.ts';
import { lockCharge, toCharge } from './read-charge.server.ts';
import { type MatchedLine, matchStatement } from './statement/match-statement.ts';
import type { StatementLine } from './statement/statement-line.ts';

/** Charges changed longer ago are not looked for in a statement. */
const LOOKED_FOR_DAYS = 400;

/** A line of a statement beside what is known: already counted, surely for a charge, perhaps for some, or for none. */
export type ReconciledLine = MatchedLine & {
  isCounted: boolean;
  /** Has the named charge a payment of this amount and day already, noted by hand or from another file? */
  isLikelyCounted: boolean;
};

/** Compares a statement with the charges. Writes nothing. */
export async function reconcile(
  { db, clock }: Pick<PaymentServices, 'db' | 'clock'>,
  lines: readonly StatementLine[],
): Promise<ReconciledLine[]> {
  const since = new Date(clock.now().getTime() - LOOKED_FOR_DAYS * 86_400_000);
  const rows = await db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.provider, 'pix-static'),
        or(inArray(charges.state, ASKING_STATES), gt(charges.changedAt, since)),
      ),
    )
    .orderBy(charges.dueOn, charges.id);
  const known = rows.map(toCharge);
  const matched = matchStatement(lines, {
    references: new Set(known.map(({ reference }) => reference)),
    open: known
      .filter((charge) => restCents(charge) > 0)
      .map((charge) => ({
        reference: charge.reference,
        restCents: restCents(charge),
        askedOn: wallClockOf(charge.createdAt).on,
      })),
    hash: sha256Hex,
  });
  const refs = matched.map(({ ref }) => ref);
  const counted = await db
    .select({ ref: chargePayments.paymentRef })
    .from(chargePayments)
    .where(
      and(eq(chargePayments.provider, 'pix-static'), inArray(chargePayments.paymentRef, refs)),
    );
  const countedRefs = new Set(counted.map(({ ref }) => ref));
  const paid = await db
    .select({
      reference: charges.reference,
      amountCents: chargePayments.amountCents,
      paidAt: chargePayments.paidAt,
    })
    .from(chargePayments)
    .innerJoin(charges, eq(charges.id, chargePayments.chargeId))
    .where(gt(chargePayments.paidAt, since));
  const sameDay = new Set(
    paid.map(({ reference, amountCents, paidAt }) =>
      JSON.stringify([reference, amountCents, wallClockOf(paidAt).on]),
    ),
  );
  return matched.map((line) => ({
    ...line,
    isCounted: countedRefs.has(line.ref),
    isLikelyCounted: sameDay.has(JSON.stringify([line.named, line.amountCents, line.on])),
  }));
}

/** A line that a person has confirmed to be for a charge. */
export type ConfirmedLine = { ref: string; on: string; amountCents: number; reference: string };

/**
 * Counts confirmed lines as payments, each once, whatever file they come from and however often.
 * @returns how many were new
 */
export async function countLines(
  services: Pick<PaymentServices, 'db' | 'clock' | 'jobs' | 'effects'>,
  { lines, by }: { lines: readonly ConfirmedLine[]; by: StaffActor },
): Promise<number> {
  let counted = 0;
  for (const { ref, on, amountCents, reference } of lines) {
    const paidAt = instantOf(on, '12:00');
    if (!paidAt) continue;
    counted += await services.db.transaction(async (tx) => {
      const charge = await lockCharge(tx, { reference });
      if (!charge) return 0;
      const { newPayments } = await changeCharge(services, tx, charge, {
        cause: 'statement',
        payments: [
          {
            provider: 'pix-static',
            paymentRef: ref,
            amountCents,
            paidAt,
            source: 'statement',
            notedBy: by,
          },
        ],
      });
      if (newPayments > 0)
        await audit(tx, {
          at: services.clock.now(),
          actor: by,
          action: 'charge.statement-matched',
          subjectType: 'charge',
          subjectId: charge.id,
          detail: { amountCents },
        });
      return newPayments;
    });
  }
  return counted;
}
