import { expect, test } from 'vitest';
import { type ClinicRecord, faultsOf, parseClinic } from '#app/clinic/clinic-schema.ts';
import {
  offeredPlans,
  onlineSavingRange,
  PLAN_SLUGS,
  PLAN_TABLE,
  type PlanEntry,
  type PlanSlug,
  planTableOn,
  STANDARD_PLANS,
} from '#app/clinic/plan-prices.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';

const DAY = '2026-11-23';
const having = (
  changes: Partial<Record<PlanSlug, Partial<PlanEntry>>>,
  plans = STANDARD_PLANS,
): ClinicRecord => ({
  ...manausRecord,
  yearPlans: plans.map((each) => ({ ...each, ...changes[each.slug] })),
});
const said = (record: ClinicRecord) =>
  faultsOf(record).map((fault) => [fault.path.slice(1).join('.'), fault.said]);

test('a record of before, which says nothing of plans, has the six of the specification', () => {
  const { yearPlans: _, ...before } = manausRecord;
  const clinic = parseClinic(before);
  expect(clinic.yearPlans).toEqual(STANDARD_PLANS);
  expect(planTableOn(clinic, DAY)).toEqual(PLAN_TABLE);
  expect(offeredPlans(clinic)).toEqual([...PLAN_SLUGS]);
});

test('quantities, order and what is archived are those of the record', () => {
  const changed = having(
    {
      basico: { pairsAYear: 26, inPersonVisits: 3, onlineAccess: 'included' },
      premium: { isArchived: true },
    },
    STANDARD_PLANS.toReversed(),
  );
  const clinic = parseClinic(changed);
  expect(planTableOn(clinic, DAY).basico).toEqual({
    ...{ instalments: 12, instalmentCents: 10_000, pairsAYear: 26 },
    ...{ inPersonVisits: 3, onlineVisits: 'included', isHighlighted: false },
  });
  expect(offeredPlans(clinic)).toEqual([
    'premium-online',
    'padrao-online',
    'basico-online',
    'padrao',
    'basico',
  ]);
});

test.each<[string, ClinicRecord, string]>([
  ['fewer pairs than months', having({ basico: { pairsAYear: 11 } }), '0.pairsAYear'],
  ['no visit at the clinic', having({ premium: { inPersonVisits: 0 } }), '2.inPersonVisits'],
  [
    'a visit at the clinic online',
    having({ 'basico-online': { inPersonVisits: 1 } }),
    '3.inPersonVisits',
  ],
  [
    'a number of online visits that nobody says',
    having({ basico: { onlineVisits: undefined } }),
    '0.onlineVisits',
  ],
  [
    'two highlighted plans of a family',
    having({ premium: { isHighlighted: true } }),
    '2.isHighlighted',
  ],
  ['a plan too few', having({}, STANDARD_PLANS.slice(1)), ''],
  [
    'no plan with visits at the clinic',
    having({
      basico: { isArchived: true },
      padrao: { isArchived: true },
      premium: { isArchived: true },
    }),
    '',
  ],
])('%s is a fault, told at its field in Portuguese', (_what, record, path) => {
  expect(said(record)).toEqual([[path, expect.stringMatching(/\.$/)]]);
});

test('the saving of online plans is told only where each of them costs less than its like', () => {
  expect(onlineSavingRange(PLAN_TABLE, ['basico', 'basico-online'])).toEqual({
    ...{ fromPercent: 11, toPercent: 11 },
  });
  expect(onlineSavingRange(PLAN_TABLE, ['padrao', 'basico-online'])).toBeNull();
  expect(onlineSavingRange(PLAN_TABLE, ['basico', 'padrao'])).toBeNull();
  const dear = { ...PLAN_TABLE, basico: { ...PLAN_TABLE.basico, instalmentCents: 5_000 } };
  expect(onlineSavingRange(dear)).toBeNull();
});

test('a plan that is archived is in nobody’s way to be highlighted', () => {
  const archived = { padrao: { isArchived: true }, premium: { isHighlighted: true } };
  expect(said(having(archived))).toEqual([]);
});
