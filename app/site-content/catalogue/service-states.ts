import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { type BookingRule, PLAIN_BOOKING } from '#app/clinic/record/booking-rule-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';

/** A service as the record says it: people, rooms and devices by their slug. */
export type ServiceState = ClinicRecord['services'][number];

/** What saving the form of a service in the agenda has set; undefined for what stayed. */
export type SetInAgenda = {
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  isBookableOnline: boolean;
  practitioners: readonly string[];
  resources: readonly string[];
  lengths?: Pick<BookingRule, 'own' | 'later'> | undefined;
  deposit?: BookingRule['deposit'] | null;
  preparation?: PreparationRule | null;
};

/** A service after its form in the agenda was saved. */
export function afterAgenda(
  state: ServiceState,
  { lengths, deposit, preparation, practitioners, resources, ...times }: SetInAgenda,
): ServiceState {
  const { booking = PLAIN_BOOKING, preparation: rule, ...kept } = state;
  const asked = deposit === undefined ? booking.deposit : deposit;
  const { own, later } = lengths ?? booking;
  const prepared = preparation === undefined ? rule : preparation;
  return withBooking(
    {
      ...{ ...kept, ...times },
      practitioners: inOrderOf(state.practitioners, practitioners),
      resources: inOrderOf(state.resources, resources),
      ...(prepared && { preparation: prepared }),
    },
    { own, later, ...(asked && { deposit: asked }) },
  );
}

/**
 * A service after a version of the record that says something new of it: the agenda follows all that the version says,
 * and keeps lengths, deposit and preparation where only other things differ (`seedServices`).
 * @param before the service in the version before; null where it has not been there
 */
export function afterRecord(
  state: ServiceState | null,
  { before, after: told }: { before: ServiceState | null; after: ServiceState },
): ServiceState {
  if (state && before && isSame(before, told)) return state;
  // A version that only notes what the agenda has may note it in the agenda's order.
  const after = state && {
    ...told,
    practitioners: inOrderOf(state.practitioners, told.practitioners),
    resources: inOrderOf(state.resources, told.resources),
  };
  if (!after) return told;
  if (!before || !isSame(ruleOf(before), ruleOf(after))) return after;
  const isLonger = !isSame(timesOf(state), timesOf(after));
  if (isLonger && after.booking) return after;
  const { booking: _b, preparation: _p, ...said } = after;
  const { booking = PLAIN_BOOKING, preparation } = state;
  return withBooking(
    { ...said, ...(preparation && { preparation }) },
    isLonger ? { ...booking, own: [], later: [] } : booking,
  );
}

/**
 * A service on a day: what was planned for a day that has come is what holds.
 * @param until the last day that the state stood, where it was changed: a plan that had not begun by then never did
 */
export function onDay(state: ServiceState, on: string, until = on): ServiceState {
  const { booking, laterPrice, ...kept } = state;
  const begun = booking?.later.findLast(({ fromOn }) => fromOn <= until);
  const isOver = laterPrice !== undefined && laterPrice.fromOn <= on;
  const isPriced = laterPrice !== undefined && laterPrice.fromOn <= until;
  const { price, ...unpriced } = kept;
  const told = isPriced ? laterPrice.price : price;
  const priced = {
    ...unpriced,
    ...(told && { price: told }),
    ...(laterPrice && !isOver && { laterPrice }),
  };
  if (!booking) return priced;
  const later = booking.later.filter(({ fromOn }) => fromOn > on);
  if (!begun) return withBooking(priced, { ...booking, later });
  const { fromOn: _day, own, ...times } = begun;
  return withBooking({ ...priced, ...times }, { ...booking, own, later });
}

function withBooking(state: ServiceState, booking: BookingRule): ServiceState {
  const sorted = { ...booking, own: inPersonOrder(booking.own) };
  return isSame(sorted, PLAIN_BOOKING) ? state : { ...state, booking: sorted };
}

function inPersonOrder(own: BookingRule['own']): BookingRule['own'] {
  return own.toSorted((one, other) => (one.person < other.person ? -1 : 1));
}

/** As `was` where both name the same, so that another order is no change. */
function inOrderOf(was: readonly string[], now: readonly string[]): string[] {
  const isOne = was.length === now.length && now.every((slug) => was.includes(slug));
  return [...(isOne ? was : now)];
}

const ruleOf = ({ booking, preparation }: ServiceState) => [booking ?? PLAIN_BOOKING, preparation];

function timesOf({ durationMinutes, bufferBeforeMinutes, bufferAfterMinutes }: ServiceState) {
  return [durationMinutes, bufferBeforeMinutes, bufferAfterMinutes];
}
