import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { RETURN_PAYER } from '#app/clinic/payer-titles.ts';

/** What the clinic record says of visits that follow from others. */
export type FollowUpRules = {
  returnDays: number;
  returnServices: readonly string[];
  postOperativeServices: readonly string[];
  postOperativeDays: readonly number[];
};

type Origin = {
  serviceSlug: string;
  payerId: string;
  status: 'confirmed' | 'cancelled';
  attendance: 'arrived' | 'done' | 'no-show' | null;
  startsAt: Date;
};

/** Whether a return may be booked from a visit: a consultation that was held, and no return itself. */
export function mayReturn(visit: Origin, { returnServices }: FollowUpRules, now: Date): boolean {
  const wasHeld = visit.attendance === 'done' || visit.startsAt <= now;
  return isKept(visit) && wasHeld && returnServices.includes(visit.serviceSlug);
}

/** Whether a series may be booked from a visit: a surgery that is held or is going to be. */
export function maySeries(visit: Origin, { postOperativeServices }: FollowUpRules): boolean {
  return isKept(visit) && postOperativeServices.includes(visit.serviceSlug);
}

function isKept({ status, attendance, payerId }: Origin): boolean {
  return status === 'confirmed' && attendance !== 'no-show' && payerId !== RETURN_PAYER;
}

/** The last calendar day on which a return costs nothing. */
export function lastFreeDay({ startsAt }: Pick<Origin, 'startsAt'>, rules: FollowUpRules): string {
  return addDays(wallClockOf(startsAt).on, rules.returnDays);
}

/** Whether a return at this time costs nothing. */
export function isFreeReturn(
  origin: Pick<Origin, 'startsAt'>,
  startsAt: Date,
  rules: FollowUpRules,
): boolean {
  return wallClockOf(startsAt).on <= lastFreeDay(origin, rules);
}

/** The calendar day so many days after a visit. */
export function dueOn({ startsAt }: Pick<Origin, 'startsAt'>, days: number): string {
  return addDays(wallClockOf(startsAt).on, days);
}
