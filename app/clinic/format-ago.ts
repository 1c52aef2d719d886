import { wallClockOf } from './clinic-time.ts';
import { formatAtTime, formatMoment } from './format-date.ts';

const DAY_MS = 86_400_000;

/** A moment that is over, for staff: 'hoje às 9h', 'ontem às 14h30', or the day and the time. */
export function formatAgo(instant: Date, now: Date): string {
  const { on, time } = wallClockOf(instant);
  if (on === wallClockOf(now).on) return `hoje ${formatAtTime(time)}`;
  if (on === wallClockOf(new Date(now.getTime() - DAY_MS)).on) return `ontem ${formatAtTime(time)}`;
  return formatMoment(instant);
}
