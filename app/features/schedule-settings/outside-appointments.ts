import { addDays, wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';
import { isHereOn, type Presence } from '#app/clinic/record/here-on.ts';
import { hoursFor } from '#app/scheduling/hours/hours-for.ts';
import {
  dayOf,
  type HoursRow,
  type Interval,
  isWithin,
  weekOn,
} from '#app/scheduling/hours/week-hours.ts';

/** A booked appointment and the practitioners, rooms and devices it occupies. */
export type BookedAppointment = {
  protocol: string;
  startsAt: Date;
  endsAt: Date;
  patientName: string;
  serviceId: number;
  serviceSlug: string;
  resourceIds: readonly number[];
  /** Of several exams, each with what it occupies of the time. */
  steps: readonly {
    serviceId: number;
    startsAt: Date;
    endsAt: Date;
    resourceIds: readonly number[];
  }[];
  /** Add-on appointments may overlap others, and may be in a break and at hours of other services. */
  isAddOn: boolean;
};

/** Hours count on the days on which somebody works at the clinic. */
export type NamedHours = {
  id: number;
  name: string;
  rows: readonly HoursRow[];
  here?: Presence;
};
/** An appointment outside the working hours of somebody or something it needs. */
export type OutsideAppointment = BookedAppointment & { outside: readonly string[] };

/** The appointments outside the hours of at least one of `places`, with the names of those. */
export function outsideAppointments(
  appointments: readonly BookedAppointment[],
  places: readonly NamedHours[],
): OutsideAppointment[] {
  return appointments.flatMap((appointment) => {
    const outside = places
      .filter(
        ({ id, rows, here }) =>
          appointment.resourceIds.includes(id) &&
          !timesOf(appointment, id).every((time) =>
            fits({ ...appointment, ...time }, { rows, here }),
          ),
      )
      .map(({ name }) => name);
    return outside.length > 0 ? [{ ...appointment, outside }] : [];
  });
}

/** When an appointment needs somebody or something. */
function timesOf({ steps, startsAt, endsAt, serviceId }: BookedAppointment, id: number) {
  if (steps.length === 0) return [{ startsAt, endsAt, serviceId }];
  return steps.filter(({ resourceIds }) => resourceIds.includes(id));
}

function fits(
  { startsAt, endsAt, serviceId, isAddOn }: BookedAppointment,
  { rows, here = {} }: Pick<NamedHours, 'rows' | 'here'>,
): boolean {
  const start = wallClockOf(startsAt);
  const end = wallClockOf(endsAt);
  // Nobody's hours reach midnight.
  if (end.on !== start.on || !isHereOn(here, start.on)) return false;
  const interval = { startsTime: start.time, endsTime: end.time };
  return isOpen(rows, start.on, { interval, serviceId, isAddOn });
}

function isOpen(
  rows: readonly HoursRow[],
  on: string,
  { interval, serviceId, isAddOn }: { interval: Interval; serviceId: number; isAddOn: boolean },
): boolean {
  const day = dayOf(weekOn(hoursFor(rows, on, isAddOn ? null : serviceId), on), on);
  return isWithin(day && isAddOn ? { ...day, breaks: [] } : day, interval);
}

/**
 * Since when an appointment that is outside somebody's hours is: the calendar day from which they are not there at its
 * weekday and time any more. Null where they never were.
 */
export function outsideSince(
  appointment: BookedAppointment,
  { id, rows }: Pick<NamedHours, 'id' | 'rows'>,
): string | null {
  const { isAddOn, startsAt } = appointment;
  const weekday = weekdayOf(wallClockOf(startsAt).on);
  const times = timesOf(appointment, id).map((time) => ({
    ...{ serviceId: time.serviceId, isAddOn },
    interval: {
      startsTime: wallClockOf(time.startsAt).time,
      endsTime: wallClockOf(time.endsAt).time,
    },
  }));
  const changes = rows.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil ?? validFrom]);
  let next = addDays(wallClockOf(startsAt).on, 1);
  let since: string | null = null;
  for (const from of [...new Set(changes)].sort().reverse()) {
    if (from >= next) continue;
    const eve = addDays(next, -1);
    const last = addDays(eve, -((weekdayOf(eve) - weekday + 7) % 7));
    next = from;
    if (last < from) continue;
    if (times.every((time) => isOpen(rows, last, time))) return since;
    since = from;
  }
  return null;
}
