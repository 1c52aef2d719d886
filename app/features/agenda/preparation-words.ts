import { formatMoment } from '#app/clinic/format-date.ts';
import { formatAfter } from '#app/clinic/format-deadline.ts';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { lastMealAt, lensesOutBy, lensHours } from '#app/clinic/preparation-times.ts';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import type { PreparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';

type Prepared = { startsAt: Date; createdAt: Date; preparation: PreparationAnswers | null };

/**
 * What a patient has answered about the preparation, for the desk; with the rule, until when lenses come out and
 * when the last meal is. Nothing where nothing was asked.
 */
export function preparationInWords(
  { startsAt, createdAt, preparation }: Prepared,
  rule: PreparationRule | undefined,
): string[] {
  if (!preparation) return [];
  const told = staffPreparation.answers(preparation);
  return rule ? [...told, ...deadlines({ startsAt, createdAt, preparation }, rule)] : told;
}

function deadlines(
  { startsAt, createdAt, preparation }: Prepared & { preparation: PreparationAnswers },
  rule: PreparationRule,
): string[] {
  const { lenses, fasting } = preparation;
  const hours = lenses ? lensHours(rule, lenses) : 0;
  const outBy = lensesOutBy(startsAt, hours);
  const lens = outBy < createdAt ? staffPreparation.lensesLate : staffPreparation.lensesOut;
  return [
    ...(hours > 0 ? [lens(formatMoment(outBy))] : []),
    ...(fasting && rule.fastingHours > 0
      ? [
          staffPreparation.noFoodAfter(
            formatAfter(lastMealAt(startsAt, rule.fastingHours), DEFAULT_LOCALE),
          ),
        ]
      : []),
  ];
}
