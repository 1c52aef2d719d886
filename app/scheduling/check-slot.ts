import { instantOf, wallClockOf } from '#app/clinic/clinic-time.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type AvailableSlot, type AvailableSlots, placeOnGrid } from './available-slots.ts';
import type { Misfit } from './exams/exam-order.ts';

export const SLOT_REFUSALS = [
  'too-soon',
  'beyond-horizon',
  'off-grid',
  'outside-opening-hours',
  'slot-taken',
  'not-together',
] as const;
export type SlotRefusal = (typeof SLOT_REFUSALS)[number];

/**
 * The available slot at an instant with the resources that can serve it, or why there is none.
 * @throws RangeError when its day is within the horizon but was not computed
 */
export function checkSlot(
  {
    days,
    earliestAt,
    lastOn,
    slotStepMinutes,
    misfit,
  }: AvailableSlots & { misfit?: Misfit | null },
  startsAt: Date,
): Result<AvailableSlot, SlotRefusal> {
  if (misfit) return refuse('not-together');
  const { on, time } = wallClockOf(startsAt);
  if (startsAt < earliestAt) return refuse('too-soon');
  if (on > lastOn) return refuse('beyond-horizon');
  // A repeated hour is offered once, so the second 23:30 of a day is off the grid.
  const isNamedByWall = instantOf(on, time)?.getTime() === startsAt.getTime();
  if (!isNamedByWall) return refuse('off-grid');

  const day = days.find((candidate) => candidate.on === on);
  if (!day) throw new RangeError(`The availability at hand does not cover ${on}`);
  const place = placeOnGrid(wallMinuteOf(time), slotStepMinutes, day.openings);
  if (place === 'off') return refuse('off-grid');
  const slot = day.slots.find((candidate) => candidate.startsAt.getTime() === startsAt.getTime());
  if (slot) return ok(slot);
  const isTaken = day.taken.some((taken) => taken.getTime() === startsAt.getTime());
  return refuse(isTaken ? 'slot-taken' : 'outside-opening-hours');
}

/** The available slots nearest to an instant on either side, in order of time; ties go to the earlier. */
export function nearestSlots(
  { days }: Pick<AvailableSlots, 'days'>,
  instant: Date,
  count: number,
): AvailableSlot[] {
  const distance = ({ startsAt }: AvailableSlot) =>
    Math.abs(startsAt.getTime() - instant.getTime());
  return days
    .flatMap((day) => day.slots)
    .sort((a, b) => distance(a) - distance(b) || a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, count)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

function wallMinuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
