import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { isHereOn, type Presence } from '#app/clinic/record/here-on.ts';

/** Minutes that an appointment lasts and the unoccupied minutes that it needs around it. */
export type ServiceTimes = {
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
};

/** How long one practitioner takes for a service, where that is not its usual length. */
export type OwnLength = { resourceId: number; durationMinutes: number };

/** The lengths of a service on a day: the usual one, and those of practitioners who take another. */
export type DayLengths = ServiceTimes & { own?: readonly OwnLength[] | undefined };

/** Lengths that begin on a day, and replace all that was before. */
export type LaterLengths = DayLengths & { fromOn: string };

/** The lengths of a service on every day: those of now, and what is planned, earliest first. */
export type LengthPlan = DayLengths & { later?: readonly LaterLengths[] | undefined };

/** Somebody who does a service, and from when to when. */
export type ServedBy = { id: number } & Presence;

/** What is valid on a day, 'YYYY-MM-DD'. All that asks how long a service takes comes through here. */
export function serviceOn(plan: LengthPlan, on: string): DayLengths {
  return plan.later?.findLast(({ fromOn }) => fromOn <= on) ?? plan;
}

/** How long a service takes on a day with one practitioner. */
export function timesWith(plan: LengthPlan, on: string, practitionerId: number): ServiceTimes {
  return ownTimes(serviceOn(plan, on), practitionerId);
}

/** The longest that a service takes on a day, whoever does it. */
export function longestOn(plan: LengthPlan, on: string): ServiceTimes {
  const day = serviceOn(plan, on);
  const own = (day.own ?? []).map(({ durationMinutes }) => durationMinutes);
  return { ...timesOf(day), durationMinutes: Math.max(day.durationMinutes, ...own) };
}

/** Practitioners who take equally long, in the order of the first of each. */
export function groupsOn(
  plan: LengthPlan,
  on: string,
  practitionerIds: readonly number[],
): { times: ServiceTimes; practitionerIds: number[] }[] {
  const day = serviceOn(plan, on);
  const groups = Map.groupBy(practitionerIds, (id) => ownTimes(day, id).durationMinutes);
  return [...groups].map(([durationMinutes, ids]) => ({
    times: { ...timesOf(day), durationMinutes },
    practitionerIds: ids,
  }));
}

/** What is said of a service's length where nobody has chosen a day: all that can be booked from today on. */
export function minutesShown(
  plan: LengthPlan & { practitioners: readonly ServedBy[] },
  now: Date,
  { horizonDays }: { horizonDays: number },
): [least: number, most: number] {
  const today = wallClockOf(now).on;
  const { least, most } = minutesBetween(plan, today, addDays(today, horizonDays));
  return [least, most];
}

/**
 * From how many to how many minutes a service takes with any of its practitioners from one day to another, the last
 * included. Who has left counts no more, and who comes not before the first day.
 */
function minutesBetween(
  plan: LengthPlan & { practitioners: readonly ServedBy[] },
  from: string,
  until: string,
): { least: number; most: number } {
  const begins = [...(plan.later ?? []), ...plan.practitioners].flatMap(
    ({ fromOn }) => fromOn ?? [],
  );
  const days = [from, ...begins.filter((on) => on > from && on <= until)];
  const minutes = days.flatMap((on) =>
    plan.practitioners
      .filter((each) => isHereOn(each, on))
      .map(({ id }) => timesWith(plan, on, id).durationMinutes),
  );
  const shown =
    minutes.length > 0 ? minutes : days.map((on) => serviceOn(plan, on).durationMinutes);
  return { least: Math.min(...shown), most: Math.max(...shown) };
}

/** The lengths of one eye alone: nobody takes longer for one than for both. */
export function ofOneEye(plan: LengthPlan, oneEyeMinutes: number): LengthPlan {
  const alone = <Lengths extends DayLengths>(day: Lengths): Lengths => ({
    ...day,
    durationMinutes: Math.min(oneEyeMinutes, day.durationMinutes),
    own: day.own?.map((each) => ({
      ...each,
      durationMinutes: Math.min(oneEyeMinutes, each.durationMinutes),
    })),
  });
  return { ...alone(plan), durationMinutes: oneEyeMinutes, later: plan.later?.map(alone) };
}

/** A service that takes so many minutes with everybody and on every day; its buffers stay. */
export function ofLength<Plan extends LengthPlan>(plan: Plan, durationMinutes: number): Plan {
  const alike = <Lengths extends DayLengths>(day: Lengths): Lengths => ({
    ...day,
    durationMinutes,
    own: [],
  });
  return { ...alike(plan), later: plan.later?.map(alike) };
}

function ownTimes(day: DayLengths, practitionerId: number): ServiceTimes {
  const own = day.own?.find(({ resourceId }) => resourceId === practitionerId);
  return { ...timesOf(day), ...(own && { durationMinutes: own.durationMinutes }) };
}

function timesOf({ durationMinutes, bufferBeforeMinutes, bufferAfterMinutes }: ServiceTimes) {
  return { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes };
}
