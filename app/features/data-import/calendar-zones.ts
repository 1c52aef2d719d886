import ICAL from 'ical.js';
import { wallClockOf } from '#app/clinic/clinic-time.ts';

const MOST_ZONES = 50;
/** Of one zone the changes of summer time that a file describes. */
const MOST_CHANGES = 400;

/**
 * Makes the zones known that a file describes as calendars do. Any other is known by its name alone: the library
 * follows the rules of a zone to the year 2035, and one that no day meets for ever.
 */
export function registerZones(root: ICAL.Component): void {
  for (const zone of root.getAllSubcomponents('vtimezone').slice(0, MOST_ZONES)) {
    const changes = zone.getAllSubcomponents();
    if (changes.length <= MOST_CHANGES && changes.every(isPlain))
      ICAL.TimezoneService.register(zone);
  }
}

const NTH_WEEKDAY = /^[+-]?[1-4]?(?:MO|TU|WE|TH|FR|SA|SU)$|^-1(?:MO|TU|WE|TH|FR|SA|SU)$/;

/** Once a year on a day that every year has: '1SU' or '-1SU' of one month, or the day of the start. */
function isPlain(change: ICAL.Component): boolean {
  const rules = change.getAllProperties('rrule');
  if (rules.length > 1 || change.getAllProperties('rdate').length > MOST_CHANGES) return false;
  return rules.every((property) => {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur) || rule.freq !== 'YEARLY' || rule.interval !== 1)
      return false;
    const { BYMONTH: months = [], BYDAY: days = [], ...others } = rule.parts;
    return (
      Object.keys(others).length === 0 &&
      months.length === 1 &&
      days.length <= 1 &&
      days.every((day) => NTH_WEEKDAY.test(String(day)))
    );
  });
}

/** '2026-10-05', or '2026-10-05 09:30' in the clinic's wall clock; times without a zone are the clinic's own. */
export function wallOf(time: ICAL.Time, zone: string): string {
  if (time.isDate) return time.toString().slice(0, 10);
  if (time.zone === ICAL.Timezone.localTimezone) {
    const known = zoneNamed(zone);
    if (!known) return time.toString().slice(0, 16).replace('T', ' ');
    const wall = wallClockOf(instantIn(time.toString().slice(0, 16), known));
    return `${wall.on} ${wall.time}`;
  }
  const { on, time: at } = wallClockOf(time.toJSDate());
  return `${on} ${at}`;
}

/** A zone that the file names and does not describe, by the names of the IANA. */
function zoneNamed(name: string): Intl.DateTimeFormat | null {
  if (name === '') return null;
  try {
    return new Intl.DateTimeFormat('sv-SE', {
      timeZone: name,
      dateStyle: 'short',
      timeStyle: 'short',
    });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** @param wall '2026-10-05T09:30' */
function instantIn(wall: string, zone: Intl.DateTimeFormat): Date {
  const aimMs = Date.parse(`${wall}Z`);
  let guessMs = aimMs;
  // Twice: the first guess may lie on the other side of a change of summer time.
  for (let tries = 0; tries < 2; tries += 1)
    guessMs += aimMs - Date.parse(`${zone.format(guessMs).replace(' ', 'T')}Z`);
  return new Date(guessMs);
}
