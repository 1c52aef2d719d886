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

/** What resources can serve, for services of any length; the minutes of each are looked up once. */
export function resourceMasks(
  schedule: Pick<ScheduleSnapshot, 'hours' | 'closures' | 'closedDays' | 'busy'>,
  timeline: Timeline,
  now: Date,
) {
  const known = new Map<number, { workable: DayMask; unoccupied: DayMask }>();
  const masksOf = (id: number) => {
    const masks = known.get(id) ?? {
      workable: workableOf(schedule, id, timeline),
      unoccupied: unoccupiedOf(schedule, id, timeline, now),
    };
    known.set(id, masks);
    return masks;
  };
  return {
    candidate(id: number, times: ServiceTimes): Candidate {
      const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = times;
      const { workable, unoccupied } = masksOf(id);
      const open = runsOf(workable, durationMinutes);
      const occupied = bufferBeforeMinutes + durationMinutes + bufferAfterMinutes;
      const free = movedLater(runsOf(unoccupied, occupied), bufferBeforeMinutes);
      intersect(free, open);
      return { id, open, free };
    },
  };
}
