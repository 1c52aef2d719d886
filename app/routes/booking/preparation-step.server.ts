import { parseRfc3339 } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { formatAfter } from '#app/clinic/format-deadline.ts';
import { asksArrival, asksLenses, type PreparationRule } from '#app/clinic/preparation-rule.ts';
import {
  earlyFor,
  firstWithoutLenses,
  isTooSoonForLenses,
  LENSES,
  type Lenses,
  leavesDaylight,
  lensHours,
} from '#app/clinic/preparation-times.ts';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { changeDraft, dropTime } from '#app/features/booking/booking-draft.server.ts';
import type { AskedPreparation } from '#app/features/booking/preparation-questions.tsx';
import { preparationMessages } from '#app/locales/preparation.ts';
import { formText } from '#app/platform/form-values.ts';
import type { AvailableSlot } from '#app/scheduling/available-slots.ts';
import { examsOfCode } from '#app/scheduling/exams/exam-code.ts';
import { unitedPreparation } from '#app/scheduling/exams/united-preparation.ts';
import { wantedExams } from '#app/scheduling/exams/wanted-exams.ts';
import {
  firstTimeWithoutLenses,
  type LensRefusal,
  lensRefusalOf,
} from '#app/scheduling/preparation/lens-rule.server.ts';
import {
  ARRIVALS,
  type PreparationAnswers,
} from '#app/scheduling/preparation/preparation-answers.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { Journey, StepJourney } from './journey.server.ts';

type Asking = Pick<Journey, 'services' | 'content' | 'locale' | 'draft'>;

/** @param code of one service or several exams */
function ruleOf({ content }: Pick<Journey, 'content'>, code: string): PreparationRule | undefined {
  const wanted = examsOfCode(code);
  const slugs = wanted ? wantedExams(wanted).map(({ serviceSlug }) => serviceSlug) : [];
  const asked = content.services.filter(({ slug }) => slugs.includes(slug));
  return unitedPreparation(asked).preparationRule;
}

/** The answers that a draft has for this service; those of another service are not asked for here. */
function answersFor({ draft }: Pick<Journey, 'draft'>, slug: string): PreparationAnswers {
  return draft?.service === slug ? (draft.preparation ?? {}) : {};
}

/** What the screen of the times asks for a service; null for most, which ask nothing. */
export function askedFor(journey: Asking, slug: string): AskedPreparation | null {
  const rule = ruleOf(journey, slug);
  if (!rule || !(asksArrival(rule) || asksLenses(rule))) return null;
  const { locale, services } = journey;
  const answers = answersFor(journey, slug);
  const words = preparationMessages[locale].rule;
  const firstFor = (lenses: Lenses) => {
    const first = firstWithoutLenses(services.clock.now(), lensHours(rule, lenses));
    return formatAfter(first, locale);
  };
  return {
    arrival: asksArrival(rule)
      ? { chosen: answers.arrival, dilationHours: rule.dilationHours }
      : null,
    lenses: asksLenses(rule)
      ? {
          chosen: answers.lenses,
          rule: words.lensesOff(rule.softLensHours, rule.rigidLensHours),
          firstFor: {
            soft: firstFor('soft'),
            rigid: firstFor('rigid'),
            unknown: firstFor('unknown'),
          },
        }
      : null,
  };
}

/** Which times suit somebody who goes home alone, and which are far enough for who wears lenses. */
export function timesFor(journey: Asking, slug: string) {
  const rule = ruleOf(journey, slug);
  const { arrival, lenses } = answersFor(journey, slug);
  if (!rule) return {};
  const { clinic } = journey.content;
  const now = journey.services.clock.now();
  const { daylightMinutes } = rule;
  const isAlone = asksArrival(rule) && (arrival === 'alone' || arrival === 'driving');
  const hours = lenses ? lensHours(rule, lenses) : 0;
  return {
    ...(isAlone &&
      daylightMinutes !== null && {
        suits: ({ endsAt }: Pick<AvailableSlot, 'endsAt'>) =>
          leavesDaylight(clinic.address, endsAt, daylightMinutes),
      }),
    ...(hours > 0 && {
      allows: ({ startsAt }: Pick<AvailableSlot, 'startsAt'>) =>
        !isTooSoonForLenses(startsAt, hours, now),
    }),
  };
}

/** Stores what the form answers; questions that it does not have keep their answers. */
export async function takeAnswers(
  journey: StepJourney,
  slug: string,
  form: FormData,
): Promise<PreparationAnswers> {
  const arrival = ARRIVALS.find((each) => each === formText(form, 'arrival'));
  const lenses = LENSES.find((each) => each === formText(form, 'lenses'));
  const before = answersFor(journey, slug);
  const answers = { ...before, ...(arrival && { arrival }), ...(lenses && { lenses }) };
  if (arrival || lenses)
    await changeDraft(journey.services, journey.token, { preparation: answers });
  return answers;
}

type LensProblem = { error: FieldError; refusal: LensRefusal };

/** Why a time does not go with the lenses, at their question; null where it does. */
export async function lensProblem(
  journey: Asking,
  { slug, startsAt, answers }: { slug: string; startsAt: Date; answers: PreparationAnswers },
): Promise<LensProblem | null> {
  const { services, locale, content } = journey;
  const booking = bookingServicesOf(services);
  const wanted = examsOfCode(slug);
  const rule = wanted && (await booking.preparation?.ruleOf(services.db, wanted));
  if (!rule) return null;
  const { lenses } = answers;
  const now = services.clock.now();
  const refusal = lensRefusalOf(rule, { lenses, startsAt, now });
  if (refusal === null) return null;
  const messages = preparationMessages[locale].questions;
  const problem = (message: string) => ({ refusal, error: { fieldId: 'lenses', message } });
  if (refusal === 'lenses-unanswered')
    return problem(messages.lensesMissing[earlyFor(rule, startsAt, now)]);
  const first =
    (await firstTimeWithoutLenses(booking, { ...wanted, lenses })) ??
    firstWithoutLenses(now, lensHours(rule, lenses ?? 'unknown'));
  const moment = formatMoment(first, { locale });
  return problem(messages.tooSoon(moment, content.clinic.phone.display));
}

/**
 * Gives the chosen time up where the answer rules it out, so that no page goes on with it.
 * @returns whether it did
 */
export async function dropEarlyTime(
  journey: StepJourney,
  slug: string,
  answers: PreparationAnswers,
): Promise<boolean> {
  const startsAt = parseRfc3339(journey.draft?.startsAt ?? '');
  if (!startsAt || journey.draft?.service !== slug) return false;
  const problem = await lensProblem(journey, { slug, startsAt, answers });
  if (problem?.refusal !== 'lenses-too-soon') return false;
  await dropTime(journey.services, journey.token);
  return true;
}
