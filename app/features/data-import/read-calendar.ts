import ICAL from 'ical.js';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { registerZones } from './calendar-zones.ts';
import { timesOf } from './event-times.ts';
import { MAX_IMPORT_CELL, MAX_IMPORT_ROWS } from './import-kinds.ts';
import { TooManyDays } from './repeated-days.ts';

/** The columns of a calendar file, under names that `guessColumns` knows. */
export const CALENDAR_COLUMNS = [
  'Início',
  'Fim',
  'Título',
  'Descrição',
  'Agenda',
  'Nome',
  'Telefone',
  'Local',
] as const;

export type CalendarRow = { line: number; cells: string[] };
export type ReadCalendar = {
  rows: CalendarRow[];
  leftOut: { cancelled: number; repetitions: number; unreadable: number };
};

/**
 * The events of an iCalendar file as rows, in the clinic's wall clock; a repeated one has a row for each time, less
 * those that were taken out, changed alone or cancelled.
 * @param until calendar day after which repetitions are not followed
 */
export function readCalendar(
  text: string,
  { until }: { until: string },
): Result<ReadCalendar, 'not-a-calendar' | 'too-many'> {
  if (hasTooManyEvents(text)) return refuse('too-many');
  const root = rootOf(text);
  if (!root) return refuse('not-a-calendar');
  const calendar = root.getFirstPropertyValue('x-wr-calname');
  const name = typeof calendar === 'string' ? calendar.slice(0, MAX_IMPORT_CELL) : '';
  registerZones(root);
  try {
    return eventsOf(root, { until, calendar: name });
  } catch (error) {
    if (error instanceof TooManyDays) return refuse('too-many');
    throw error;
  } finally {
    ICAL.TimezoneService.reset();
  }
}

function eventsOf(
  root: ICAL.Component,
  { until, calendar }: { until: string; calendar: string },
): Result<ReadCalendar, 'too-many'> {
  const leftOut = { cancelled: 0, repetitions: 0, unreadable: 0 };
  const rows: CalendarRow[] = [];
  // Without their parent: an event with one looks through all others of the file for its exceptions.
  const all = root.getAllSubcomponents('vevent').map(({ jCal }) => new ICAL.Component(jCal));
  const changed = changedAlone(all);
  const limits = { until, budget: { days: MOST_DAYS } };
  for (const [index, component] of all.entries()) {
    if (rows.length > MAX_IMPORT_ROWS) return refuse('too-many');
    const without = changed.get(String(component.getFirstPropertyValue('uid'))) ?? new Set();
    const found = isCancelled(component) ? 'cancelled' : timesOf(component, without, limits);
    if (typeof found === 'string') {
      leftOut[found] += 1;
      continue;
    }
    if (found.isCut) leftOut.repetitions += 1;
    const words = wordsOf(component, calendar);
    for (const times of found.times) rows.push({ line: index + 1, cells: [...times, ...words] });
  }
  return ok({ rows, leftOut });
}

/** Days that are looked at for all repetitions of a file: those of some thousand events over years. */
const MOST_DAYS = 1_500_000;

/** Known before the file is taken apart. */
function hasTooManyEvents(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(/^BEGIN:VEVENT/gim)) {
    count += 1;
    if (count > MAX_IMPORT_ROWS) return true;
  }
  return false;
}

/** By the name of the event the times that a repetition has elsewhere or no more. */
function changedAlone(all: readonly ICAL.Component[]): ReadonlyMap<string, Set<string>> {
  const changed = new Map<string, Set<string>>();
  for (const each of all) {
    const time = each.getFirstPropertyValue('recurrence-id');
    if (time === null) continue;
    const uid = String(each.getFirstPropertyValue('uid'));
    const times = changed.get(uid) ?? new Set<string>();
    changed.set(uid, times.add(String(time)));
  }
  return changed;
}

function isCancelled(component: ICAL.Component): boolean {
  return String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
}

const PHONE = /(?:\+?55\s*)?(?:\(?0?\d{2}\)?[\s.-]*)?9?\d{4}[\s.-]?\d{4}(?!\d)/;

/** Title, description, calendar, the name and number that people write into either, and the place. */
function wordsOf(component: ICAL.Component, calendar: string): string[] {
  // Cut before any expression looks at them: a title may be as long as the file.
  const [title = '', text = '', place = ''] = ['summary', 'description', 'location'].map(
    (property) => String(component.getFirstPropertyValue(property) ?? '').slice(0, MAX_IMPORT_CELL),
  );
  const phone = PHONE.exec(title)?.[0] ?? PHONE.exec(text)?.[0] ?? '';
  const name = title.replace(PHONE, ' ').replace(/[()\-–—,;:/|]+\s*$/u, '');
  return [title, text, calendar, name.replace(/\s+/g, ' ').trim(), phone.trim(), place];
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
