import type { OpeningHours } from './clinic-schema.ts';
import { addDays, instantOf, wallClockOf, weekdayOf } from './clinic-time.ts';
import { WEEKDAYS } from './record/hours-fields.ts';

/** The clinic's hours, and the days on which it is closed all the same. */
export type Opening = { hours: OpeningHours; closedOn: ReadonlySet<string> };

const MINUTE_MS = 60_000;
/** A clinic that is closed for longer answers nobody. */
const MOST_DAYS = 400;

/** Whole minutes of opening time between two instants; 0 where the second is not the later. */
export function openingMinutesBetween(opening: Opening, from: Date, to: Date): number {
  const last = wallClockOf(to).on;
  let [on, ms] = [wallClockOf(from).on, 0];
  for (let n = 0; on <= last && n < MOST_DAYS; n += 1, on = addDays(on, 1)) {
    for (const { startsAt, endsAt } of periodsOn(opening, on))
      ms += Math.max(0, Math.min(endsAt, to.getTime()) - Math.max(startsAt, from.getTime()));
  }
  return Math.floor(ms / MINUTE_MS);
}

/**
 * The instant at which so much opening time has passed.
 * @returns null where the clinic does not open for that long within a year
 */
export function afterOpeningMinutes(opening: Opening, from: Date, minutes: number): Date | null {
  let [on, leftMs] = [wallClockOf(from).on, minutes * MINUTE_MS];
  for (let n = 0; n < MOST_DAYS; n += 1, on = addDays(on, 1)) {
    for (const { startsAt, endsAt } of periodsOn(opening, on)) {
      const begins = Math.max(startsAt, from.getTime());
      if (begins >= endsAt) continue;
      if (leftMs <= endsAt - begins) return new Date(begins + leftMs);
      leftMs -= endsAt - begins;
    }
  }
  return null;
}

/** When the clinic opens and closes on a calendar day, in milliseconds since 1970. */
function periodsOn({ hours, closedOn }: Opening, on: string) {
  const weekday = WEEKDAYS[weekdayOf(on)];
  if (weekday === undefined || closedOn.has(on)) return [];
  return hours[weekday].flatMap(({ startsTime, endsTime }) => {
    const [startsAt, endsAt] = [instantOf(on, startsTime), instantOf(on, endsTime)];
    return startsAt && endsAt ? [{ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }] : [];
  });
}
