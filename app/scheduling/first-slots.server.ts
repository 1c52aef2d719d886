import { isCalendarDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { type AvailabilityServices, readAvailability } from './availability.server.ts';
import { type AvailableSlot, slotWith } from './available-slots.ts';
import type { Wanted } from './exams/wanted-exams.ts';
import { forPayer } from './payers/payer-availability.server.ts';

export type HalfDay = 'any' | 'morning' | 'afternoon';

type Wish = Wanted & {
  /** First calendar day to search; today when it is invalid or past. */
  from: string;
  halfDay: HalfDay;
  /** Slots up to and including this instant are skipped. */
  after: Date | null;
  /** With whom (id), if that is wished. */
  practitionerId?: number | undefined;
  count: number;
  /** Whether these are enough, earliest first; default once there are `count`. */
  areEnough?: (found: readonly AvailableSlot[]) => boolean;
  /** Who pays, if that is known: only the slots that the payer covers. */
  payerId?: string | undefined;
};

/** The first available slots of a service that match a wish, earliest first; null for an unknown service. */
export async function readFirstSlots(
  services: AvailabilityServices,
  { from, halfDay, after, practitionerId, count, areEnough, ...wanted }: Wish,
): Promise<AvailableSlot[] | null> {
  const today = wallClockOf(services.clock.now()).on;
  const days = services.agenda.horizonDays + 1;
  const first = isCalendarDay(from) && from > today ? from : today;
  const { payerId } = wanted;
  const fits = ({ startsAt, practitionerIds }: AvailableSlot) =>
    (!after || startsAt > after) &&
    (halfDay === 'any' || halfDayOf(startsAt) === halfDay) &&
    (practitionerId === undefined || practitionerIds.includes(practitionerId));
  // Mostly they are soon; the whole horizon is four times the work.
  for (const span of [Math.min(days, DAYS_FIRST), days]) {
    const all = await readAvailability(services, { ...wanted, from: first, days: span });
    if (!all) return null;
    const found = payerId ? await forPayer(services, all, { payerId, exclude: {} }) : all;
    const fitting = found.days.flatMap(({ slots }) => slots).filter(fits);
    const isDone = areEnough?.(fitting) ?? fitting.length >= count;
    if (!isDone && span < days) continue;
    const soonest = fitting.slice(0, count);
    return practitionerId === undefined
      ? soonest
      : soonest.map((slot) => slotWith(slot, [practitionerId]));
  }
  return [];
}

const DAYS_FIRST = 15;

function halfDayOf(startsAt: Date): HalfDay {
  return wallClockOf(startsAt).time < '12:00' ? 'morning' : 'afternoon';
}
