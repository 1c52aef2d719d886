import type { AppointmentSummary } from '#app/scheduling/appointment-summary.ts';

type Told = Pick<AppointmentSummary, 'preparation' | 'preparationFlags'>;

/**
 * The preparation for several exams on one coming: each sentence once, and the strictest wins. Where one exam asks
 * for fewer hours than another, its sentence about them is left out.
 */
export function unitedPreparation(exams: readonly Told[]): Told {
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
  return {
    preparation: [...new Set(sentences)],
    preparationFlags: {
      companion: flags.some(({ companion }) => companion),
      fastingHours,
      dilation: flags.some(({ dilation }) => dilation),
      lensesOffHours,
    },
  };
}

function tellsOf(hours: number): RegExp {
  return new RegExp(`\\b${hours} (?:horas?|hours?)\\b`, 'i');
}
