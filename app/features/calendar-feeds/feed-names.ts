/** How much of a patient's name a calendar shows. */
export const PATIENT_NAMES = ['none', 'initials', 'full'] as const;
export type PatientNames = (typeof PATIENT_NAMES)[number];

/** What a calendar shows of a name; empty for nothing. Small words between names have no initial. */
export function nameInFeed(name: string, shown: PatientNames): string {
  if (shown === 'none') return '';
  if (shown === 'full') return name;
  return name
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(?:d[aeo]s?|e)$/i.test(word))
    .map((word) => `${[...word][0] ?? ''}.`)
    .join(' ');
}
