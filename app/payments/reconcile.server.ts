import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { chargePayments, chargeStatementLines, charges } from '#app/db/payments-schema.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { ASKING_STATES, restCents } from './charge.ts';
import type { PaymentServices } from './payment-services.server.ts';
import { toCharge } from './read-charge.server.ts';
import { isNear, type NotedPayment, readNoted } from './same-money.server.ts';
import { type MatchedLine, matchStatement } from './statement/match-statement.ts';
import type { StatementLine } from './statement/statement-line.ts';

/** Charges changed longer ago are not looked for in a statement. */
const LOOKED_FOR_DAYS = 400;

/** A line of a statement beside what is known: already dealt with, surely for a charge, perhaps for some, or for none. */
export type ReconciledLine = MatchedLine & {
  isKnown: boolean;
  /** Payments that are perhaps this very line, noted by hand or from a file of another kind. */
  alike: readonly NotedPayment[];
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
  const told = await readTold({ db }, matched);
  const alike = await alikeOf({ db }, matched, new Set(told.values()));
  return matched.map((line) => ({ ...line, isKnown: told.has(line.ref), alike: alike(line) }));
}

/** Lines of a file that a person has dealt with before, each with the payment that it is. */
async function readTold({ db }: Pick<PaymentServices, 'db'>, lines: readonly MatchedLine[]) {
  const refs = lines.map(({ ref }) => ref);
  const rows = await db
    .select({
      ref: chargeStatementLines.ref,
      paymentId: sql<
        number | null
      >`coalesce(${chargeStatementLines.paymentId}, ${chargePayments.id})`.mapWith(Number),
    })
    .from(chargeStatementLines)
    .leftJoin(
      chargePayments,
      and(
        eq(chargePayments.provider, 'pix-static'),
        eq(chargePayments.paymentRef, chargeStatementLines.ref),
      ),
    )
    .where(inArray(chargeStatementLines.ref, refs));
  return new Map(rows.map(({ ref, paymentId }) => [ref, paymentId]));
}

/**
 * A payment is perhaps a line's where the amount is the same and the day is near, and no other line of the same file
 * is it already. Without the charge's name in it, a line that was counted from another file has the same day.
 */
async function alikeOf(
  { db }: Pick<PaymentServices, 'db'>,
  lines: readonly MatchedLine[],
  taken: ReadonlySet<number | null>,
): Promise<(line: MatchedLine) => NotedPayment[]> {
  const days = lines.map(({ on }) => on).sort();
  const [from, until] = [days[0], days.at(-1)];
  if (from === undefined || until === undefined) return () => [];
  const noted = (await readNoted(db, { from, until })).filter(
    ({ paymentId, source }) => source !== 'provider' && !taken.has(paymentId),
  );
  return ({ on, amountCents, named }) =>
    noted
      .filter((payment) => payment.amountCents === amountCents && isNear(on, payment.on))
      .filter(({ reference, source, on: noted }) =>
        named === null ? source === 'staff' || noted === on : reference === named,
      );
}
