import { z } from 'zod';
import { addDays, isCalendarDay } from '#app/clinic/clinic-time.ts';
import { houseOf, MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import { staffLimits } from '#app/locales/pt-BR/staff/settings/limits.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { DayHours, Interval, WeekHours } from '#app/scheduling/hours/week-hours.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { limitFields, parseLimits } from './limits/limits-form.ts';

/** The form's fields by name, as typed. */
export type HoursFormValues = Readonly<Record<string, string>>;
export type HoursWrong =
  | 'from'
  | 'until'
  | 'who'
  | 'open'
  | 'order'
  | 'break'
  | 'break-outside'
  | 'break-overlap'
  | 'elsewhere'
  | keyof typeof staffLimits.wrong;
export type HoursError = { field: string; wrong: HoursWrong; weekday?: number };

/** New hours. `until` is exclusive, as in the database; the form asks for the last day. */
export type NewHours = {
  from: string;
  until: string | null;
  week: WeekHours;
  slugs: readonly string[];
  /** Whether they are the clinic's too, as the site shows them. */
  isPublic: boolean;
  /** In which house; null is the main one. */
  branch: string | null;
};

/** Field that says that the form is the clinic's: everybody keeps their own breaks. */
export const CLINIC_FIELD = 'clinica';
/** Checkbox: also the hours that the site shows. */
export const PUBLIC_FIELD = 'publico';
/** The word for the house that the hours are of; without one, the main one. */
export const HOUSE_FIELD = 'unidade';
/** The version of the clinic's record that the form was based on. */
export const RECORD_FIELD = 'versao-cadastro';

/** Maximum number of breaks in a day. */
const MOST_BREAKS = 3;
/** New hours must begin and end within this many days. */
const LONGEST_DAYS = 730;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Field name for a weekday: 'abre-1', 'pausa-1-1'. */
export function dayField(
  weekday: number,
  part: 'abre' | 'fecha' | `pausa-${number}` | `volta-${number}`,
): string {
  return `${part}-${weekday}`;
}

/** Name of the checkbox that includes a practitioner, room or device. */
export function whoField(slug: string): string {
  return `vale-${slug}`;
}

/** Whose hours the form may set, and to which services it may limit them. */
export type HoursFormOf = { slugs: readonly string[]; serviceIds: readonly number[] };

/** What the form has sent, as typed, at most 20 characters each. @param textOf what stands in a field, '' for nothing */
export function readHoursForm(
  textOf: (name: string) => string,
  { slugs, serviceIds }: HoursFormOf,
): Record<string, string> {
  const typed = (name: string) => [name, textOf(name).slice(0, 20)] as const;
  // Of the hundreds of boxes of limits few are ticked.
  const limits = limitFields(serviceIds)
    .map(typed)
    .filter(([, value]) => value);
  return Object.fromEntries([...hoursFields(slugs).map(typed), ...limits]);
}

/** What a form began with, so that going on in the first run tells whether anything was typed. */
export const SHOWN_FIELD = 'mostrado';

/** Fields that a form sends, whatever somebody does: versions, the house, and a list without its number. */
const NOT_TYPED = /^versao-|^unidade$|^limite-.*-vale$/;

/** Whether a form is still as it was shown. @param shown its values then, as JSON; '' where nobody knows */
export function isAsShown(values: HoursFormValues, shown: string): boolean {
  const before = shownSchema.safeParse(shown);
  if (!before.success) return false;
  const names = new Set([...Object.keys(values), ...Object.keys(before.data)]);
  return [...names]
    .filter((name) => !NOT_TYPED.test(name))
    .every((name) => (values[name] ?? '') === (before.data[name] ?? ''));
}

const shownSchema = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.string()));

/** Every field name that the form may send, beside those of limits. */
function hoursFields(slugs: readonly string[]): string[] {
  const days = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => [
    dayField(weekday, 'abre'),
    dayField(weekday, 'fecha'),
    ...Array.from({ length: MOST_BREAKS }, (_, index) => [
      dayField(weekday, `pausa-${index}`),
      dayField(weekday, `volta-${index}`),
    ]).flat(),
  ]);
  const clinic = [CLINIC_FIELD, PUBLIC_FIELD, RECORD_FIELD];
  return [
    'desde',
    'ate',
    ...clinic,
    ...days,
    ...slugs.flatMap((slug) => [whoField(slug), `versao-${slug}`]),
  ];
}

/** A week as form values. */
export function weekFormValues(week: WeekHours): HoursFormValues {
  const entries = week.flatMap((day, weekday) =>
    day
      ? [
          [dayField(weekday, 'abre'), day.startsTime],
          [dayField(weekday, 'fecha'), day.endsTime],
          ...day.breaks.flatMap((pause, index) => [
            [dayField(weekday, `pausa-${index}`), pause.startsTime],
            [dayField(weekday, `volta-${index}`), pause.endsTime],
          ]),
        ]
      : [],
  );
  return Object.fromEntries(entries);
}

