import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatMoment, formatTime } from '#app/clinic/format-date.ts';
import { formatAfter } from '#app/clinic/format-deadline.ts';
import { asksArrival, type PreparationRule } from '#app/clinic/preparation-rule.ts';
import { lastMealAt, lensesOutBy, lensHours, mayDriveAt } from '#app/clinic/preparation-times.ts';
import { type PreparationMessages, preparationMessages } from '#app/locales/preparation.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { AppointmentSummary } from '#app/scheduling/appointment-summary.ts';

const MINUTE_MS = 60_000;

/** One appointment, as far as its preparation goes; without times nothing is dated. */
export type Prepared = Partial<
  Pick<
    AppointmentSummary,
    'startsAt' | 'endsAt' | 'changedAt' | 'preparationRule' | 'preparationAnswers' | 'sunsetAt'
  >
> & {
  /** Of who has not said which lenses they wear, what was to be done before is left out. */
  now?: Date;
};

/** What a rule means for one appointment, in sentences with day and time; empty where that is not known. */
export type DatedSentences = {
  fasting: readonly string[];
  dilation: readonly string[];
  lenses: readonly string[];
  /** What the patient's way home asks for, beyond the rule. */
  wayHome: readonly string[];
  /** Whether the rule about lenses does not concern this patient. */
  isLensless: boolean;
};

const NOTHING = { fasting: [], dilation: [], lenses: [], wayHome: [], isLensless: false };

export function datedSentences(prepared: Prepared, locale: Locale): DatedSentences {
  const { startsAt, endsAt, preparationRule: rule, preparationAnswers: answers = {} } = prepared;
  if (!startsAt || !endsAt || !rule) return NOTHING;
  const { dated: words } = preparationMessages[locale];
  const { fastingHours, dilationHours, dilates } = rule;
  const lastMeal = formatAfter(lastMealAt(startsAt, fastingHours), locale);
  const again = formatAfter(mayDriveAt(endsAt, dilationHours), locale);
  const isTold = dilates === 'always' || asksArrival(rule);
  const driving = dilates === 'always' ? words.noDriving : words.noDrivingIfDilated;
  const { lenses } = answers;
  return {
    fasting: fastingHours > 0 ? [words.noFoodAfter(lastMeal)] : [],
    dilation: isTold ? [driving(again)] : [],
    lenses: lensSentences(prepared, { startsAt, rule }, locale),
    wayHome: asksArrival(rule) ? wayHome(prepared, { endsAt, rule, words }, locale) : [],
    isLensless: lenses !== undefined && lensHours(rule, lenses) === 0,
  };
}

function lensSentences(
  { preparationAnswers: { lenses } = {}, changedAt, now }: Prepared,
  { startsAt, rule }: { startsAt: Date; rule: PreparationRule },
  locale: Locale,
): string[] {
  const { dated: words } = preparationMessages[locale];
  const told = (hours: number, sentence: (by: string) => string) => {
    const by = lensesOutBy(startsAt, hours);
    if (hours === 0 || (now && !lenses && by < now)) return [];
    // Who has just booked, by telephone or for tomorrow, takes them out at once.
    const isOver = changedAt !== undefined && by <= changedAt;
    return [isOver && lenses ? words.lensesOutNow : sentence(formatMoment(by, { locale }))];
  };
  if (lenses) return told(lensHours(rule, lenses), words.lensesOut);
  const { softLensHours: soft, rigidLensHours: rigid } = rule;
  if (soft === rigid) return told(soft, words.ifLensesOut);
  return [...told(soft, words.softOut), ...told(rigid, words.rigidOut)];
}

function wayHome(
  { preparationAnswers: { arrival } = {}, sunsetAt }: Prepared,
  {
    endsAt,
    rule,
    words,
  }: { endsAt: Date; rule: PreparationRule; words: PreparationMessages['dated'] },
  locale: Locale,
): string[] {
  if (arrival !== 'alone' && arrival !== 'driving') return [];
  const car = arrival === 'driving' ? [words.leaveTheCar] : [];
  if (!sunsetAt) return car;
  const sunset = formatTime(wallClockOf(sunsetAt).time, { locale });
  const homeMs = endsAt.getTime() + (rule.daylightMinutes ?? 0) * MINUTE_MS;
  const light = homeMs <= sunsetAt.getTime() ? words.daylight : words.dusk;
  return [...car, light(sunset)];
}
