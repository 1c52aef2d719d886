import { type DayMask, intersect, movedLater, runsOf } from '#app/scheduling/minute-mask.ts';
import {
  type ScheduleSnapshot,
  type Timeline,
  unoccupiedOf,
  workableOf,
} from '#app/scheduling/working-minutes.ts';
import type { ServiceTimes } from './service-on.ts';

/** Slots a resource can serve, by their first minute: within its hours (open), and also unoccupied (free). */
export type Candidate = { id: number; open: DayMask; free: DayMask };

/** What resources can serve, for services of any length; the minutes of each for a service are looked up once. */
export function resourceMasks(
  schedule: Pick<ScheduleSnapshot, 'hours' | 'closures' | 'closedDays' | 'busy'>,
  timeline: Timeline,
  now: Date,
) {
  const workable = remembered((id: number, serviceId: number) =>
    workableOf(schedule, id, timeline, serviceId),
  );
  const unoccupied = remembered((id: number) => unoccupiedOf(schedule, id, timeline, now));
  return {
    candidate(id: number, times: ServiceTimes, serviceId: number): Candidate {
      const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = times;
      const open = runsOf(workable(id, serviceId), durationMinutes);
      const occupied = bufferBeforeMinutes + durationMinutes + bufferAfterMinutes;
      const free = movedLater(runsOf(unoccupied(id), occupied), bufferBeforeMinutes);
      intersect(free, open);
      return { id, open, free };
    },
  };
}

function remembered<Key extends number[]>(maskOf: (...key: Key) => DayMask) {
  const known = new Map<string, DayMask>();
  return (...key: Key): DayMask => {
    const mask = known.get(key.join()) ?? maskOf(...key);
    known.set(key.join(), mask);
    return mask;
  };
}
