import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { formatAfter } from '#app/clinic/format-deadline.ts';
import { asksArrival, asksLenses, type PreparationRule } from '#app/clinic/preparation-rule.ts';
import {
  earlyFor,
  firstWithoutLenses,
  isTooSoonForLenses,
  leavesDaylight,
  lensesOutBy,
  lensHours,
} from '#app/clinic/preparation-times.ts';
import type { Place } from '#app/clinic/sun-times.ts';
import type { AppServices } from '#app/context/app-services.ts';
import type { FoundTimes } from '#app/features/agenda/booking/phone-found.tsx';
import type { AskedCaller } from '#app/features/agenda/booking/phone-preparation.tsx';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { wantedOf } from '#app/scheduling/exams/recorded-steps.server.ts';
import { unitedPreparation } from '#app/scheduling/exams/united-preparation.ts';
import { type Wanted, wantedExams } from '#app/scheduling/exams/wanted-exams.ts';
import type { PreparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';

const { phone: messages } = staffPreparation;
const NOTHING_ASKED: AskedCaller = { arrival: null, lenses: null, say: [] };

type Times = FoundTimes['options'];

/** What a service asks of a caller, and its times with what is to be known of them. Staff may book any of them. */
export function callerPreparation(
  { clock, contents, clinic }: Pick<AppServices, 'clock' | 'contents' | 'clinic'>,
  { wanted, times, answers }: { wanted: Wanted; times: Times; answers: PreparationAnswers },
): { asked: AskedCaller; options: Times } {
  const rule = ruleOf(contents, wanted);
  if (!rule) return { asked: NOTHING_ASKED, options: times };
  const now = clock.now();
  const options = times.map((option) => {
    const startsAt = new Date(option.value);
    const endsAt = new Date(option.until);
    const note = timeNote(rule, { startsAt, endsAt }, { answers, now, place: clinic.address });
    return { ...option, note };
  });
  const asked = {
    arrival: asksArrival(rule) ? { chosen: answers.arrival } : null,
    lenses: asksLenses(rule) ? { chosen: answers.lenses } : null,
    say: sentencesFor(rule, now),
  };
  return { asked, options };
}

/** What staff are to know of a time before they choose it; empty where there is nothing. */
export function timeNote(
  rule: PreparationRule,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  { answers, now, place }: { answers: PreparationAnswers; now: Date; place: Place },
): string {
  const { daylightMinutes } = rule;
  const hours = lensHours(rule, answers.lenses ?? 'unknown');
  const isEarly = isTooSoonForLenses(startsAt, hours, now);
  const hasLight =
    asksArrival(rule) && daylightMinutes !== null && leavesDaylight(place, endsAt, daylightMinutes);
  return [
    ...(isEarly ? [messages.tooEarly[earlyFor(rule, startsAt, now)]] : []),
    ...(hasLight ? [messages.daylight] : []),
  ].join(', ');
}

/** What staff are to know of the times to which they may move an appointment; undefined where nothing is asked. */
export function moveNotes(
  { clock, contents, clinic }: Pick<AppServices, 'clock' | 'contents' | 'clinic'>,
  appointment: Parameters<typeof wantedOf>[0] & { preparation: PreparationAnswers | null },
) {
  const rule = ruleOf(contents, wantedOf(appointment));
  if (!rule || !(asksLenses(rule) || asksArrival(rule))) return undefined;
  const told = { answers: appointment.preparation ?? {}, now: clock.now(), place: clinic.address };
  return (slot: { startsAt: Date; endsAt: Date }) => timeNote(rule, slot, told);
}

/**
 * What to ask before a time is booked for which the caller's lenses should already be out; null for all others.
 * Its key stands for this time and this answer: with it the same form books.
 */
export function lensQuestion(
  { clock, contents }: Pick<AppServices, 'clock' | 'contents'>,
  { wanted, answers, startsAt }: { wanted: Wanted; answers: PreparationAnswers; startsAt: Date },
): { key: string; text: string } | null {
  const rule = ruleOf(contents, wanted);
  const { lenses } = answers;
  if (!rule || !lenses) return null;
  const hours = lensHours(rule, lenses);
  if (!isTooSoonForLenses(startsAt, hours, clock.now())) return null;
  const outBy = formatMoment(lensesOutBy(startsAt, hours));
  return { key: `${rfc3339(startsAt)} ${lenses}`, text: messages.areOut(outBy) };
}

/** From when on further times are searched: whose caller wears lenses is led past those that are too early. */
export function afterLenses(
  { clock, contents }: Pick<AppServices, 'clock' | 'contents'>,
  { wanted, answers, after }: { wanted: Wanted; answers: PreparationAnswers; after: Date },
): Date {
  const rule = ruleOf(contents, wanted);
  const hours = rule && answers.lenses ? lensHours(rule, answers.lenses) : 0;
  if (hours === 0) return after;
  const first = firstWithoutLenses(clock.now(), hours).getTime() - 1;
  return new Date(Math.max(after.getTime(), first));
}

function ruleOf(contents: AppServices['contents'], wanted: Wanted): PreparationRule | undefined {
  const { services } = contentIn(contents, DEFAULT_LOCALE);
  const slugs = wantedExams(wanted).map(({ serviceSlug }) => serviceSlug);
  return unitedPreparation(services.filter(({ slug }) => slugs.includes(slug))).preparationRule;
}

function sentencesFor(rule: PreparationRule, now: Date): string[] {
  const first = (lenses: 'soft' | 'rigid') =>
    formatAfter(firstWithoutLenses(now, lensHours(rule, lenses)), DEFAULT_LOCALE);
  return [
    ...(asksArrival(rule) ? [messages.driving] : []),
    ...(asksLenses(rule) ? [messages.early(first('soft'), first('rigid'))] : []),
    ...(rule.fastingHours > 0 ? [messages.fasting(rule.fastingHours)] : []),
    ...(rule.companion ? [messages.companion] : []),
  ];
}
