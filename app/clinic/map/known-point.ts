import { demoFactsIn } from '#app/clinic/demonstration/demo-facts.ts';
import { isSame } from '#app/clinic/record/same-value.ts';

/** Where a record begins that is not filled in yet: a place at sea. */
export const UNTOUCHED_POINT = { latitude: 0, longitude: -45 } as const;
/** Of the demonstration. */
export const DEMO_POINT = { latitude: -21.65, longitude: -45.75 } as const;

type Located = { latitude: number; longitude: number };

/** Whether the point of an address is still the one that a blank record has. */
export function isUntouchedPoint({ latitude, longitude }: Located): boolean {
  return isSame({ latitude, longitude }, UNTOUCHED_POINT);
}

/**
 * Whether an address has a point that is its own, to which machines and map apps may be led: neither that of a blank
 * record nor, at an address elsewhere, the demonstration's.
 */
export function hasPoint(address: Located): boolean {
  const { latitude, longitude } = address;
  if (isUntouchedPoint(address)) return false;
  return !isSame({ latitude, longitude }, DEMO_POINT) || demoFactsIn(address).length > 0;
}
