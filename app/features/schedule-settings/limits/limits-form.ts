import type { HoursError, HoursFormValues } from '#app/features/schedule-settings/hours-form.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { LimitOf } from '#app/scheduling/hours/hours-for.ts';
import { type HoursLimit, type WeekHours, withLimits } from '#app/scheduling/hours/week-hours.ts';
import { type LimitLine, linesOfWeek } from './limit-lines.ts';

/** Field with the number of the person whose limits the form has; everybody else keeps their own. */
export const LIMITS_FIELD = 'limites';
/** Most limits of one week. */
export const MOST_LIMITS = 10;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const NUMBERS = Array.from({ length: MOST_LIMITS }, (_, index) => index);

/** Values of the choice what a limit says, in the order in which they are shown. */
export const LIMIT_CHOICES = {
  horario: 'hours',
  servicos: 'services',
  ambos: 'both',
} as const satisfies Record<string, LimitOf>;

/** Field name of a limit, from 0: 'limite-0-dia-3', 'limite-0-servico-12'. */
export function limitField(
  index: number,
  part: 'das' | 'as' | 'vale' | 'tirar' | `dia-${number}` | `servico-${number}`,
): string {
  return `limite-${index}-${part}`;
}

/** Every field name that limits may send. */
export function limitFields(serviceIds: readonly number[]): string[] {
  const each = NUMBERS.flatMap((index) => [
    limitField(index, 'das'),
    limitField(index, 'as'),
    limitField(index, 'vale'),
    limitField(index, 'tirar'),
    ...WEEKDAYS.map((weekday) => limitField(index, `dia-${weekday}`)),
    ...serviceIds.map((id) => limitField(index, `servico-${id}`)),
  ]);
  return [LIMITS_FIELD, ...each];
}

/** The limits of a week as form values. */
export function limitFormValues(week: WeekHours): HoursFormValues {
  const entries = linesOfWeek(week).flatMap((line, index) => [
    [limitField(index, 'das'), line.startsTime],
    [limitField(index, 'as'), line.endsTime],
    [limitField(index, 'vale'), wordOf(line.limitOf)],
    ...line.weekdays.map((weekday) => [limitField(index, `dia-${weekday}`), 'sim']),
    ...line.serviceIds.map((id) => [limitField(index, `servico-${id}`), 'sim']),
  ]);
  return Object.fromEntries(entries);
}

/** How many limits are filled in, and how many the form shows: one at least. */
export function limitCount(values: HoursFormValues): { shown: number; used: number } {
  const numbers = Object.entries(values).flatMap(([name, value]) => {
    const index = value === '' ? undefined : /^limite-(\d+)-(?!vale)/.exec(name)?.[1];
    return index === undefined ? [] : [Number(index) + 1];
  });
  const used = Math.max(0, ...numbers);
  return { used, shown: Math.max(1, used) };
}

/** A week with the limits that were typed, or every field of them that is wrong. One to be taken away is none. */
export function parseLimits(
  values: HoursFormValues,
  { week, serviceIds }: { week: WeekHours; serviceIds: readonly number[] },
): Result<WeekHours, HoursError[]> {
  const errors: HoursError[] = [];
  const byDay = WEEKDAYS.map((): HoursLimit[] => []);
  for (const index of NUMBERS) {
    const line = parseLine(values, index, serviceIds);
    if (!line) continue;
    const { weekdays, ...limit } = line;
    const wrong = wrongOf(line, index) ?? wrongOnDays(line, { index, week, byDay });
    if (wrong) errors.push(wrong);
    else for (const weekday of weekdays) byDay[weekday]?.push(limit);
  }
  if (errors.length > 0) return refuse(errors);
  return ok(week.map((day, weekday) => day && withLimits(day, byDay[weekday] ?? [])));
}

function parseLine(
  values: HoursFormValues,
  index: number,
  known: readonly number[],
): LimitLine | null {
  const value = (part: Parameters<typeof limitField>[1]) => values[limitField(index, part)] ?? '';
  const serviceIds = known
    .filter((id) => value(`servico-${id}`))
    .toSorted((one, other) => one - other);
  const times = { startsTime: value('das'), endsTime: value('as') };
  const weekdays = WEEKDAYS.filter((weekday) => value(`dia-${weekday}`));
  const isEmpty = ![...serviceIds, ...weekdays, times.startsTime, times.endsTime].some(
    (each) => each !== '',
  );
  if (value('tirar') || isEmpty) return null;
  return {
    ...times,
    limitOf: Object.entries(LIMIT_CHOICES).find(([word]) => word === value('vale'))?.[1] ?? 'hours',
    serviceIds,
    weekdays,
  };
}

function wrongOf(line: LimitLine, index: number): HoursError | null {
  const { startsTime, endsTime, weekdays, serviceIds } = line;
  if (weekdays.length === 0) return { field: limitField(index, 'dia-1'), wrong: 'limit-days' };
  if (!TIME.test(startsTime)) return { field: limitField(index, 'das'), wrong: 'limit-times' };
  if (!TIME.test(endsTime)) return { field: limitField(index, 'as'), wrong: 'limit-times' };
  if (startsTime >= endsTime) return { field: limitField(index, 'as'), wrong: 'limit-order' };
  if (serviceIds.length === 0) return { field: limitField(index, 'vale'), wrong: 'limit-services' };
  return null;
}

type Known = { index: number; week: WeekHours; byDay: readonly (readonly HoursLimit[])[] };

function wrongOnDays(line: LimitLine, { index, week, byDay }: Known): HoursError | null {
  const meets = (one: { startsTime: string; endsTime: string }) =>
    one.startsTime < line.endsTime && line.startsTime < one.endsTime;
  const away = line.weekdays.find((weekday) => {
    const day = week[weekday];
    return !day || !isWorked(day, line);
  });
  if (away !== undefined)
    return { field: limitField(index, `dia-${away}`), wrong: 'limit-outside', weekday: away };
  const keepsOut = ({ limitOf }: { limitOf: LimitOf }) => limitOf !== 'services';
  const crossed = line.weekdays.find((weekday) =>
    byDay[weekday]?.some((other) => keepsOut(other) && keepsOut(line) && meets(other)),
  );
  if (crossed === undefined) return null;
  return { field: limitField(index, 'das'), wrong: 'limit-overlap', weekday: crossed };
}

type Times = { startsTime: string; endsTime: string };

/** Whether a time is within a day's hours, and not wholly in breaks. */
function isWorked(day: Times & { breaks: readonly Times[] }, time: Times): boolean {
  if (time.startsTime < day.startsTime || day.endsTime < time.endsTime) return false;
  let rest = time.startsTime;
  const breaks = day.breaks.toSorted((one, other) => (one.startsTime < other.startsTime ? -1 : 1));
  for (const { startsTime, endsTime } of breaks)
    if (startsTime <= rest && rest < endsTime) rest = endsTime;
  return rest < time.endsTime;
}

function wordOf(limitOf: LimitOf): string {
  return Object.entries(LIMIT_CHOICES).find(([, each]) => each === limitOf)?.[0] ?? '';
}
