import type { Availability } from '#app/scheduling/availability.server.ts';
import type { AvailableSlot } from '#app/scheduling/available-slots.ts';
import type { RecordedStep } from '#app/scheduling/exams/recorded-steps.server.ts';

/** Something that a payer is to pay: a service, when it begins, and who could do it, by id. */
export type PaidPart = {
  serviceSlug: string;
  startsAt: Date;
  practitionerIds: readonly number[];
};

/** What there is to pay of a slot: its service, or of several exams each with who does it. */
export function partsOf(
  { service, exams }: Pick<Availability, 'service' | 'exams'>,
  { startsAt, practitionerIds, steps = [] }: AvailableSlot,
): PaidPart[] {
  if (!exams) return [{ serviceSlug: service.slug, startsAt, practitionerIds }];
  return steps.map((step) => ({
    serviceSlug: exams[step.exam]?.slug ?? '',
    startsAt: step.startsAt,
    practitionerIds: [step.practitionerId],
  }));
}

type Recorded = Pick<PaidPart, 'serviceSlug' | 'startsAt'> & {
  practitionerId: number;
  steps: readonly RecordedStep[];
};

/** What there is to pay of an appointment. */
export function recordedParts({
  serviceSlug,
  startsAt,
  practitionerId,
  steps,
}: Recorded): PaidPart[] {
  const parts = steps.length > 0 ? steps : [{ serviceSlug, startsAt, practitionerId }];
  return parts.map((part) => ({
    serviceSlug: part.serviceSlug,
    startsAt: part.startsAt,
    practitionerIds: [part.practitionerId],
  }));
}
