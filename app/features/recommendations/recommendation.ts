import { addDays, isCalendarDay } from '#app/clinic/clinic-time.ts';

/** What the doctor says at the desk: 'em seis meses'. */
const TERMS = {
  '7d': { days: 7 },
  '15d': { days: 15 },
  '30d': { days: 30 },
  '3m': { months: 3 },
  '6m': { months: 6 },
  '12m': { months: 12 },
} as const satisfies Record<string, { days: number } | { months: number }>;
export const TERM_NAMES = ['7d', '15d', '30d', '3m', '6m', '12m'] as const;
export type TermName = (typeof TERM_NAMES)[number];

export const NOTE_LENGTH = 120;

const MOST_DAYS = 730;

/** The day a term after another; a month that is shorter ends it. */
export function dueOnOf(term: TermName, from: string): string {
  const length = TERMS[term];
  if ('days' in length) return addDays(from, length.days);
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const months = month - 1 + length.months;
  const first = `${year + Math.floor(months / 12)}-${twoDigits((months % 12) + 1)}-01`;
  const last = lastDayOf(first);
  return `${first.slice(0, 8)}${twoDigits(Math.min(day, last))}`;
}

/** A day that was chosen itself; null when it is none, not after today, or too far away. */
export function chosenDay(text: string, today: string): string | null {
  if (!isCalendarDay(text) || text <= today) return null;
  return text <= addDays(today, MOST_DAYS) ? text : null;
}

/**
 * The day on which somebody is told: weeks before, so that a good time is still free, and later the sooner it is due.
 * @param madeOn when it was recommended
 */
export function tellOn(dueOn: string, madeOn: string): string {
  for (const [away, before] of TELL_BEFORE)
    if (dueOn >= addDays(madeOn, away)) return addDays(dueOn, -before);
  return addDays(madeOn, 1);
}

/** Due so many days away: told so many days before. */
const TELL_BEFORE = [
  [80, 21],
  [25, 10],
  [6, 4],
] as const;

function lastDayOf(firstOn: string): number {
  const next = addDays(firstOn, 31);
  return Number(addDays(`${next.slice(0, 8)}01`, -1).slice(8));
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
