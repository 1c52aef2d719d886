import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';
import { type Draft, fieldOf } from '#app/features/clinic-record/form-draft.ts';
import { afterPointAct, changedAt } from './point-act.ts';

type Weekday = (typeof WEEKDAYS)[number];
type Hours = Readonly<
  Record<Weekday, readonly { readonly startsTime: string; readonly endsTime: string }[]>
>;
/** Days that may be like the one before them: the week of a clinic begins on Monday. */
const LIKE_BEFORE = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type LikeBefore = (typeof LIKE_BEFORE)[number];

/** What a button beside the hours of a house sends: 'horas:branches.0.hours:principal', or the day that becomes as the one before. */
export const MAIN = 'principal';
export type HoursAct = typeof MAIN | LikeBefore;
export const hoursAct = (act: HoursAct, path: string) => `horas:${path}:${act}`;

export const isLikeBefore = (day: string): day is LikeBefore =>
  LIKE_BEFORE.some((each) => each === day);

/** The form after a press on such a button; null when the button was another. */
export function afterHoursAct(draft: Draft, pressed: string, main: Hours): { draft: Draft } | null {
  const [word, path = '', act = ''] = pressed.split(':');
  if (word !== 'horas' || !(act === MAIN || isLikeBefore(act))) return null;
  const filled = (hours: Draft): Draft => {
    if (typeof hours !== 'object' || Array.isArray(hours)) return hours;
    if (act === MAIN) return { ...main };
    const before = WEEKDAYS[WEEKDAYS.indexOf(act) - 1] ?? '';
    return { ...hours, [act]: fieldOf(hours, before) ?? [] };
  };
  return { draft: changedAt(draft, path.split('.'), filled) };
}

/** The form after a press on a button that fills in a part of it; null when the button was another. */
export function afterFillAct(
  draft: Draft,
  pressed: string,
  seen: Parameters<typeof afterPointAct>[2] & { hours: Hours },
) {
  return afterPointAct(draft, pressed, seen) ?? afterHoursAct(draft, pressed, seen.hours);
}
