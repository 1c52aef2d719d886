/** How much of a patient's name a feed shows. */
export const PATIENT_NAMES = ['none', 'initials', 'full'] as const;
export type PatientNames = (typeof PATIENT_NAMES)[number];

/** A name as a feed shows it; empty for 'none'. Particles such as "da" get no initial. */
export function nameInFeed(name: string, show: PatientNames): string {
  if (show === 'none') return '';
  if (show === 'full') return name;
  return name
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(?:d[aeo]s?|e)$/i.test(word))
    .map((word) => `${[...word][0] ?? ''}.`)
    .join(' ');
}
