import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { isFreeMinute, lengthsWith } from './available-slots.reference.ts';
import type { AvailableSlot } from './available-slots.ts';
import type { CompactRule } from './compact-day.ts';
import type { ScheduleSnapshot } from './working-minutes.ts';

// Reference implementation for tests: slow, minute by minute, without masks.

const MINUTE_MS = 60_000;

/**
 * Whether an appointment would leave a gap that nobody can book, on a side where another slot of the day
 * would leave a smaller one or none.
 */
export function leavesGap(
  schedule: ScheduleSnapshot,
  slot: AvailableSlot,
  { slots, now, shortestMinutes }: CompactRule & { slots: readonly AvailableSlot[] },
): boolean {
  const id = slot.practitionerIds[0];
  if (id === undefined) return false;
  const { on } = wallClockOf(slot.startsAt);
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = lengthsWith(
    schedule.service,
    on,
    id,
  );
  const whole = durationMinutes + bufferBeforeMinutes + bufferAfterMinutes;
  const shortest = shortestMinutes.get(id) ?? whole;
  const startOf = (one: AvailableSlot) => one.startsAt.getTime() - bufferBeforeMinutes * MINUTE_MS;
  const from = startOf(slot);
  const until = from + whole * MINUTE_MS;
  const others = slots.filter(({ practitionerIds }) => practitionerIds[0] === id).map(startOf);
  // What a limit keeps from this service, another may still take.
  const unlimited = { ...schedule, hours: schedule.hours.filter(({ kind }) => kind !== 'limit') };
  const leavesGapBeside = (minuteAt: (gap: number) => number, shift: 1 | -1) => {
    let gap = 0;
    let isAvoidable = false;
    while (gap < shortest && isFreeMinute(unlimited, id, { ms: minuteAt(gap), now })) {
      gap += 1;
      isAvoidable ||= others.includes(from + shift * gap * MINUTE_MS);
    }
    return gap > 0 && gap < shortest && isAvoidable;
  };
  return (
    leavesGapBeside((gap) => from - (gap + 1) * MINUTE_MS, -1) ||
    leavesGapBeside((gap) => until + gap * MINUTE_MS, 1)
  );
}
