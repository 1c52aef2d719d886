/** A row of the grid is five minutes: no length, break or step of the agenda is finer. */
export const ROW_MINUTES = 5;

/** Minutes since midnight that the grid shows, half open, and the row where they begin. */
export type ShownHours = { from: number; until: number; row: number };

/** Minutes since midnight. @param time 'HH:MM' */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Of a minute since midnight; the last one of a day is 24h. */
export function wallTime(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Where something stands, as classes: a policy without inline styles leaves no other way without a script. */
export function placeClass(row: number, rows: number): string {
  return `ra-${row >> 4} rb-${row & 15} sa-${rows >> 4} sb-${rows & 15}`;
}

/** For the grid's script: '480-720-0 840-1080-52'. */
export function hoursText(shown: readonly ShownHours[]): string {
  return shown.map(({ from, until, row }) => `${from}-${until}-${row}`).join(' ');
}

/** Reads what `hoursText` has written. */
export function readHours(text: string): ShownHours[] {
  return text.split(' ').flatMap((part) => {
    const [from, until, row] = part.split('-').map(Number);
    return from === undefined || until === undefined || row === undefined
      ? []
      : [{ from, until, row }];
  });
}

/**
 * The rows that a time takes.
 * @param from minute since midnight; `until` after it
 * @returns null where the grid does not show its beginning
 */
export function rowsAt(
  hours: readonly ShownHours[],
  { from, until }: { from: number; until: number },
): { row: number; rows: number } | null {
  const first = hours.find((each) => each.from <= from && from < each.until);
  if (!first) return null;
  const row = first.row + Math.floor((from - first.from) / ROW_MINUTES);
  const last = hours.findLast((each) => each.from < until) ?? first;
  const minutes = Math.min(until, last.until) - last.from;
  const end = last.row + Math.ceil(minutes / ROW_MINUTES);
  return { row, rows: Math.max(1, end - row) };
}
