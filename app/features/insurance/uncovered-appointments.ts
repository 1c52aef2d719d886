import { wallClockOf } from '#app/clinic/clinic-time.ts';
import {
  type CoverageGap,
  coveredPractitioners,
  hasPlace,
  type PayerRules,
} from '#app/scheduling/payers/payer-rules.ts';

/** A booked appointment of a payer. */
export type PaidAppointment = {
  protocol: string;
  startsAt: Date;
  patientName: string;
  serviceSlug: string;
  practitionerSlug: string;
};

/** An appointment that the payer's rules would refuse today, and why. */
export type Uncovered = PaidAppointment & { gap: CoverageGap | 'quota' };

/**
 * The appointments that do not fit the rules of their payer, in the given order. Of a day with more than its quota
 * those that come last in that order are outside.
 */
export function uncoveredAppointments(
  rules: PayerRules,
  appointments: readonly PaidAppointment[],
): Uncovered[] {
  const counted = new Map<string, number>();
  const count = (key: string) => counted.get(key) ?? 0;
  return appointments.flatMap((appointment): Uncovered[] => {
    const { serviceSlug, startsAt, practitionerSlug } = appointment;
    const covered = coveredPractitioners(rules, { serviceSlug, startsAt }, [practitionerSlug]);
    if (!covered.ok) return [{ ...appointment, gap: covered.refusal }];
    const { on } = wallClockOf(startsAt);
    const ofService = `${on} ${serviceSlug}`;
    const taken = { all: count(on), ofService: count(ofService) };
    if (!hasPlace(rules, serviceSlug, taken)) return [{ ...appointment, gap: 'quota' }];
    counted.set(on, taken.all + 1);
    counted.set(ofService, taken.ofService + 1);
    return [];
  });
}
