import type { TimeOption, TimeOptions } from '#app/scheduling/time-options.server.ts';

type Half = 'morning' | 'afternoon';

/** The times of a day with one practitioner, earliest first; `times` are of the half day `half`. */
export type MoveGroup = {
  /** Empty where several serve, one after the other. */
  name: string;
  isSame: boolean;
  half: Half;
  times: readonly TimeOption[];
  /** Of the other half day. */
  more: readonly TimeOption[];
};

/**
 * The times of the open day by who would serve: who serves now first, then in order of their first times.
 * Each group begins with the half day of the appointment, or with the other where nothing is free in that.
 */
export function moveGroups(
  day: NonNullable<TimeOptions['chosenDay']>,
  now: { practitioner: string; isMorning: boolean },
): MoveGroup[] {
  const all = day.halves
    .flatMap(({ shown, more }) => [...shown, ...more])
    .sort((one, other) => Date.parse(one.value) - Date.parse(other.value));
  const names = [...new Set(all.map(({ who }) => who ?? ''))];
  return names
    .map((name) => {
      const own = all.filter(({ who }) => (who ?? '') === name);
      const hasHalf = own.some(({ isMorning }) => isMorning === now.isMorning);
      const isMorning = hasHalf ? now.isMorning : !now.isMorning;
      return {
        name,
        isSame: name === now.practitioner,
        half: isMorning ? ('morning' as const) : ('afternoon' as const),
        times: own.filter((time) => time.isMorning === isMorning),
        more: own.filter((time) => time.isMorning !== isMorning),
      };
    })
    .sort((one, other) => Number(other.isSame) - Number(one.isSame));
}
