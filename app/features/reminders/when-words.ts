import { formatMoment } from '#app/clinic/format-date.ts';
import type { Locale } from '#app/platform/locale.ts';
import { untilWords } from '#app/scheduling/exams/exam-words.ts';

type Coming = { startsAt: Date; endsAt: Date; steps: readonly unknown[] };

type ComingTo = Coming & { clinic: { house?: string | undefined } };

/** The same for messages that have no line for the address: with the house, where the clinic has several. */
export function whenAndWhere(coming: ComingTo, options: { locale: Locale }): string {
  const { house } = coming.clinic;
  const when = whenOf(coming, options);
  return house === undefined ? when : `${when} (${house})`;
}

/** When somebody is to come; of several exams also until when, because it may be half a day. */
export function whenOf(
  { startsAt, endsAt, steps }: Coming,
  options: { locale: Locale; withYear?: boolean },
): string {
  const moment = formatMoment(startsAt, options);
  return steps.length > 1 ? untilWords(moment, endsAt, options.locale) : moment;
}
