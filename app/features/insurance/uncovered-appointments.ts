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
  /** Of several exams. */
  steps?: readonly PaidStep[];
  /** Of staff, who have set the payer's rules aside for it; it takes a place and is outside of nothing. */
  exception?: object | null;
};
type PaidStep = { serviceSlug: string; startsAt: Date; practitionerSlug: string };

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
    const { on } = wallClockOf(appointment.startsAt);
    const steps = appointment.steps?.length ? appointment.steps : [appointment];
    const isAllowed = Boolean(appointment.exception);
    const keyOf = ({ serviceSlug }: PaidStep) => `${on} ${serviceSlug}`;
    for (const step of isAllowed ? [] : steps) {
      const covered = coveredPractitioners(rules, step, [step.practitionerSlug]);
      if (!covered.ok) return [{ ...appointment, gap: covered.refusal }];
      const taken = { all: count(on), ofService: count(keyOf(step)) };
      if (!hasPlace(rules, step.serviceSlug, taken)) return [{ ...appointment, gap: 'quota' }];
    }
    for (const key of [on, ...steps.map(keyOf)]) counted.set(key, count(key) + 1);
    return [];
  });
}
