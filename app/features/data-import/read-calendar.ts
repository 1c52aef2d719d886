import ICAL from 'ical.js';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { MAX_IMPORT_ROWS } from './import-kinds.ts';

/** The columns of a calendar file, under names that `guessColumns` knows. */
export const CALENDAR_COLUMNS = [
  'Início',
  'Fim',
  'Título',
  'Descrição',
  'Agenda',
  'Nome',
  'Telefone',
] as const;

export type CalendarRow = { line: number; cells: string[] };
export type ReadCalendar = {
  rows: CalendarRow[];
  leftOut: { cancelled: number; repetitions: number; unreadable: number };
};

/** Of a repetition at most so many times, within the days that an import may reach. */
const MOST_REPETITIONS = 1_000;

/**
 * The events of an iCalendar file as rows, in the clinic's wall clock; a repeated one has a row for each time, less
 * those that were taken out, changed alone or cancelled.
 * @param until calendar day after which repetitions are not followed
 */
export function readCalendar(
  text: string,
  { until }: { until: string },
): Result<ReadCalendar, 'not-a-calendar' | 'too-many'> {
  const root = rootOf(text);
  if (!root) return refuse('not-a-calendar');
  const calendar = root.getFirstPropertyValue('x-wr-calname');
  const name = typeof calendar === 'string' ? calendar : '';
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const leftOut = { cancelled: 0, repetitions: 0, unreadable: 0 };
  const rows: CalendarRow[] = [];
  try {
    const all = root.getAllSubcomponents('vevent');
    const changed = Map.groupBy(
      all.filter((each) => each.hasProperty('recurrence-id')),
      (each) => String(each.getFirstPropertyValue('uid')),
    );
    for (const [index, component] of all.entries()) {
      if (rows.length > MAX_IMPORT_ROWS) return refuse('too-many');
      const others = changed.get(String(component.getFirstPropertyValue('uid'))) ?? [];
      const found = isCancelled(component) ? 'cancelled' : timesOf(component, others, until);
      if (typeof found === 'string') {
        leftOut[found] += 1;
        continue;
      }
      if (found.isCut) leftOut.repetitions += 1;
      const words = wordsOf(new ICAL.Event(component), name);
      for (const times of found.times) rows.push({ line: index + 1, cells: [...times, ...words] });
    }
  } finally {
    ICAL.TimezoneService.reset();
  }
  return ok({ rows, leftOut });
}

function isCancelled(component: ICAL.Component): boolean {
  return String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
}

const PHONE = /(?:\+?55\s*)?(?:\(?0?\d{2}\)?[\s.-]*)?9?\d{4}[\s.-]?\d{4}(?!\d)/;

/** Title, description, calendar, and the name and number that people write into either. */
function wordsOf({ summary, description }: ICAL.Event, calendar: string): string[] {
  const [title, text] = [summary ?? '', description ?? ''];
  const phone = PHONE.exec(title)?.[0] ?? PHONE.exec(text)?.[0] ?? '';
  const name = title.replace(PHONE, ' ').replace(/[()\-–—,;:/|]+\s*$/u, '');
  return [title, text, calendar, name.replace(/\s+/g, ' ').trim(), phone.trim()];
}

function rootOf(text: string): ICAL.Component | null {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) return null;
  try {
    const parsed = ICAL.parse(text);
    const [first] = parsed;
    return new ICAL.Component(typeof first === 'string' ? parsed : first);
  } catch {
    // The library throws errors of its own for every text that is no calendar.
    return null;
  }
}

type Times = { times: [from: string, to: string][]; isCut: boolean };

function timesOf(
  component: ICAL.Component,
  changed: readonly ICAL.Component[],
  until: string,
): Times | 'unreadable' {
  try {
    const event = new ICAL.Event(component);
    const { startDate, endDate } = event;
    const zone = String(component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '');
    if (!startDate || !endDate) return 'unreadable';
    if (!event.isRecurring() || event.isRecurrenceException())
      return {
        times: [[wallOf(startDate, zone), lastOf([startDate, endDate], zone)]],
        isCut: false,
      };
    const without = new Set(
      changed.map((each) => String(each.getFirstPropertyValue('recurrence-id'))),
    );
    const length = endDate.subtractDate(startDate);
    const times: Times['times'] = [];
    const all = event.iterator();
    for (let next = all.next(); next; next = all.next()) {
      const isLate = wallOf(next, zone).slice(0, 10) > until || times.length >= MOST_REPETITIONS;
      if (isLate) return { times, isCut: true };
      if (without.has(next.toString())) continue;
      const end = next.clone();
      end.addDuration(length);
      times.push([wallOf(next, zone), lastOf([next, end], zone)]);
    }
    return { times, isCut: false };
  } catch {
    return 'unreadable';
  }
}

/** '2026-10-05', or '2026-10-05 09:30' in the clinic's wall clock; times without a zone are the clinic's own. */
function wallOf(time: ICAL.Time, zone: string): string {
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

/** Of whole days the last one: the file gives the day after it. */
function lastOf([start, end]: [ICAL.Time, ICAL.Time], zone: string): string {
  const text = wallOf(end, zone);
  if (!end.isDate) return text;
  return text > wallOf(start, zone) ? addDays(text, -1) : text;
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
