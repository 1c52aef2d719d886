import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { type ClaimDoubt, type ClaimName, claimDoubt } from '#app/clinic/shown-claims.ts';

/** Something that only people of the clinic can settle, by changing the clinic record. */
export type PendingDecision =
  | { what: 'saturday-hours'; faq: Period; hours: readonly Period[] }
  | { what: 'claim'; claim: ClaimName; doubt: ClaimDoubt; source: string; measuredOn: string };
type Period = { startsTime: string; endsTime: string };

/** @param today calendar day in the clinic's zone */
export function pendingDecisions(
  clinic: Pick<Clinic, 'saturdayFaqHours' | 'hours' | 'claims'>,
  today: string,
): PendingDecision[] {
  const { saturdayFaqHours: faq, hours, claims } = clinic;
  const names = ['patients', 'years', 'rating', 'answerMinutes', 'sameDayReport'] as const;
  return [
    ...(faq ? [{ what: 'saturday-hours', faq, hours: hours.saturday } as const] : []),
    ...names.flatMap((claim) => {
      const { source, measuredOn } = claims[claim];
      const doubt = claimDoubt(claims[claim], today);
      return doubt ? [{ what: 'claim', claim, doubt, source, measuredOn } as const] : [];
    }),
  ];
}
