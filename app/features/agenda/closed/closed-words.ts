import { addDays, startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay, formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffClosureDays as messages } from '#app/locales/pt-BR/staff/day/closure-days.ts';
import type { ClosedTime } from '#app/scheduling/closed/repeated-days.ts';

/** The hours of a day between two instants, as they are typed into a form; empty is the day's own edge. */
export function hoursOn(on: string, { startsAt, endsAt }: ClosedTime) {
  const [from, until] = [wallClockOf(startsAt), wallClockOf(endsAt)];
  const isFromStart = from.on !== on || startsAt <= startOfDay(on);
  return { de: isFromStart ? '' : from.time, ate: until.on === on ? until.time : '' };
}

/**
 * What is closed, in words: 'quarta-feira, 7 de outubro de 2026, das 14h às 18h'; of more than one day, from when until
 * when.
 */
export function closedDayWords(time: ClosedTime, holidays: ReadonlyMap<string, string>): string {
  const { on } = wallClockOf(time.startsAt);
  if (time.endsAt > startOfDay(addDays(on, 1)))
    return staffAgenda.closures.until(
      formatMoment(time.startsAt, { withYear: true }),
      formatMoment(time.endsAt, { withYear: true }),
    );
  const holiday = holidays.get(on);
  const words = messages.day(formatDay(on, { withYear: true }), hoursWords(hoursOn(on, time)));
  return holiday ? messages.holiday(words, holiday) : words;
}

function hoursWords({ de, ate }: ReturnType<typeof hoursOn>): string {
  if (de && ate) return messages.hours(formatTime(de), formatTime(ate));
  if (de) return messages.from(formatTime(de));
  return ate ? messages.to(formatTime(ate)) : messages.wholeDay;
}
