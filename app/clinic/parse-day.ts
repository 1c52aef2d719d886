import { formText } from '#app/platform/form-values.ts';
import { isCalendarDay } from './clinic-time.ts';

/** Values of the three fields of a day. */
export type DayFormValues = { day: string; month: string; year: string };

/** The calendar day of three fields, '2026-11-20'; null if it is not a day. */
export function dayTyped({ day, month, year }: DayFormValues): string | null {
  const parts = [year, month, day].map((part) => part.trim());
  if (!parts.every((part) => /^\d{1,4}$/.test(part)) || parts[0]?.length !== 4) return null;
  const text = parts.map((part) => part.padStart(2, '0')).join('-');
  return isCalendarDay(text) ? text : null;
}

/** The field values of a calendar day, '2026-11-20'; empty for null. */
export function dayFormValues(on: string | null): DayFormValues {
  const [year = '', month = '', day = ''] = on?.split('-') ?? [];
  return { day, month, year };
}

/** Reads the three fields of a form, named as in `DateParts`. */
export function readTypedDay(form: Pick<FormData, 'get'>, name: string): DayFormValues {
  const part = (suffix: string) => formText(form, `${name}${suffix}`).slice(0, 10);
  return { day: part('Day'), month: part('Month'), year: part('Year') };
}
