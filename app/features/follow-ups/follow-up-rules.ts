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
  /** Services whose returns have a rule of their own. */
  ownReturns: readonly { service: string; returnDays: number; isFree: boolean }[];
  postOperativeServices: readonly string[];
  postOperativeDays: readonly number[];
  postOperativeAppointment: string;
  /** Of surgeries whose series is not that of the others. */
  controls: readonly (Control & { service: string })[];
};

/** An appointment of a series. */
export type Control = {
  /** What staff call it; null for what its day says. */
  name?: string | null;
  daysAfter: number;
  /** How many days after its day it still does. */
  toleranceDays: number;
  /** Slug of the service as which it is booked. */
  bookedAs: string;
  /** 5 to 240; without it, the length of that service. */
  durationMinutes?: number | undefined;
};

type Held = Pick<Origin, 'serviceSlug' | 'startsAt'>;

type Origin = {
  serviceSlug: string;
  payerId: string;
  status: 'confirmed' | 'cancelled';
  attendance: 'arrived' | 'done' | 'no-show' | null;
  startsAt: Date;
};

/** Whether a return may be booked: only after a consultation that took place and is not a return itself. */
export function mayReturn(appointment: Origin, rules: FollowUpRules, now: Date): boolean {
  const wasHeld = appointment.attendance === 'done' || appointment.startsAt <= now;
  return isKept(appointment) && wasHeld && returnRuleOf(appointment.serviceSlug, rules) !== null;
}

/** How long a service's returns are free of charge, in days; null for a service without returns. */
export function returnRuleOf(
  serviceSlug: string,
  { returnDays, returnServices, ownReturns }: FollowUpRules,
): { returnDays: number; isFree: boolean } | null {
  const own = ownReturns.find(({ service }) => service === serviceSlug);
  if (own) return { returnDays: own.returnDays, isFree: own.isFree };
  return returnServices.includes(serviceSlug) ? { returnDays, isFree: true } : null;
}

/** Whether a post-operative series may be booked: only for a surgery that took place or still will. */
export function maySeries(appointment: Origin, rules: FollowUpRules): boolean {
  return isKept(appointment) && controlsOf(appointment.serviceSlug, rules).length > 0;
}

/** The series after a surgery, earliest first: its own, or that of every surgery; empty where it has none. */
export function controlsOf(serviceSlug: string, rules: FollowUpRules): Control[] {
  const own = rules.controls.filter(({ service }) => service === serviceSlug);
  if (own.length > 0) return own.toSorted((one, other) => one.daysAfter - other.daysAfter);
  if (!rules.postOperativeServices.includes(serviceSlug)) return [];
  return rules.postOperativeDays.map((daysAfter) => ({
    daysAfter,
    toleranceDays: usualTolerance(daysAfter),
    bookedAs: rules.postOperativeAppointment,
  }));
}

/** In the first days only the day itself will do; a week after the surgery two days more, later a week. */
function usualTolerance(daysAfter: number): number {
  return Math.min(7, Math.floor((daysAfter * 2) / 7));
}

function isKept({ status, attendance, payerId }: Origin): boolean {
  return status === 'confirmed' && attendance !== 'no-show' && payerId !== RETURN_PAYER;
}

/** The last calendar day on which a return is free of charge; the day before the appointment where none is. */
export function lastFreeDay({ serviceSlug, startsAt }: Held, rules: FollowUpRules): string {
  const { returnDays, isFree } = returnRuleOf(serviceSlug, rules) ?? { ...rules, isFree: true };
  return addDays(wallClockOf(startsAt).on, isFree ? returnDays : -1);
}

/** Whether a return at this time is free of charge. */
export function isFreeReturn(origin: Held, startsAt: Date, rules: FollowUpRules): boolean {
  return wallClockOf(startsAt).on <= lastFreeDay(origin, rules);
}

/** The calendar day a number of days after an appointment. */
export function dueOn({ startsAt }: Pick<Origin, 'startsAt'>, days: number): string {
  return addDays(wallClockOf(startsAt).on, days);
}
