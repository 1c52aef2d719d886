import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAN_SLUGS, PLAN_TABLE, yearCents } from '#app/clinic/plan-prices.ts';
import {
  instalmentsOf,
  monthsAfter,
  refundParts,
  settlementOf,
  splitCents,
  tasksOf,
  withdrawUntilOn,
} from './order-terms.ts';

const cents = fc.integer({ min: 1, max: 100_000_000 });
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2096-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

test('no cent is lost over any total and any number of instalments', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 60 }), (total, count) => {
      const parts = splitCents(total, count);
      expect(parts).toHaveLength(count);
      expect(sum(parts)).toBe(total);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      expect(parts).toEqual(parts.toSorted((one, other) => other - one));
    }),
  );
});

test('each plan is paid in the instalments that its page names', () => {
  for (const slug of PLAN_SLUGS) {
    const { instalments, instalmentCents } = PLAN_TABLE[slug];
    const due = instalmentsOf(yearCents(PLAN_TABLE[slug]), instalments, '2026-11-23');
    expect(due.map(({ amountCents }) => amountCents)).toEqual(
      Array.from({ length: instalments }, () => instalmentCents),
    );
    expect(due[0]?.dueOn).toBe('2026-11-26');
    expect(due.at(-1)?.dueOn).toBe('2027-10-26');
  }
});

test('months later is the same day, or the month’s last, and months add up', () => {
  expect(monthsAfter('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthsAfter('2028-01-31', 1)).toBe('2028-02-29');
  expect(monthsAfter('2026-12-31', 12)).toBe('2027-12-31');
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 36 }), (on, months) => {
      const later = monthsAfter(on, months);
      const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(monthOf(later) - monthOf(on)).toBe(months);
      expect(later.slice(8) <= on.slice(8)).toBe(true);
      expect(Number.isNaN(Date.parse(later))).toBe(false);
      expect(new Date(later).toISOString().slice(0, 10)).toBe(later);
    }),
  );
});

test('all pairs of a year are delivered month by month, with two reviews', () => {
  for (const slug of PLAN_SLUGS) {
    const tasks = tasksOf(PLAN_TABLE[slug].pairsAYear, '2026-11-23');
    const deliveries = tasks.filter(({ kind }) => kind === 'delivery');
    expect(sum(deliveries.map(({ pairs }) => pairs ?? 0))).toBe(PLAN_TABLE[slug].pairsAYear);
    expect(deliveries).toHaveLength(12);
    expect(tasks.filter(({ kind }) => kind === 'review').map(({ dueOn }) => dueOn)).toEqual([
      '2027-04-23',
      '2027-10-23',
    ]);
  }
});

test('whoever cancels pays for no more than the pairs delivered, and never gets back more than was paid', () => {
  fc.assert(
    fc.property(
      cents,
      fc.integer({ min: 1, max: 14 }),
      fc.nat(14),
      fc.nat(100_000_000),
      (totalOfYear, pairs, delivered, paid) => {
        const deliveredPairs = Math.min(delivered, pairs);
        const paidCents = Math.min(paid, totalOfYear);
        const order = { totalCents: totalOfYear, pairs, deliveredPairs, paidCents };
        const { deliveredCents, refundCents } = settlementOf(order);
        expect(refundCents).toBeGreaterThanOrEqual(0);
        expect(refundCents).toBeLessThanOrEqual(paidCents);
        expect(paidCents - refundCents).toBeLessThanOrEqual(deliveredCents);
        if (deliveredPairs === 0) expect(refundCents).toBe(paidCents);
        if (deliveredPairs === pairs) expect(refundCents).toBe(0);
      },
    ),
  );
});

test('a refund is taken from the latest payments, to the cent', () => {
  const payments = [{ paidCents: 100 }, { paidCents: 50 }, { paidCents: 0 }, { paidCents: 70 }];
  expect(refundParts(payments, 100)).toEqual([
    { paidCents: 70, refundCents: 70 },
    { paidCents: 50, refundCents: 30 },
  ]);
  fc.assert(
    fc.property(fc.array(fc.nat(10_000)), fc.nat(100_000), (paid, wanted) => {
      const refund = Math.min(wanted, sum(paid));
      const parts = refundParts(
        paid.map((paidCents) => ({ paidCents })),
        refund,
      );
      expect(sum(parts.map(({ refundCents }) => refundCents))).toBe(refund);
      expect(parts.every((part) => part.refundCents <= part.paidCents)).toBe(true);
    }),
  );
});

test('seven days to withdraw count from the contract, or from the first lenses when they come later', () => {
  expect(withdrawUntilOn('2026-11-23', null)).toBe('2026-11-30');
  expect(withdrawUntilOn('2026-11-23', '2026-12-10')).toBe('2026-12-17');
});
