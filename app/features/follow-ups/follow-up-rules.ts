import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { RETURN_PAYER } from '#app/clinic/payer-titles.ts';

/** Pages below an appointment's staff page. */
export const FOLLOW_UP_PATHS = { return: 'retorno', series: 'pos-operatorio' } as const;
/** Query parameter on the page of a surgery whose series has just been booked. */
export const SERIES_DONE = 'serie';

/** The clinic's settings for follow-up appointments. */
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

/** Whether a return may be booked: only after a consultation that took place and is not a return itself. */
export function mayReturn(
  appointment: Origin,
  { returnServices }: FollowUpRules,
  now: Date,
): boolean {
  const wasHeld = appointment.attendance === 'done' || appointment.startsAt <= now;
  return isKept(appointment) && wasHeld && returnServices.includes(appointment.serviceSlug);
}

/** Whether a post-operative series may be booked: only for a surgery that took place or still will. */
export function maySeries(appointment: Origin, { postOperativeServices }: FollowUpRules): boolean {
  return isKept(appointment) && postOperativeServices.includes(appointment.serviceSlug);
}

function isKept({ status, attendance, payerId }: Origin): boolean {
  return status === 'confirmed' && attendance !== 'no-show' && payerId !== RETURN_PAYER;
}

/** The last calendar day on which a return is free of charge. */
export function lastFreeDay({ startsAt }: Pick<Origin, 'startsAt'>, rules: FollowUpRules): string {
  return addDays(wallClockOf(startsAt).on, rules.returnDays);
}

/** Whether a return at this time is free of charge. */
export function isFreeReturn(
  origin: Pick<Origin, 'startsAt'>,
  startsAt: Date,
  rules: FollowUpRules,
): boolean {
  return wallClockOf(startsAt).on <= lastFreeDay(origin, rules);
}

/** The calendar day a number of days after an appointment. */
export function dueOn({ startsAt }: Pick<Origin, 'startsAt'>, days: number): string {
  return addDays(wallClockOf(startsAt).on, days);
}
