import { addDays } from '#app/clinic/clinic-time.ts';

export const ORDER_STATES = [
  'awaiting-prescription',
  'active',
  'withdrawn',
  'cancelled',
  'ended',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Whether the clinic still owes lenses, or the customer money. */
export function isRunning(state: OrderState): boolean {
  return state === 'awaiting-prescription' || state === 'active';
}

export const PRESCRIPTIONS = ['on-file', 'to-send', 'first-visit'] as const;
export type Prescription = (typeof PRESCRIPTIONS)[number];

export const PAY_IN = ['once', 'instalments'] as const;
export type PayIn = (typeof PAY_IN)[number];

/** Days between the contract and the first payment, so that nobody is late on a Sunday. */
const FIRST_DUE_DAYS = 3;
const WITHDRAWAL_DAYS = 7;
const MONTHS = 12;
/** Towards the end of each half-year, so that the second is within the year. */
const REVIEW_MONTHS = [5, 11];

/** Splits an amount into parts that differ by a cent at most, the larger first; none is lost. */
export function splitCents(totalCents: number, count: number): number[] {
  const least = Math.floor(totalCents / count);
  const larger = totalCents - least * count;
  return Array.from({ length: count }, (_, index) => least + (index < larger ? 1 : 0));
}

/** The same day of the month, `months` later, or that month's last: 31 January → 28 February. */
export function monthsAfter(on: string, months: number): string {
  const [year = 0, month = 1, day = 1] = on.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const first = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
  const next = new Date(`${first}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1, 0);
  return `${first.slice(0, 8)}${String(Math.min(day, next.getUTCDate())).padStart(2, '0')}`;
}

export type Instalment = { number: number; dueOn: string; amountCents: number };

/** What is to be paid and when. @param orderedOn day of the contract */
export function instalmentsOf(totalCents: number, count: number, orderedOn: string): Instalment[] {
  const firstOn = addDays(orderedOn, FIRST_DUE_DAYS);
  return splitCents(totalCents, count).map((amountCents, index) => ({
    number: index + 1,
    dueOn: monthsAfter(firstOn, index),
    amountCents,
  }));
}

/** What the clinic owes in the year of a plan. */
export type PlannedTask =
  | { kind: 'delivery'; number: number; pairs: number; dueOn: string }
  | { kind: 'review'; number: number; pairs: null; dueOn: string };

/** The first day of the plan's year, and the first one after it. @param startsOn day on which the prescription was seen */
export function yearFrom(startsOn: string): { startsOn: string; endsOn: string } {
  return { startsOn, endsOn: monthsAfter(startsOn, MONTHS) };
}

/** The last day of a plan's year. @param endsOn the first day after it */
export function lastDayOf(endsOn: string): string {
  return addDays(endsOn, -1);
}

/** A delivery for each month, the pairs spread evenly and the spare ones first, and a review each half-year. */
export function tasksOf(pairs: number, startsOn: string): PlannedTask[] {
  const deliveries = splitCents(pairs, MONTHS).flatMap((count, index): PlannedTask[] =>
    count === 0
      ? []
      : [
          {
            kind: 'delivery',
            number: index + 1,
            pairs: count,
            dueOn: monthsAfter(startsOn, index),
          },
        ],
  );
  const reviews = REVIEW_MONTHS.map(
    (months, index): PlannedTask => ({
      kind: 'review',
      number: index + 1,
      pairs: null,
      dueOn: monthsAfter(startsOn, months),
    }),
  );
  return [...deliveries, ...reviews];
}

/**
 * The last day to withdraw: seven days after the contract or after the first lenses came, whichever is later (CDC,
 * art. 49; the first day does not count).
 * @param firstDeliveredOn null before any delivery
 */
export function withdrawUntilOn(orderedOn: string, firstDeliveredOn: string | null): string {
  const from =
    firstDeliveredOn !== null && firstDeliveredOn > orderedOn ? firstDeliveredOn : orderedOn;
  return addDays(from, WITHDRAWAL_DAYS);
}

export type Settlement = {
  /** What the delivered pairs are worth, rounded down. */
  deliveredCents: number;
  /** Goes back to the customer. */
  refundCents: number;
};

/**
 * What a cancellation means in money. Each delivered pair counts as its share of the price; what was paid beyond that
 * goes back. Nothing more is asked for, also where less was paid, and there is no fee.
 * @param paidCents less what has gone back already
 */
export function settlementOf(order: {
  totalCents: number;
  pairs: number;
  deliveredPairs: number;
  paidCents: number;
}): Settlement {
  const { totalCents, pairs, deliveredPairs, paidCents } = order;
  const deliveredCents = Math.floor((totalCents * deliveredPairs) / pairs);
  return { deliveredCents, refundCents: Math.max(0, paidCents - deliveredCents) };
}

/** Takes a refund from payments, the latest first. @returns only those of which something goes back */
export function refundParts<Paid extends { paidCents: number }>(
  payments: readonly Paid[],
  refundCents: number,
): (Paid & { refundCents: number })[] {
  let rest = refundCents;
  return payments.toReversed().flatMap((payment) => {
    const part = Math.min(rest, payment.paidCents);
    rest -= part;
    return part > 0 ? [{ ...payment, refundCents: part }] : [];
  });
}
