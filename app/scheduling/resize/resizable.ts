import { wallClockOf } from '#app/clinic/clinic-time.ts';

/** Lengths are multiples of it, and no shorter. */
export const LENGTH_STEP_MINUTES = 5;
/** No service takes longer. */
export const MOST_MINUTES = 480;

const MINUTE_MS = 60_000;

type Resized = {
  status: 'confirmed' | 'cancelled';
  attendance: 'arrived' | 'done' | 'no-show' | null;
  startsAt: Date;
  endsAt: Date;
  steps: readonly unknown[];
};

/**
 * Whether an appointment may still be made longer or shorter: until it is over, and of somebody who is here until the
 * day is. Of several exams each has a length of its own.
 */
export function isResizable(
  { status, attendance, startsAt, endsAt, steps }: Resized,
  now: Date,
): boolean {
  if (status !== 'confirmed' || steps.length > 1) return false;
  if (attendance === 'arrived') return wallClockOf(startsAt).on === wallClockOf(now).on;
  return attendance === null && endsAt > now;
}

/** Whole minutes. */
export function minutesOf({ startsAt, endsAt }: Pick<Resized, 'startsAt' | 'endsAt'>): number {
  return (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;
}

/** When it ends with another length. @returns null for a length that none may have, or that goes past midnight */
export function endAfter(startsAt: Date, minutes: number): Date | null {
  const isLength = Number.isInteger(minutes) && minutes % LENGTH_STEP_MINUTES === 0;
  if (!isLength || minutes < LENGTH_STEP_MINUTES || minutes > MOST_MINUTES) return null;
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  const last = new Date(endsAt.getTime() - 1);
  return wallClockOf(last).on === wallClockOf(startsAt).on ? endsAt : null;
}
