import ICAL from 'ical.js';
import { addDays } from '#app/clinic/clinic-time.ts';
import { wallOf } from './calendar-zones.ts';
import { type DayBudget, repeatedDays, ruleOfDays, TooManyDays } from './repeated-days.ts';

/** Of a repetition at most so many times, within the days that an import may reach. */
const MOST_REPETITIONS = 1_000;
const MOST_RULES = 4;
/** Dates that are added to a repetition or taken out of it. */
const MOST_DATES = 5_000;
const LONGEST_SECONDS = 400 * 86_400;

type Times = { times: [from: string, to: string][]; isCut: boolean };
type Limits = { until: string; budget: DayBudget };

/**
 * When an event is, each time of a repetition, up to a day.
 * @param without times of the repetition that other events stand for
 * @throws TooManyDays
 */
export function timesOf(
  component: ICAL.Component,
  without: ReadonlySet<string>,
  limits: Limits,
): Times | 'unreadable' {
  try {
    if (isOverlong(component.getFirstPropertyValue('duration'))) return 'unreadable';
    const event = new ICAL.Event(component);
    const { startDate, endDate } = event;
    const zone = String(component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '');
    if (!startDate || !endDate) return 'unreadable';
    if (!event.isRecurring() || event.isRecurrenceException())
      return {
        times: [[wallOf(startDate, zone), lastOf([startDate, endDate], zone)]],
        isCut: false,
      };
    const length = endDate.subtractDate(startDate);
    if (isOverlong(length)) return 'unreadable';
    const starts = repetitionsOf(component, startDate, limits);
    if (!starts) return 'unreadable';
    const times: Times['times'] = [];
    for (const next of starts.times) {
      const from = wallOf(next, zone);
      const isLate = from.slice(0, 10) > limits.until || times.length >= MOST_REPETITIONS;
      if (isLate) return { times, isCut: true };
      if (without.has(next.toString())) continue;
      const end = next.clone();
      end.addDuration(length);
      times.push([from, lastOf([next, end], zone)]);
    }
    return { times, isCut: starts.isCut };
  } catch (error) {
    if (error instanceof TooManyDays) throw error;
    // The library throws errors of its own for every property that it cannot read.
    return 'unreadable';
  }
}

/** The library counts the months of a length one by one. */
function isOverlong(length: unknown): boolean {
  return length instanceof ICAL.Duration && !(Math.abs(length.toSeconds()) <= LONGEST_SECONDS);
}

/** In ascending order, without those that are taken out; null where a rule cannot be followed. */
function repetitionsOf(
  component: ICAL.Component,
  start: ICAL.Time,
  limits: Limits,
): { times: ICAL.Time[]; isCut: boolean } | null {
  const rules = component.getAllProperties('rrule');
  const [added, out] = [datesOf(component, 'rdate'), datesOf(component, 'exdate')];
  if (rules.length > MOST_RULES || !added || !out) return null;
  const found = new Map(added.map((time) => [time.toUnixTime(), time]));
  if (rules.length === 0) found.set(start.toUnixTime(), start);
  let isCut = false;
  for (const property of rules) {
    const recur = property.getFirstValue();
    const ruled = recur instanceof ICAL.Recur ? ruledTimes(recur, start, limits) : null;
    if (!ruled) return null;
    isCut ||= ruled.isCut;
    for (const time of ruled.times) found.set(time.toUnixTime(), time);
  }
  for (const time of out) {
    // A day that is taken out takes its hour with it.
    const gone = time.isDate && !start.isDate ? timeOn(start, time) : time;
    found.delete(gone.toUnixTime());
  }
  return { times: [...found].sort(([one], [two]) => one - two).map(([, time]) => time), isCut };
}

function ruledTimes(recur: ICAL.Recur, start: ICAL.Time, { until, budget }: Limits) {
  const first = Date.UTC(start.year, start.month - 1, start.day);
  const rule = ruleOfDays(recur, first);
  if (!rule) return null;
  // One day more tells that the rule goes on.
  const last = Date.parse(`${addDays(until, 2)}T00:00Z`);
  const most = Math.min(recur.count || Infinity, MOST_REPETITIONS + MOST_DATES);
  const times: ICAL.Time[] = [];
  for (const ms of repeatedDays(rule, { first, last, budget })) {
    if (times.length >= most) return { times, isCut: most !== recur.count };
    const at = new Date(ms);
    const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
    const time = timeOn(start, { year, month, day });
    if (recur.until && time.compare(recur.until) > 0) break;
    times.push(time);
  }
  return { times, isCut: false };
}

/** The hour of a time on another day. */
function timeOn(time: ICAL.Time, { year, month, day }: Pick<ICAL.Time, 'year' | 'month' | 'day'>) {
  const { hour, minute, second, isDate, zone } = time;
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, zone);
}

function datesOf(component: ICAL.Component, name: string): ICAL.Time[] | null {
  const values = component.getAllProperties(name).flatMap((each) => each.getValues());
  if (values.length > MOST_DATES) return null;
  return values.flatMap((value) => {
    if (value instanceof ICAL.Period) return [value.start];
    return value instanceof ICAL.Time ? [value] : [];
  });
}

/** Of whole days the last one: the file gives the day after it. */
function lastOf([start, end]: [ICAL.Time, ICAL.Time], zone: string): string {
  const text = wallOf(end, zone);
  if (!end.isDate) return text;
  return text > wallOf(start, zone) ? addDays(text, -1) : text;
}
