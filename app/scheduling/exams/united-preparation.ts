import { flagsOfRule, NO_FLAGS, ruleOfFlags, unitedRule } from '#app/clinic/preparation-rule.ts';
import type { AppointmentSummary } from '#app/scheduling/appointment-summary.ts';
import { withoutRepeated } from './said-once.ts';

export type UnitedPreparation = Pick<
  AppointmentSummary,
  'preparation' | 'preparationFlags' | 'preparationRule'
>;

/**
 * The preparation for several exams on one coming: each sentence once, and the strictest wins. Where one exam asks
 * for fewer hours than another, its sentence about them is left out.
 */
export function unitedPreparation(exams: readonly UnitedPreparation[]): UnitedPreparation {
  const [first, ...others] = exams;
  if (!first) return { preparation: [], preparationFlags: NO_FLAGS, preparationRule: undefined };
  if (others.length === 0) return first;
  const flags = exams.map(({ preparationFlags }) => preparationFlags);
  const fastingHours = Math.max(0, ...flags.map((each) => each.fastingHours));
  const lensesOffHours = Math.max(0, ...flags.map((each) => each.lensesOffHours));
  const sentences = exams.flatMap(({ preparation, preparationFlags: own }) => {
    const milder = [
      ...(own.fastingHours < fastingHours ? [own.fastingHours] : []),
      ...(own.lensesOffHours < lensesOffHours ? [own.lensesOffHours] : []),
    ].filter((hours) => hours > 0);
    return preparation.filter((text) => !milder.some((hours) => tellsOf(hours).test(text)));
  });
  const isRuled = exams.some(({ preparationRule }) => preparationRule !== undefined);
  const rulesOf = ({ preparationRule, preparationFlags }: UnitedPreparation) =>
    preparationRule ?? ruleOfFlags(preparationFlags);
  const rule = isRuled ? unitedRule(exams.map(rulesOf)) : undefined;
  return {
    preparation: withoutRepeated([...new Set(sentences)]),
    preparationFlags: rule
      ? flagsOfRule(rule)
      : {
          companion: flags.some(({ companion }) => companion),
          fastingHours,
          dilation: flags.some(({ dilation }) => dilation),
          lensesOffHours,
        },
    preparationRule: rule,
  };
}

function tellsOf(hours: number): RegExp {
  return new RegExp(`\\b${hours} (?:horas?|hours?)\\b`, 'i');
}
