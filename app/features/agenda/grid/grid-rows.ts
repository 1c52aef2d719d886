import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { minuteOf, ROW_MINUTES, type ShownHours } from './grid-place.ts';

/** Minutes since midnight on the clinic's wall, half open. */
export type Stretch = { from: number; until: number };

/** Hours in which nobody works and nothing stands are one narrow band from this length on. */
const LEAST_BREAK = 30;
/** Height of such a band, in rows. */
const BREAK_ROWS = 4;

const DAY_MINUTES = 1440;

/** The part of an interval on a calendar day, in minutes on the wall. */
export function stretchOn(on: string, fromMs: number, untilMs: number): Stretch {
  const minuteAt = (ms: number) => {
    const at = wallClockOf(new Date(ms));
    if (at.on !== on) return at.on < on ? 0 : DAY_MINUTES;
    return minuteOf(at.time);
  };
  return { from: minuteAt(fromMs), until: minuteAt(untilMs) };
}

/** The rows of a day, from the first minute that matters to the last. */
export type GridRows = {
  count: number;
  /** What stands beside the rows: every hour, and where a band begins and ends. */
  marks: readonly { row: number; minute: number }[];
  /** The bands. */
  breaks: readonly (Stretch & { row: number; rows: number })[];
  shown: readonly ShownHours[];
  /** From 0; a minute within a band is at its upper end. */
  rowOf: (minute: number) => number;
};

/** The rows that a day needs, so that working hours and everything that stands in the day are shown. */
export function gridRows(stretches: readonly Stretch[]): GridRows {
  const shown = united(stretches);
  const breaks: (Stretch & { row: number; rows: number })[] = [];
  const starts: (Stretch & { row: number })[] = [];
  let row = 0;
  for (const [index, stretch] of shown.entries()) {
    const before = shown[index - 1];
    if (before) {
      breaks.push({ from: before.until, until: stretch.from, row, rows: BREAK_ROWS });
      row += BREAK_ROWS;
    }
    starts.push({ ...stretch, row });
    row += (stretch.until - stretch.from) / ROW_MINUTES;
  }
  const rowOf = (minute: number) => {
    const within = starts.find(({ until }) => minute < until);
    if (!within) return row;
    const ahead = Math.floor((minute - within.from) / ROW_MINUTES);
    if (ahead >= 0) return within.row + ahead;
    return breaks.find(({ until }) => until === within.from)?.row ?? 0;
  };
  const minutes = [
    // Where a band begins soon after an hour, its own mark says when.
    ...starts.flatMap(({ from, until }, index) =>
      marksWithin(from, until).filter(
        (minute) => index === breaks.length || until - minute >= LEAST_BETWEEN,
      ),
    ),
    ...breaks.map(({ from }) => from),
  ].sort((one, other) => one - other);
  const marks = minutes.map((minute) => ({ row: rowOf(minute), minute }));
  return { count: row, marks, breaks, shown: starts, rowOf };
}

/** Rounded outwards to rows, in order, without what lies within another and without short breaks. */
function united(stretches: readonly Stretch[]): Stretch[] {
  const rounded = stretches
    .filter(({ from, until }) => from < until)
    .map(({ from, until }) => ({
      from: Math.floor(from / ROW_MINUTES) * ROW_MINUTES,
      until: Math.ceil(until / ROW_MINUTES) * ROW_MINUTES,
    }))
    .sort((one, other) => one.from - other.from);
  const shown: Stretch[] = [];
  for (const { from, until } of rounded) {
    const last = shown.at(-1);
    if (last && from - last.until < LEAST_BREAK) last.until = Math.max(last.until, until);
    else shown.push({ from, until });
  }
  return shown;
}

/** Nearer to the next one, a mark would be covered by it. */
const LEAST_BETWEEN = 20;

function marksWithin(from: number, until: number): number[] {
  const first = Math.ceil(from / 60);
  const hours = Array.from(
    { length: Math.max(0, Math.ceil(until / 60) - first) },
    (_, hour) => (first + hour) * 60,
  );
  const isApart = (hours[0] ?? until) - from >= LEAST_BETWEEN;
  return isApart ? [from, ...hours] : hours;
}

/**
 * Beside whom each of some stretches stands, where they overlap: the first free lane, and of how many in all that
 * overlap with one another.
 */
export function lanesOf(stretches: readonly Stretch[]): { lane: number; lanes: number }[] {
  const order = stretches
    .map((stretch, index) => ({ ...stretch, index }))
    .sort((one, other) => one.from - other.from || one.index - other.index);
  const placed = stretches.map(() => ({ lane: 0, lanes: 1 }));
  let group: number[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const index of group)
      placed[index] = { lane: placed[index]?.lane ?? 0, lanes: ends.length };
    [group, ends] = [[], []];
  };
  for (const { from, until, index } of order) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = until;
    placed[index] = { lane, lanes: 1 };
    group.push(index);
  }
  close();
  return placed;
}

/** What is left of some stretches when others are taken away, in order. */
export function without(whole: readonly Stretch[], taken: readonly Stretch[]): Stretch[] {
  return taken.reduce<Stretch[]>(
    (left, { from, until }) =>
      left
        .flatMap((part) => [
          ...(from > part.from ? [{ from: part.from, until: Math.min(part.until, from) }] : []),
          ...(until < part.until ? [{ from: Math.max(part.from, until), until: part.until }] : []),
        ])
        .filter((part) => part.from < part.until),
    whole.map(({ from, until }) => ({ from, until })),
  );
}

/** So far apart are two ways into one empty time, so that a finger or a shaking hand meets the one it means. */
const LEAST_APART = 45;

/** Cuts an empty time at the hours, but into no part too low to be pressed. */
export function byHours({ from, until }: Stretch): Stretch[] {
  const cuts = [from];
  for (let hour = (Math.floor(from / 60) + 1) * 60; hour < until; hour += 60)
    if (hour - (cuts.at(-1) ?? 0) >= LEAST_APART) cuts.push(hour);
  return cuts.map((at, index) => ({ from: at, until: cuts[index + 1] ?? until }));
}
