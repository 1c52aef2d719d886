import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { othersOf, type ServiceExams } from '#app/features/catalogue/exam-form.ts';

type Service = ClinicRecord['services'][number];

/**
 * The services after one of them was set anew for comings with several exams. Two that are kept apart are so whichever
 * of them says it: who takes that off here takes it off there too. What is no longer offered stays named.
 */
export function withExams(
  services: readonly Service[],
  slug: string,
  exams: ServiceExams,
): Service[] {
  const others = othersOf(services, slug);
  const isApart = (name: string) => exams.notTogetherWith.includes(name);
  const saysSo = others
    .filter(({ notTogetherWith = [] }) => notTogetherWith.includes(slug))
    .map((each) => each.slug);
  return services.map((each) => {
    if (each.slug === slug) return own(each);
    if (!saysSo.includes(each.slug) || isApart(each.slug)) return each;
    return { ...each, notTogetherWith: each.notTogetherWith?.filter((name) => name !== slug) };
  });

  function own({ oneEyeMinutes: _eye, evaluation: _first, ...kept }: Service): Service {
    const { oneEyeMinutes, evaluation, dilates, orderRank, standsAlone } = exams;
    const said = kept.notTogetherWith ?? [];
    const isOffered = (name: string) => others.some((other) => other.slug === name);
    const added = exams.notTogetherWith.filter(
      (name) => !said.includes(name) && !saysSo.includes(name),
    );
    return {
      ...kept,
      ...{ dilates, orderRank, standsAlone },
      notTogetherWith: [...said.filter((name) => isApart(name) || !isOffered(name)), ...added],
      ...(oneEyeMinutes !== null && { oneEyeMinutes }),
      ...(evaluation && { evaluation }),
    };
  }
}
