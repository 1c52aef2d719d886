import type { AvailableSlot } from '#app/scheduling/available-slots.ts';
import { type LengthPlan, timesWith } from '#app/scheduling/lengths/service-on.ts';

const MINUTE_MS = 60_000;

/**
 * How many appointments of a service can be booked on one day, one after another from its first slot on: each takes
 * the first who is free and the first place that is free, with the buffers around it. Starting times alone would
 * promise more than fit.
 * @param slots of that day, earliest first
 */
export function countPlaces(
  service: LengthPlan,
  on: string,
  slots: readonly AvailableSlot[],
): number {
  const freeFrom = new Map<number, number>();
  let places = 0;
  for (const slot of slots) {
    const ways = slot.ways ?? [slot];
    for (const id of slot.practitionerIds) {
      const way = ways.find(({ practitionerIds }) => practitionerIds.includes(id));
      if (!way) continue;
      const { bufferBeforeMinutes, bufferAfterMinutes } = timesWith(service, on, id);
      const begins = slot.startsAt.getTime() - bufferBeforeMinutes * MINUTE_MS;
      const isFree = (each: number) => (freeFrom.get(each) ?? begins) <= begins;
      const other = way.otherIds?.find(isFree);
      if (!isFree(id) || (way.otherIds && other === undefined)) continue;
      const ends = way.endsAt.getTime() + bufferAfterMinutes * MINUTE_MS;
      freeFrom.set(id, ends);
      if (other !== undefined) freeFrom.set(other, ends);
      places += 1;
    }
  }
  return places;
}
