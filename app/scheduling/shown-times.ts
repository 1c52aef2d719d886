import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { AvailableDay, AvailableSlot } from './available-slots.ts';
import type { SlotFit } from './compact-day.ts';

/** The times of one half of a day: those shown at once, and all others; both earliest first. */
export type ShownHalf = {
  id: 'morning' | 'afternoon';
  shown: AvailableSlot[];
  more: AvailableSlot[];
};

/** How slots fit into a day; without an answer all of them fit alike. */
export type Fits = Pick<ReadonlyMap<AvailableSlot, SlotFit>, 'get'>;

const SHOWN_A_DAY = 8;
const SHOWN_A_HALF = SHOWN_A_DAY / 2;
const SOONEST_COUNT = 3;
const HALVES = ['morning', 'afternoon'] as const;
const RANK = { touching: 0, roomy: 1, gap: 2 } as const satisfies Record<SlotFit, number>;

type Order = (a: AvailableSlot, b: AvailableSlot) => number;

/** The halves of a day that have slots. At most eight slots are shown, four a half unless the other has fewer. */
export function shownHalves(
  { slots }: Pick<AvailableDay, 'slots'>,
  fits: Fits,
  chosen: Date | null,
): ShownHalf[] {
  const isChosen = ({ startsAt }: AvailableSlot) => startsAt.getTime() === chosen?.getTime();
  const fitsBest = byRank((slot) => RANK[fits.get(slot) ?? 'touching']);
  const order: Order = (a, b) => Number(isChosen(b)) - Number(isChosen(a)) || fitsBest(a, b);
  const halves = HALVES.map((id) => ({ id, all: slots.filter((slot) => halfOf(slot) === id) }));
  return halves.flatMap(({ id, all }) => {
    if (all.length === 0) return [];
    const others = slots.length - all.length;
    const count = Math.max(SHOWN_A_HALF, SHOWN_A_DAY - others);
    const first = new Set(all.toSorted(order).slice(0, count));
    const shown = all.filter((slot) => first.has(slot));
    return { id, shown, more: all.filter((slot) => !first.has(slot)) };
  });
}

/**
 * The first free times as real alternatives: the very first, and of each later half day the one that leaves
 * no gap and comes at a half hour, if there is one.
 * @param days with their slots, earliest first
 */
export function soonestSlots(
  days: readonly AvailableDay[],
  fitsOf: (day: AvailableDay) => Fits,
): AvailableSlot[] {
  const soonest: AvailableSlot[] = [];
  for (const day of days) {
    const fits = fitsOf(day);
    const order = byRank((slot) => Number(fits.get(slot) === 'gap'));
    for (const id of HALVES) {
      const half = day.slots.filter((slot) => halfOf(slot) === id);
      const best = soonest.length === 0 ? half[0] : half.toSorted(order)[0];
      if (best) soonest.push(best);
      if (soonest.length === SOONEST_COUNT) return soonest;
    }
  }
  return soonest;
}

/** Whether a slot is in the morning or the afternoon of the clinic's wall clock. */
export function halfOf({ startsAt }: Pick<AvailableSlot, 'startsAt'>): ShownHalf['id'] {
  return wallClockOf(startsAt).time < '12:00' ? 'morning' : 'afternoon';
}

/** By rank, then full and half hours before other minutes, then time. */
function byRank(rank: (slot: AvailableSlot) => number): Order {
  return (a, b) =>
    rank(a) - rank(b) ||
    Number(isBetweenHalfHours(a)) - Number(isBetweenHalfHours(b)) ||
    a.startsAt.getTime() - b.startsAt.getTime();
}

function isBetweenHalfHours({ startsAt }: AvailableSlot): boolean {
  return !/:[03]0$/.test(wallClockOf(startsAt).time);
}
