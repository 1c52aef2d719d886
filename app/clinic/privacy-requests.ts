import { addDays } from './clinic-time.ts';

/** Data subject rights, in the order of the form (LGPD, art. 18). */
export const PRIVACY_RIGHTS = [
  'access',
  'confirmation',
  'correction',
  'deletion',
  'revocation',
  'portability',
  'sharing',
  'other',
] as const;
export type PrivacyRight = (typeof PRIVACY_RIGHTS)[number];

/** Calendar days until the full answer is due, and days left from which it is urgent (LGPD, art. 19, II). */
const ANSWER_DAYS = 15;
const PRESSING_DAYS = 10;

export type RequestClock = {
  dueOn: string;
  /** Negative once overdue. */
  daysLeft: number;
  state: 'in-time' | 'pressing' | 'overdue';
};

/** Deadline of a request. @param askedOn, today calendar days in the clinic's zone */
export function requestClockOf(askedOn: string, today: string): RequestClock {
  const dueOn = addDays(askedOn, ANSWER_DAYS);
  const daysLeft = daysBetween(today, dueOn);
  if (daysLeft < 0) return { dueOn, daysLeft, state: 'overdue' };
  const isPressing = today >= addDays(askedOn, PRESSING_DAYS);
  return { dueOn, daysLeft, state: isPressing ? 'pressing' : 'in-time' };
}

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
}
