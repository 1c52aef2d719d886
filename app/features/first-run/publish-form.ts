import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { PUBLISH_FIELDS, reasonField, WAIVABLE } from './go-live.ts';

/** The day and the reasons that stand on the page, whichever of its buttons is pressed. */
export function typedIn(read: (name: string) => string) {
  const reasons = WAIVABLE.map((item) => [reasonField(item), read(reasonField(item))] as const);
  const day = read(PUBLISH_FIELDS.day);
  return {
    day: isCalendarDay(day) ? day : '',
    reasons: Object.fromEntries(
      reasons.filter(([, text]) => text !== '').map(([name, text]) => [name, text.slice(0, 300)]),
    ),
  };
}
export type Typed = ReturnType<typeof typedIn>;
