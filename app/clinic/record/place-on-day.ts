import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { branchOf } from './branch-fields.ts';
import { lineOf, placeToCome } from './place-to-come.ts';

/** The clinic from a calendar day on, as the changes that wait for that day and those before it will make it. */
export type ComingClinic = { startsOn: string; clinic: Clinic };

/** The clinic on a day. @param coming by their days */
export function clinicOn(clinic: Clinic, coming: readonly ComingClinic[], on: string): Clinic {
  return coming.findLast(({ startsOn }) => startsOn <= on)?.clinic ?? clinic;
}

/**
 * Where to come on a day, with the phone of today: people call before they come.
 * @param coming by their days
 * @returns also `from`, the first day of an address that is not today's; null for today's
 */
export function placeOn(
  clinic: Clinic,
  coming: readonly ComingClinic[],
  { branch, on }: { branch: string | null; on: string },
) {
  const now = placeToCome(clinic, branch);
  const due = coming.filter(({ startsOn }) => startsOn <= on);
  const last = due.at(-1);
  // Where a house is not in the record by then, nobody knows of another one.
  if (!last || !branchOf(last.clinic, branch)) return { ...now, from: null };
  const then = placeToCome(last.clinic, branch);
  const line = lineOf(then);
  const lasts = (each: ComingClinic) => lineOf(placeToCome(each.clinic, branch)) === line;
  const from = due[due.findLastIndex((each) => !lasts(each)) + 1]?.startsOn ?? null;
  return { ...then, phone: now.phone, from: line === lineOf(now) ? null : from };
}
