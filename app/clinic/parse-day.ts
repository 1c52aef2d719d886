import { isCalendarDay } from './clinic-time.ts';

/** A day as three fields ask for it. */
export type DayFormValues = { day: string; month: string; year: string };

/** The calendar day that was typed, '2026-11-20'; null for none. */
export function dayTyped({ day, month, year }: DayFormValues): string | null {
  const parts = [year, month, day].map((part) => part.trim());
  if (!parts.every((part) => /^\d{1,4}$/.test(part)) || parts[0]?.length !== 4) return null;
  const text = parts.map((part) => part.padStart(2, '0')).join('-');
  return isCalendarDay(text) ? text : null;
}

/** The three fields of a calendar day, '2026-11-20'; empty ones for null. */
export function dayFormValues(on: string | null): DayFormValues {
  const [year = '', month = '', day = ''] = on?.split('-') ?? [];
  return { day, month, year };
}

/** The three fields of a form, as `DateParts` calls them. */
export function readTypedDay(form: Pick<FormData, 'get'>, name: string): DayFormValues {
  const part = (suffix: string) => {
    const value = form.get(`${name}${suffix}`);
    return typeof value === 'string' ? value.slice(0, 10) : '';
  };
  return { day: part('Day'), month: part('Month'), year: part('Year') };
}
