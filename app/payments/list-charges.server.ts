import { and, asc, desc, eq, gt, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { chargeDisputes, chargeRefunds, charges } from '#app/db/payments-schema.ts';
import { ASKING_STATES, type Charge } from './charge.ts';
import type { ChargeList } from './charge-views.ts';
import { readDisputed } from './note-disputes.server.ts';
import { toCharge } from './read-charge.server.ts';

const PER_PAGE = 30;

/** A charge with what its payer's bank does about it. */
export type ListedCharge = Charge & { disputed: 'open' | 'lost' | null };

/**
 * A page of the charges of a view: those that ask for money by the day they are due, the others latest change first.
 * @param today calendar day in the clinic's zone
 * @param page from 1
 * @param text a part of a reference, or ''
 */
export async function listCharges(
  db: Queryable,
  { view, today, page, text }: { view: ChargeList; today: string; page: number; text: string },
): Promise<{ charges: ListedCharge[]; pageCount: number; counts: Record<ChargeList, number> }> {
  const filters = viewsOn(today);
  const reference = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const isShown = reference ? ilike(charges.reference, `%${reference}%`) : filters[view];
  const counted = await db
    .select({
      open: countOf(filters.open),
      overdue: countOf(filters.overdue),
      attention: countOf(filters.attention),
      paid: countOf(filters.paid),
      all: countOf(filters.all),
      shown: countOf(isShown),
    })
    .from(charges);
  const { shown = 0, ...counts } = counted[0] ?? {
    open: 0,
    overdue: 0,
    attention: 0,
    paid: 0,
    all: 0,
  };
  const isAsking = view === 'open' || view === 'overdue';
  const rows = await db
    .select()
    .from(charges)
    .where(isShown)
    .orderBy(
      ...(isAsking
        ? [sql`${charges.dueOn} asc nulls last`, asc(charges.id)]
        : [desc(charges.changedAt), desc(charges.id)]),
    )
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const disputed = await readDisputed(
    db,
    rows.map(({ id }) => id),
  );
  const listed = rows.map((row) => ({ ...toCharge(row), disputed: disputed.get(row.id) ?? null }));
  return { charges: listed, pageCount: Math.ceil(shown / PER_PAGE), counts };
}

function viewsOn(today: string): Record<ChargeList, SQL> {
  const isAsking = inArray(charges.state, ASKING_STATES);
  const kept = sql`${charges.paidCents} - ${charges.refundedCents} - ${charges.refundAskedCents}`;
  const waits = sql`exists (select from ${chargeRefunds} where ${chargeRefunds.chargeId} = ${charges.id}
    and ${chargeRefunds.state} = 'asked' and ${chargeRefunds.byHand})`;
  const isDisputed = sql`exists (select from ${chargeDisputes}
    where ${chargeDisputes.chargeId} = ${charges.id} and ${chargeDisputes.state} = 'open')`;
  const owes = or(
    and(eq(charges.state, 'paid'), sql`${kept} > ${charges.amountCents}`),
    and(inArray(charges.state, ['expired', 'cancelled', 'refunding']), sql`${kept} > 0`),
  );
  return {
    open: sql`${isAsking}`,
    overdue: sql`${and(isAsking, lt(charges.dueOn, today))}`,
    attention: sql`(${or(waits, owes, isDisputed)})`,
    paid: sql`${and(eq(charges.state, 'paid'), gt(charges.paidCents, 0))}`,
    all: sql`true`,
  };
}

function countOf(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})::integer`;
}
