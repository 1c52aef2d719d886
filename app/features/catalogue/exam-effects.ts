import { inPortuguese } from '#app/clinic/clinic-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { staffExams } from '#app/locales/pt-BR/staff/settings/exams.ts';
import { mayPrecede } from '#app/scheduling/exams/exam-order.ts';
import type { ServiceExams } from './exam-form.ts';

const { effects } = staffExams;

/** A service among those of one coming, as the agenda orders it. */
export type Ordered = { name: string; dilates: boolean; orderRank: number; standsAlone: boolean };

type ExamContext = {
  /** Of both eyes. */
  durationMinutes: number;
  isBookableOnline: boolean;
  /** What the service's preparation says of the pupil, which goes before the record; null where it says nothing. */
  dilatesByPreparation: boolean | null;
  /** The other services that are offered, by slug. */
  others: ReadonlyMap<string, Ordered>;
  /** Appointments to come of this and other exams. */
  booked: number;
};

/** What saving does to those who book and to the order of exams, a sentence each; empty where nothing changes. */
export function examEffects(
  before: ServiceExams,
  after: ServiceExams,
  context: ExamContext,
): string[] {
  const lines = [
    ...eyeLines(before, after, context),
    ...togetherLines(before, after, context),
    ...orderLines(before, after, context),
    ...evaluationLines(before, after, context),
  ];
  return lines.length > 0 && context.booked > 0
    ? [...lines, effects.booked(context.booked)]
    : lines;
}

function eyeLines(
  { oneEyeMinutes: was }: ServiceExams,
  { oneEyeMinutes: now }: ServiceExams,
  { durationMinutes }: ExamContext,
): string[] {
  if (was === now) return [];
  return [now === null ? effects.noEyes : effects.eyes(now, durationMinutes)];
}

function togetherLines(before: ServiceExams, after: ServiceExams, { others }: ExamContext) {
  const names = (slugs: readonly string[]) => slugs.map((slug) => others.get(slug)?.name ?? slug);
  const { notTogetherWith: were } = before;
  const { notTogetherWith: are } = after;
  const apart = names(are.filter((slug) => !were.includes(slug)));
  const again = names(were.filter((slug) => !are.includes(slug)));
  const isAlone = after.standsAlone;
  return [
    ...(before.standsAlone === isAlone ? [] : [isAlone ? effects.alone : effects.notAlone]),
    ...(apart.length > 0 ? [effects.apart(apart)] : []),
    ...(again.length > 0 && !isAlone ? [effects.together(again)] : []),
  ];
}

function orderLines(before: ServiceExams, after: ServiceExams, context: ExamContext): string[] {
  const { others, dilatesByPreparation } = context;
  const isElsewhere = before.dilates !== after.dilates && dilatesByPreparation !== null;
  const notice = isElsewhere ? [effects.dilatesElsewhere] : [];
  const beside = [...others]
    .filter(([slug, each]) => !each.standsAlone && !after.notTogetherWith.includes(slug))
    .map(([, each]) => each);
  /** Names of those that come before it, and of those that come after. */
  const neighbours = (exams: ServiceExams) => {
    const own = { ...exams, dilates: dilatesByPreparation ?? exams.dilates };
    return [
      beside.filter((each) => !mayPrecede(own, each)).map(({ name }) => name),
      beside.filter((each) => !mayPrecede(each, own)).map(({ name }) => name),
    ] as const;
  };
  const [first, then] = neighbours(after);
  if (isSame(neighbours(before), [first, then]) || after.standsAlone) return notice;
  return [
    ...notice,
    ...(first.length > 0 ? [effects.after(first)] : []),
    ...(then.length > 0 ? [effects.before(then)] : []),
    ...(first.length + then.length === 0 ? [effects.anywhere] : []),
  ];
}

function evaluationLines(before: ServiceExams, after: ServiceExams, context: ExamContext) {
  const { others, isBookableOnline } = context;
  if (isSame(before.evaluation, after.evaluation)) return [];
  if (!after.evaluation)
    return [isBookableOnline ? effects.noEvaluationOnline : effects.noEvaluation];
  const { service, button } = after.evaluation;
  const name = others.get(service)?.name ?? service;
  return [
    isBookableOnline
      ? effects.evaluationLater(name)
      : effects.evaluation(name, inPortuguese(button)),
  ];
}
