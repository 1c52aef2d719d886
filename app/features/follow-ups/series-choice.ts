import { parseRfc3339, rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { lastDayOf } from './series-offer.ts';

/** Time of a control as chosen in the form: on its day, with somebody else, or knowingly later. */
export type SeriesChoice = {
  way: 'on-time' | 'other' | 'late';
  startsAt: Date;
  /** With whom; null for who operated, where they do it. */
  practitionerId: number | null;
};

const WORDS = { other: 'outro', late: 'tarde' } as const;

/** Value of a radio button: 'tarde_3_2026-12-04T08:00:00-03:00'. */
export function choiceValue(
  way: keyof typeof WORDS,
  { startsAt, practitionerId }: { startsAt: Date; practitionerId: number },
): string {
  return [WORDS[way], practitionerId, rfc3339(startsAt)].join('_');
}

/** Reads a chosen time, '2026-12-01T08:00:00-03:00', or what `choiceValue` makes; null for anything else. */
export function readChoice(text: string): SeriesChoice | null {
  const [, word, id, moment = ''] = /^(?:(outro|tarde)_(\d{1,9})_)?([^_]+)$/.exec(text) ?? [];
  const startsAt = parseRfc3339(moment);
  if (!startsAt) return null;
  if (word === undefined) return { way: 'on-time', startsAt, practitionerId: null };
  return { way: word === WORDS.late ? 'late' : 'other', startsAt, practitionerId: Number(id) };
}

/** Whether the day of a choice is one that its way allows: never a late day that was not chosen as one. */
export function isAllowed(
  { way, startsAt }: SeriesChoice,
  due: { dueOn: string; toleranceDays: number },
): boolean {
  const { on } = wallClockOf(startsAt);
  const lastOn = lastDayOf(due);
  return way === 'late' ? on > lastOn : on >= due.dueOn && on <= lastOn;
}
