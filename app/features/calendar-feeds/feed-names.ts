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

type FeedOwner = {
  /** Role of whoever made the feed, as it is now. */
  role: string;
  /** The practitioner that the account is tied to. */
  practitionerId: number | null;
  /** What the feed is of; null for the whole clinic. */
  resourceKind: string | null;
};

/**
 * How much of patients' names a feed may show. Full names are for who needs them away from the desk: in the
 * calendar of one practitioner, made by somebody who treats patients or answers for the clinic.
 */
export function namesOpenTo({
  role,
  practitionerId,
  resourceKind,
}: FeedOwner): readonly PatientNames[] {
  const needsNames = role === 'practitioner' || role === 'administrator' || practitionerId !== null;
  return needsNames && resourceKind === 'practitioner' ? PATIENT_NAMES : ['none', 'initials'];
}

/** What a feed shows of patients' names: what was chosen, or less when that is no longer open to its maker. */
export function namesShown(chosen: PatientNames, owner: FeedOwner): PatientNames {
  return namesOpenTo(owner).includes(chosen) ? chosen : 'initials';
}
