import { type LengthPlan, timesWith } from './service-on.ts';

/** How long the add-ons of some services take, where that is not the service's own length. */
export type AddOnLengths = readonly { service: string; durationMinutes: number }[];

type Asked = {
  service: LengthPlan & { slug: string };
  on: string;
  practitionerId: number;
  /** As chosen for this one; without it, the clinic's rule for the service, or the service's length. */
  chosen?: number | undefined;
};

/** How many minutes an add-on takes. */
export function addOnMinutes(
  lengths: AddOnLengths,
  { service, on, practitionerId, chosen }: Asked,
): number {
  const rule = lengths.find((each) => each.service === service.slug);
  return chosen ?? rule?.durationMinutes ?? timesWith(service, on, practitionerId).durationMinutes;
}