/** How many break fields each day gets: as many as are filled in, or as requested. */
export function breakCount(values: HoursFormValues, requested: number): number {
  const used = Object.entries(values).flatMap(([name, value]) => {
    const index = value === '' ? undefined : /^(?:pausa|volta)-(\d)-/.exec(name)?.[1];
    return index === undefined ? [] : [Number(index) + 1];
  });
  return Math.min(MOST_BREAKS, Math.max(1, Math.trunc(requested), ...used));
}

/**
 * New hours, or every field that is wrong.
 * @param today the first calendar day that can still change
 */
export function parseHours(
  values: HoursFormValues,
  { slugs, serviceIds }: HoursFormOf,
  today: string,
): Result<NewHours, HoursError[]> {
  const { desde: from = '', ate: last = '' } = values;
  const latest = addDays(today, LONGEST_DAYS);
  const isFrom = isCalendarDay(from) && from >= today && from <= latest;
  const isLast = last === '' || (isCalendarDay(last) && last >= from && last <= latest);
  const branch = houseOf(values[HOUSE_FIELD] || MAIN_HOUSE);
  // The hours that the site shows of a further house are set with its address.
  const isPublic = branch === null && Boolean(values[CLINIC_FIELD] && values[PUBLIC_FIELD]);
  const chosen = slugs.filter((slug) => values[whoField(slug)]);
  const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => parseDay(values, weekday));
  const errors: HoursError[] = [
    ...(isFrom ? [] : [{ field: 'desde', wrong: 'from' as const }]),
    ...(isLast ? [] : [{ field: 'ate', wrong: 'until' as const }]),
    ...days.flatMap((day) => (day.ok ? [] : [day.refusal])),
    ...(chosen.length > 0 || isPublic
      ? []
      : [{ field: whoField(slugs[0] ?? ''), wrong: 'who' as const }]),
  ];
  const isRead = days.every((day) => day.ok);
  const open = days.map((day) => (day.ok ? day.value : null));
  const limited = parseLimits(values, { week: open, serviceIds });
  if (isRead && !limited.ok) errors.push(...limited.refusal);
  if (errors.length > 0) return refuse(errors);
  const week = limited.ok ? limited.value : open;
  const until = last === '' ? null : addDays(last, 1);
  return ok({ from, until, week, slugs: chosen, isPublic, branch });
}

function parseDay(values: HoursFormValues, weekday: number): Result<DayHours, HoursError> {
  const value = (part: Parameters<typeof dayField>[1]) => values[dayField(weekday, part)] ?? '';
  const wrong = (part: Parameters<typeof dayField>[1], what: HoursWrong) =>
    refuse({ field: dayField(weekday, part), wrong: what, weekday });
  const [startsTime, endsTime] = [value('abre'), value('fecha')];
  const pauses = Array.from({ length: MOST_BREAKS }, (_, index) => ({
    index,
    startsTime: value(`pausa-${index}`),
    endsTime: value(`volta-${index}`),
  })).filter((pause) => pause.startsTime || pause.endsTime);
  if (!startsTime && !endsTime)
    return pauses[0] ? wrong(`pausa-${pauses[0].index}`, 'break-outside') : ok(null);
  if (!TIME.test(startsTime)) return wrong('abre', 'open');
  if (!TIME.test(endsTime)) return wrong('fecha', 'open');
  if (startsTime >= endsTime) return wrong('fecha', 'order');
  const breaks: Interval[] = [];
  for (const { index, ...pause } of pauses) {
    const isInterval = TIME.test(pause.startsTime) && TIME.test(pause.endsTime);
    if (!isInterval || pause.startsTime >= pause.endsTime) return wrong(`pausa-${index}`, 'break');
    if (pause.startsTime <= startsTime || pause.endsTime >= endsTime)
      return wrong(`pausa-${index}`, 'break-outside');
    if (breaks.some((each) => pause.startsTime < each.endsTime && pause.endsTime > each.startsTime))
      return wrong(`pausa-${index}`, 'break-overlap');
    breaks.push(pause);
  }
  return ok({ startsTime, endsTime, breaks: breaks.sort(byStart) });
}

function byStart(one: Interval, other: Interval): number {
  return one.startsTime < other.startsTime ? -1 : 1;
}

/** The version that the form was based on; -1, which never matches, when the form has none. */
export function seenVersionOf(values: HoursFormValues, slug: string): number {
  return versionIn(values, `versao-${slug}`);
}

/** The version of the clinic's record that the form was based on. */
export function seenRecordOf(values: HoursFormValues): number {
  return versionIn(values, RECORD_FIELD);
}

function versionIn(values: HoursFormValues, name: string): number {
  const version = values[name] ?? '';
  return /^\d{1,9}$/.test(version) ? Number(version) : -1;
}

export function toFieldError({ field, wrong, weekday }: HoursError): FieldError {
  const message = { ...staffSettings.hours.wrong, ...staffLimits.wrong }[wrong];
  const day = staffSettings.weekdays[weekday ?? 0] ?? '';
  return { fieldId: field, message: typeof message === 'string' ? message : message(day) };
}
