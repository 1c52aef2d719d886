import { clinicZone } from './record/clinic-zone.ts';

// All conversion between the clinic's wall clock and instants.

/** Date and time in the clinic's zone: day 'YYYY-MM-DD', time 'HH:MM'. */
export type WallClock = { on: string; time: string };

/** An interval of one calendar day in which the wall clock runs without a jump. */
export type WallInterval = { startsAt: Date; wallMinute: number; minutes: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MAX_CACHED_DAYS = 4_000;

/** What has been measured of a zone. */
type Measured = {
  zone: string;
  fields: Intl.DateTimeFormat;
  /** Offset by UTC day since the epoch; null for a day on which it changes. */
  offsetByUtcDay: Map<number, number | null>;
};
let measured: Measured | undefined;

/** True for an existing day 'YYYY-MM-DD' between 1900 and 2199. */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/**
 * The instant at which the clinic's wall clock shows this date and time.
 * @param time 'HH:MM', '00:00' to '23:59'
 * @returns null when the clock never shows it: no such day, no such time, or an hour skipped by
 * summer time (2018-11-04 had no 00:00 to 01:00). A repeated hour gives its first occurrence.
 */
export function instantOf(on: string, time: string): Date | null {
  if (!isCalendarDay(on) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const wallMs = Date.parse(`${on}T${time}:00Z`);
  const before = wallMs - offsetAt(wallMs - DAY_MS);
  const after = wallMs - offsetAt(wallMs + DAY_MS);
  const [first, second] = before < after ? [before, after] : [after, before];
  if (first + offsetAt(first) === wallMs) return new Date(first);
  return second + offsetAt(second) === wallMs ? new Date(second) : null;
}

/** Date and time in the clinic's zone at an instant; seconds are truncated. */
export function wallClockOf(instant: Date): WallClock {
  const wall = new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString();
  return { on: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** The first instant of a calendar day; 01:00 on the wall clock where midnight was skipped. */
export function startOfDay(on: string): Date {
  const midnightMs = wallMidnight(on);
  // With the old offset, a skipped midnight is exactly the instant of the jump.
  return instantOf(on, '00:00') ?? new Date(midnightMs - offsetAt(midnightMs - DAY_MS));
}

/**
 * The intervals of a calendar day, earliest first: one of 1,440 minutes, except on days on
 * which summer time begins or ends. A repeated hour appears in two intervals, a skipped one in none.
 */
export function wallIntervalsOf(on: string): WallInterval[] {
  const startsAt = startOfDay(on);
  const endMs = startOfDay(addDays(on, 1)).getTime();
  const intervals: WallInterval[] = [];
  let open: WallInterval | undefined;
  for (let ms = startsAt.getTime(); ms < endMs; ms += HOUR_MS) {
    const wallMinute = Math.round((ms + offsetAt(ms) - wallMidnight(on)) / MINUTE_MS);
    const minutes = Math.min(HOUR_MS, endMs - ms) / MINUTE_MS;
    if (open && open.wallMinute + open.minutes === wallMinute) {
      open.minutes += minutes;
    } else {
      open = { startsAt: new Date(ms), wallMinute, minutes };
      intervals.push(open);
    }
  }
  return intervals;
}

/** The calendar day n days later, or earlier when n is negative. */
export function addDays(on: string, n: number): string {
  return new Date(wallMidnight(on) + n * DAY_MS).toISOString().slice(0, 10);
}

/** n consecutive calendar days, the given one first. */
export function daysFrom(on: string, n: number): string[] {
  return Array.from({ length: n }, (_, index) => addDays(on, index));
}

/** 0 (Sunday) to 6 (Saturday). */
export function weekdayOf(on: string): number {
  return new Date(wallMidnight(on)).getUTCDay();
}

/** Completed years on a day; people born on 29 February turn a year older on 1 March of common years. */
export function ageOn(bornOn: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return on.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

const ADULT_AGE = 18;

/** Whether somebody is a child or an adolescent on a day. */
export function isMinorOn(bornOn: string, on: string): boolean {
  return ageOn(bornOn, on) < ADULT_AGE;
}

/** An instant with the clinic's offset, '2026-11-23T09:30:00-03:00'; milliseconds only if not zero. */
export function rfc3339(instant: Date): string {
  const offsetMs = offsetAt(instant.getTime());
  const wall = new Date(instant.getTime() + offsetMs)
    .toISOString()
    .slice(0, -1)
    .replace('.000', '');
  const minutes = Math.abs(Math.trunc(offsetMs / MINUTE_MS));
  return `${wall}${offsetMs < 0 ? '-' : '+'}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

/**
 * Parses an RFC 3339 instant with seconds and with Z or any offset; T and Z may be lower case.
 * @returns null for anything else, also for days and times that do not exist
 */
export function parseRfc3339(text: string): Date | null {
  const match =
    /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
  const upper = text.toUpperCase();
  const day = match.exec(upper)?.[1];
  return day !== undefined && isCalendarDay(day) ? new Date(upper) : null;
}

/** Milliseconds to add to UTC. Since 1914 Brazil's zones have changed their offsets only on whole UTC hours. */
function offsetAt(ms: number): number {
  const utcDay = Math.floor(ms / DAY_MS);
  const { fields, offsetByUtcDay } = measuredZone();
  let offset = offsetByUtcDay.get(utcDay);
  if (offset === undefined) {
    const first = measureOffset(fields, utcDay * DAY_MS);
    offset = first === measureOffset(fields, (utcDay + 1) * DAY_MS - HOUR_MS) ? first : null;
    if (offsetByUtcDay.size >= MAX_CACHED_DAYS) offsetByUtcDay.clear();
    offsetByUtcDay.set(utcDay, offset);
  }
  return offset ?? measureOffset(fields, ms);
}

function measuredZone(): Measured {
  const zone = clinicZone();
  if (measured?.zone !== zone)
    measured = { zone, fields: zoneFields(zone), offsetByUtcDay: new Map() };
  return measured;
}

function zoneFields(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

function measureOffset(zone: Intl.DateTimeFormat, ms: number): number {
  const fields: Record<string, number> = {};
  for (const { type, value } of zone.formatToParts(ms)) fields[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000;
}

function wallMidnight(on: string): number {
  return Date.parse(`${on}T00:00:00Z`);
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0');
}
