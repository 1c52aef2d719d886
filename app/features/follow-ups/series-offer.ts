import { addDays } from '#app/clinic/clinic-time.ts';

type FreeSlot = { startsAt: Date; practitionerIds: readonly number[] };
export type FreeDay<Slot extends FreeSlot = FreeSlot> = {
  on: string;
  slots: readonly Slot[];
  /** Times of the day that somebody has. */
  taken: readonly Date[];
};

export type OfferQuery<Slot extends FreeSlot = FreeSlot> = {
  dueOn: string;
  toleranceDays: number;
  today: string;
  /** Who operated, where they do what the control is booked as; null for whoever does it. */
  surgeonId: number | null;
  /** Consecutive days from the due day on, or from today if it is past; earliest first. */
  free: readonly FreeDay<Slot>[];
};

/**
 * What may be booked for a control that must not miss its day: times within its tolerance with who operated. Where there
 * is none nothing is proposed, and whoever books chooses among times of others within it, an add-on, and a later day.
 */
export type ControlOffer<Slot extends FreeSlot = FreeSlot> =
  | { kind: 'on-time'; days: FreeDay<Slot>[] }
  | {
      kind: 'stopped';
      others: FreeDay<Slot>[];
      late: FreeDay<Slot>[];
      /** First day within the tolerance on which the clinic sees patients; null for none. */
      addOnOn: string | null;
    };

export function offerOf<Slot extends FreeSlot>({
  dueOn,
  toleranceDays,
  surgeonId,
  free,
}: OfferQuery<Slot>): ControlOffer<Slot> {
  const lastOn = lastDayOf({ dueOn, toleranceDays });
  const within = free.filter(({ on }) => on <= lastOn);
  const ofSurgeon = within.map((day) => ({
    ...day,
    slots: day.slots.filter(
      ({ practitionerIds }) => surgeonId === null || practitionerIds.includes(surgeonId),
    ),
  }));
  const onTime = ofSurgeon.filter(hasSlots);
  if (onTime.length > 0) return { kind: 'on-time', days: onTime };
  return {
    kind: 'stopped',
    others: within.filter(hasSlots),
    late: free.filter((day) => day.on > lastOn && hasSlots(day)),
    addOnOn: within.find((day) => hasSlots(day) || day.taken.length > 0)?.on ?? null,
  };
}

/** The last calendar day on which a control still does. */
export function lastDayOf({ dueOn, toleranceDays }: { dueOn: string; toleranceDays: number }) {
  return addDays(dueOn, toleranceDays);
}

function hasSlots({ slots }: FreeDay): boolean {
  return slots.length > 0;
}
