import fc from 'fast-check';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { isOnlinePlan, PLAN_SLUGS, type PlanSlug } from '#app/clinic/plan-prices.ts';
import { cents, maybe, period } from './any-words.ts';

type Plan = NonNullable<ClinicRecord['yearPlans']>[number];

const visits = fc.constantFrom(1, 2, 52);
const drawn = fc.record({
  pairsAYear: fc.constantFrom(12, 13, 26, 400),
  inPersonVisits: visits,
  onlineAccess: fc.constantFrom('counted' as const, 'included' as const, 'priority' as const),
  onlineVisits: maybe(visits),
  isHighlighted: maybe(fc.boolean()),
  isArchived: maybe(fc.boolean()),
});
const planOf = (slug: PlanSlug) =>
  drawn.map(
    ({ inPersonVisits, onlineVisits, ...terms }): Plan => ({
      slug,
      ...terms,
      inPersonVisits: isOnlinePlan(slug) ? 0 : inPersonVisits,
      onlineVisits: terms.onlineAccess === 'counted' ? (onlineVisits ?? 3) : onlineVisits,
    }),
  );

const isWithVisits = ({ slug }: Plan) => !isOnlinePlan(slug);

/** One with visits is offered, and of each kind one may be on top. */
function soundPlans(all: readonly Plan[]): Plan[] {
  const isOffered = all.some((plan) => isWithVisits(plan) && !plan.isArchived);
  const plans = all.map((plan) =>
    isOffered || !isWithVisits(plan) ? plan : { ...plan, isArchived: false },
  );
  const isSecond = (plan: Plan, index: number) =>
    plans
      .slice(0, index)
      .some((other) => other.isHighlighted && isWithVisits(other) === isWithVisits(plan));
  return plans.map((plan, index) => ({
    ...plan,
    isHighlighted: plan.isHighlighted && !isSecond(plan, index),
  }));
}

/** Each plan once, in any order. */
export const yearPlans = maybe(
  fc
    .record({
      plans: fc.tuple(...PLAN_SLUGS.map(planOf)),
      order: fc.shuffledSubarray([...PLAN_SLUGS], { minLength: PLAN_SLUGS.length }),
    })
    .map(({ plans, order }) =>
      soundPlans(order.flatMap((slug) => plans.filter((plan) => plan.slug === slug))),
    ),
);

export const planPrices = maybe(
  fc.array(
    fc
      .record({ plan: fc.constantFrom(...PLAN_SLUGS), instalmentCents: cents, days: period })
      .map(({ days, ...each }) => ({ ...each, announcedOn: days.first, fromOn: days.last })),
    { maxLength: 3 },
  ),
);
