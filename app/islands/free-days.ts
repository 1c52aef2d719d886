/** One day's free starts; `startsAt` as the API gave it, `time` the clinic's wall clock 'HH:MM'. */
export type FreeDay = { on: string; starts: readonly { startsAt: string; time: string }[] };

// 'YYYY-MM-DDTHH:MM' and the clinic's offset: the digits before the offset are the clinic's own wall clock.
const START = /^\d{4}-\d\d-\d\dT(\d\d:\d\d)(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** The days of an answer of `/api/v1/slots`; undefined when it is not one. By hand: Zod would weigh more than the island. */
export function readFreeDays(answer: unknown): FreeDay[] | undefined {
  if (!hasKey(answer, 'days') || !Array.isArray(answer.days)) return undefined;
  const days = answer.days.map(readDay);
  return days.every((day) => day !== undefined) ? days : undefined;
}

function readDay(day: unknown): FreeDay | undefined {
  if (!hasKey(day, 'date') || typeof day.date !== 'string') return undefined;
  if (!hasKey(day, 'slots') || !Array.isArray(day.slots)) return undefined;
  const starts = day.slots.flatMap((slot: unknown) => {
    if (!hasKey(slot, 'startsAt') || typeof slot.startsAt !== 'string') return [];
    const time = START.exec(slot.startsAt)?.[1];
    return time === undefined ? [] : [{ startsAt: slot.startsAt, time }];
  });
  return { on: String(day.date), starts };
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
