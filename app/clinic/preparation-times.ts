import { addDays, instantOf, startOfDay, wallClockOf } from './clinic-time.ts';
import type { PreparationRule } from './preparation-rule.ts';
import { type Place, sunTimes } from './sun-times.ts';

/** Contact lenses as people know theirs. */
export const LENSES = ['none', 'soft', 'rigid', 'unknown'] as const;
export type Lenses = (typeof LENSES)[number];

type LensRule = Pick<PreparationRule, 'softLensHours' | 'rigidLensHours'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;

/** Hours without lenses; who wears some and does not know which waits as for either. */
export function lensHours({ softLensHours, rigidLensHours }: LensRule, lenses: Lenses): number {
  if (lenses === 'none') return 0;
  if (lenses === 'soft') return softLensHours;
  if (lenses === 'rigid') return rigidLensHours;
  return Math.max(softLensHours, rigidLensHours);
}

/**
 * When lenses must be out at the latest. Multiples of 24 hours are days: the same time on the clinic's wall clock,
 * also where summer time begins or ends in between.
 */
export function lensesOutBy(startsAt: Date, hours: number): Date {
  if (hours % DAY_HOURS !== 0) return new Date(startsAt.getTime() - hours * HOUR_MS);
  return sameTimeOn(startsAt, -hours / DAY_HOURS);
}

/** Whether lenses taken out now would be out too late. */
export function isTooSoonForLenses(startsAt: Date, hours: number, now: Date): boolean {
  return hours > 0 && lensesOutBy(startsAt, hours) < now;
}

/** For which lenses, taken out now, a time is too soon, of one for which it is for some. */
export function earlyFor(rule: LensRule, startsAt: Date, now: Date): 'soft' | 'rigid' | 'any' {
  const isEarly = (hours: number) => isTooSoonForLenses(startsAt, hours, now);
  if (!isEarly(rule.softLensHours)) return 'rigid';
  return isEarly(rule.rigidLensHours) ? 'any' : 'soft';
}

/** The first full minute at which lenses taken out now have been out long enough. */
export function firstWithoutLenses(now: Date, hours: number): Date {
  const minute = new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS);
  if (hours % DAY_HOURS !== 0) return new Date(minute.getTime() + hours * HOUR_MS);
  return sameTimeOn(minute, hours / DAY_HOURS);
}

function sameTimeOn(instant: Date, days: number): Date {
  if (days === 0) return instant;
  const { on, time } = wallClockOf(instant);
  const day = addDays(on, days);
  // A time that the clock skips: the jump itself.
  return instantOf(day, time) ?? startOfDay(day);
}

/** The last moment to eat. */
export function lastMealAt(startsAt: Date, hours: number): Date {
  return new Date(startsAt.getTime() - hours * HOUR_MS);
}

/** From when on one may drive after an appointment with dilated pupils. */
export function mayDriveAt(endsAt: Date, hours: number): Date {
  return new Date(endsAt.getTime() + hours * HOUR_MS);
}

/** Sunset of the day of an instant; null where the sun does not set. */
export function sunsetOf(place: Place, instant: Date): Date | null {
  const times = sunTimes(place, wallClockOf(instant).on);
  return times.state === 'sets' ? times.setsAt : null;
}

/**
 * Whether somebody who goes home alone when the appointment ends has daylight for the minutes that this takes.
 * Where the sun does not set there is nothing to prefer.
 */
export function leavesDaylight(place: Place, endsAt: Date, daylightMinutes: number): boolean {
  const sunset = sunsetOf(place, endsAt);
  return sunset === null || endsAt.getTime() + daylightMinutes * MINUTE_MS <= sunset.getTime();
}
