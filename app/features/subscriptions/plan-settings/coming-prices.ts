import { addDays } from '#app/clinic/clinic-time.ts';
import {
  byDay,
  type PlanPriceChange,
  planTableOn,
  type RecordedPlans,
} from '#app/clinic/plan-prices.ts';

/**
 * The announced prices that are to come, by their days: of two of a plan and day the later announcement, and none that
 * is the price of the day before, which takes another back.
 */
export function comingPrices(recorded: RecordedPlans, today: string): PlanPriceChange[] {
  const { planPrices } = recorded;
  return planPrices
    .filter(({ plan, fromOn }, index) => {
      const isLast = !planPrices
        .slice(index + 1)
        .some((later) => later.plan === plan && later.fromOn === fromOn);
      return fromOn > today && isLast && !isPriceBack(recorded, { plan, fromOn });
    })
    .toSorted(byDay('fromOn'));
}

/** Whether a plan costs from a day on what it cost before, by what has been announced. */
export function isPriceBack(
  recorded: RecordedPlans,
  { plan, fromOn }: Pick<PlanPriceChange, 'plan' | 'fromOn'>,
): boolean {
  const centsOn = (on: string) => planTableOn(recorded, on)[plan].instalmentCents;
  return centsOn(fromOn) === centsOn(addDays(fromOn, -1));
}
