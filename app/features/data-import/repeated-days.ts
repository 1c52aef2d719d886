import ICAL from 'ical.js';

const DAY_MS = 86_400_000;
type Period = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** How many days may still be looked at for all rules of one file together. */
export type DayBudget = { days: number };
/** The days of a file's rules are more than are looked at. */
export class TooManyDays extends Error {}

const PARTS: ReadonlySet<string> = new Set(['BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS']);
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

type Rule = {
  period: Period;
  interval: number;
  /** Of the first day of a week, Sunday being 0. */
  weekStart: number;
  months: ReadonlySet<number>;
  monthDays: ReadonlySet<number>;
  /** 'MO', '1MO', '-1MO' */
  weekdays: ReadonlySet<string>;
  positions: ReadonlySet<number>;
};

/**
 * The days of a rule in ascending order, by arithmetic on days alone: a rule that no day meets ends at the last one,
 * as the libraries' iterators do not.
 * @param first midnight of the first day, in ms of UTC
 * @param last the same of the last day that is looked at
 * @throws TooManyDays when the budget is used up
 */
export function* repeatedDays(
  rule: Rule,
  { first, last, budget }: { first: number; last: number; budget: DayBudget },
): Generator<number> {
  for (let step = 0; ; step += rule.interval) {
    const { from, until } = periodAt(rule, first, step);
    // A year too large for a date is none.
    if (!(from <= last)) return;
    // With a position every day of the period counts, those before the first one too.
    const begin = rule.positions.size > 0 ? from : Math.max(from, first);
    budget.days -= 1 + (until - begin) / DAY_MS;
    if (budget.days < 0) throw new TooManyDays();
    for (const day of chosenDays(rule, begin, until)) if (day >= first && day <= last) yield day;
  }
}

function chosenDays(rule: Rule, from: number, until: number): number[] {
  const found: number[] = [];
  for (let day = from; day < until; day += DAY_MS) if (isMet(rule, day)) found.push(day);
  const { positions } = rule;
  if (positions.size === 0) return found;
  return found.filter(
    (_, index) => positions.has(index + 1) || positions.has(index - found.length),
  );
}

/**
 * A rule with what its first day says where it is silent; null for rules by hours, weeks or days of the year, which
 * agendas do not write.
 */
export function ruleOfDays(recur: ICAL.Recur, first: number): Rule | null {
  const { freq, interval, parts } = recur;
  const period = (['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).find((each) => each === freq);
  if (!period || !Number.isInteger(interval) || interval < 1) return null;
  if (Object.keys(parts).some((part) => !PARTS.has(part))) return null;
  const start = new Date(first);
  const rule = {
    ...{ period, interval, weekStart: (recur.wkst ?? ICAL.Time.MONDAY) - 1 },
    ...{ months: numbers(parts.BYMONTH), monthDays: numbers(parts.BYMONTHDAY) },
    ...{ weekdays: new Set((parts.BYDAY ?? []).map(String)), positions: numbers(parts.BYSETPOS) },
  };
  const isOpen = rule.weekdays.size === 0 && rule.monthDays.size === 0;
  if (period === 'WEEKLY' && rule.weekdays.size === 0)
    rule.weekdays.add(WEEKDAYS[start.getUTCDay()] ?? '');
  if ((period === 'MONTHLY' || period === 'YEARLY') && isOpen)
    rule.monthDays.add(start.getUTCDate());
  if (period === 'YEARLY' && isOpen && rule.months.size === 0)
    rule.months.add(start.getUTCMonth() + 1);
  return rule;
}

const numbers = (values: readonly unknown[] = []) => new Set(values.map(Number));

/** The period that lies so many after the one of the first day. */
function periodAt({ period, weekStart }: Rule, first: number, step: number) {
  const start = new Date(first);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  if (period === 'MONTHLY')
    return { from: Date.UTC(year, month + step, 1), until: Date.UTC(year, month + step + 1, 1) };
  if (period === 'YEARLY')
    return { from: Date.UTC(year + step, 0, 1), until: Date.UTC(year + step + 1, 0, 1) };
  const length = period === 'WEEKLY' ? 7 : 1;
  const back = period === 'WEEKLY' ? (start.getUTCDay() - weekStart + 7) % 7 : 0;
  const from = first + (step * length - back) * DAY_MS;
  return { from, until: from + length * DAY_MS };
}

function isMet(rule: Rule, at: number): boolean {
  const day = new Date(at);
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
  if (rule.months.size > 0 && !rule.months.has(month + 1)) return false;
  const monthLength = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const { monthDays, weekdays } = rule;
  if (monthDays.size > 0 && !monthDays.has(date) && !monthDays.has(date - monthLength - 1))
    return false;
  const name = WEEKDAYS[day.getUTCDay()] ?? '';
  if (weekdays.size === 0 || weekdays.has(name)) return true;
  if (rule.period !== 'MONTHLY' && rule.period !== 'YEARLY') return false;
  const isOfYear = rule.period === 'YEARLY' && rule.months.size === 0;
  const number = isOfYear ? (at - Date.UTC(year, 0, 1)) / DAY_MS + 1 : date;
  const length = isOfYear
    ? (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / DAY_MS
    : monthLength;
  const nth = Math.ceil(number / 7);
  const fromEnd = Math.ceil((length - number + 1) / 7);
  return [`${nth}${name}`, `+${nth}${name}`, `-${fromEnd}${name}`].some((each) =>
    weekdays.has(each),
  );
}
