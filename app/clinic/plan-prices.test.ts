import { expect, test } from 'vitest';
import {
  isOnlinePlan,
  isPlanSlug,
  onlineSaving,
  onlineSavingRange,
  PLAN_SLUGS,
  PLAN_TABLE,
  planTableOn,
  STANDARD_PLANS,
  yearCents,
} from './plan-prices.ts';

test('every plan has its price, pairs and visits', () => {
  const rows = PLAN_SLUGS.map((slug) => {
    const { instalments, instalmentCents, pairsAYear, inPersonVisits, onlineVisits } =
      PLAN_TABLE[slug];
    return [slug, instalments, instalmentCents, pairsAYear, inPersonVisits, onlineVisits];
  });
  expect(rows).toEqual([
    ['basico', 12, 10_000, 12, 1, 1],
    ['padrao', 12, 14_999, 13, 2, 'included'],
    ['premium', 12, 17_999, 14, 2, 'priority'],
    ['basico-online', 12, 8_900, 12, 0, 1],
    ['padrao-online', 12, 11_900, 13, 0, 2],
    ['premium-online', 12, 14_900, 14, 0, 4],
  ]);
});

test('one plan of each family stands out', () => {
  const highlighted = PLAN_SLUGS.filter((slug) => PLAN_TABLE[slug].isHighlighted);
  expect(highlighted).toEqual(['padrao', 'padrao-online']);
});

test('the year costs twelve instalments, to the cent', () => {
  expect(PLAN_SLUGS.map((slug) => yearCents(PLAN_TABLE[slug]))).toEqual([
    120_000, 179_988, 215_988, 106_800, 142_800, 178_800,
  ]);
  expect(PLAN_SLUGS.every((slug) => Number.isSafeInteger(yearCents(PLAN_TABLE[slug])))).toBe(true);
});

test('online plans save what the prices say, rounded down', () => {
  expect(PLAN_SLUGS.filter(isOnlinePlan).map((slug) => onlineSaving(PLAN_TABLE, slug))).toEqual([
    { cents: 13_200, percent: 11 },
    { cents: 37_188, percent: 20 },
    { cents: 37_188, percent: 17 },
  ]);
  expect(onlineSavingRange(PLAN_TABLE)).toEqual({ fromPercent: 11, toPercent: 20 });
});

test('what is no plan is told from a plan', () => {
  expect(isPlanSlug('padrao')).toBe(true);
  for (const value of ['flex', 'toString', '', null]) expect(isPlanSlug(value)).toBe(false);
});

test('a new price counts from its day on, for its plan alone, the latest of several', () => {
  const announced = { plan: 'basico', announcedOn: '2026-11-01' } as const;
  const changes = [
    { ...announced, instalmentCents: 12_000, fromOn: '2027-03-01' },
    { ...announced, instalmentCents: 11_000, fromOn: '2027-01-01' },
  ];
  const priceOn = (on: string) =>
    planTableOn({ planPrices: changes, yearPlans: STANDARD_PLANS }, on).basico.instalmentCents;
  expect(['2026-12-31', '2027-01-01', '2027-02-28', '2027-03-01'].map(priceOn)).toEqual([
    10_000, 11_000, 11_000, 12_000,
  ]);
  const later = planTableOn({ planPrices: changes, yearPlans: STANDARD_PLANS }, '2028-01-01');
  expect(later.padrao).toEqual(PLAN_TABLE.padrao);
  expect(planTableOn({ planPrices: [], yearPlans: STANDARD_PLANS }, '2027-01-01')).toEqual(
    PLAN_TABLE,
  );
});
