import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { isTooSoonForLenses, lensHours, sunsetOf } from '#app/clinic/preparation-times.ts';
import type { Place } from '#app/clinic/sun-times.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import type { Locale } from '#app/platform/locale.ts';
import { datedSentences } from '#app/scheduling/preparation/dated-sentences.ts';
import type { PreparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';
import type { Offer } from './read-entry.server.ts';

type Offered = {
  offer: Pick<Offer, 'startsAt' | 'endsAt'>;
  /** Of the appointment that would move; null for who has none, and is asked while booking. */
  answers: PreparationAnswers | null;
  rule: PreparationRule | undefined;
  place: Place;
  now: Date;
};

/** What accepting an offered time would ask of somebody, with day and time: lenses, fasting, the way home. */
export function offerPreparation(
  { offer, answers, rule, place, now }: Offered,
  locale: Locale,
): readonly string[] {
  if (!rule) return [];
  const { startsAt, endsAt } = offer;
  const { lenses, fasting, wayHome } = datedSentences(
    {
      ...{ startsAt, endsAt, preparationRule: rule, preparationAnswers: answers ?? {} },
      ...{ sunsetAt: sunsetOf(place, startsAt), changedAt: now, now },
    },
    locale,
  );
  const isTooSoon = (worn: 'soft' | 'rigid') =>
    isTooSoonForLenses(startsAt, lensHours(rule, worn), now);
  const { tooSoon } = waitlistMessages[locale].page.offer;
  const kinds = { soft: isTooSoon('soft'), rigid: isTooSoon('rigid') };
  const isEither = kinds.soft && kinds.rigid;
  const worn = isEither ? 'any' : kinds.soft ? 'soft' : 'rigid';
  const isUnasked = answers?.lenses === undefined;
  const late = isUnasked && (kinds.soft || kinds.rigid) ? [tooSoon[worn]] : [];
  return [...late, ...lenses, ...fasting, ...wayHome];
}
