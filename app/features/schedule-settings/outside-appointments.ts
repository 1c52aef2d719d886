import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { dayOf, type HoursRow, isWithin, weekOn } from './week-hours.ts';

/** A booked visit and whom and what it takes. */
export type BookedAppointment = {
  protocol: string;
  startsAt: Date;
  endsAt: Date;
  patientName: string;
  serviceSlug: string;
  resourceIds: readonly number[];
  /** Squeezed in between others, maybe in a break. */
  isAddOn: boolean;
};

export type NamedHours = { id: number; name: string; rows: readonly HoursRow[] };
/** A visit that is booked at a time at which somebody or something it needs does not work. */
export type OutsideAppointment = BookedAppointment & { outside: readonly string[] };

/** The visits that lie outside the hours of one of these, with the names of those. */
export function outsideAppointments(
  visits: readonly BookedAppointment[],
  places: readonly NamedHours[],
): OutsideAppointment[] {
  return visits.flatMap((visit) => {
    const outside = places
      .filter(({ id, rows }) => visit.resourceIds.includes(id) && !fits(visit, rows))
      .map(({ name }) => name);
    return outside.length > 0 ? [{ ...visit, outside }] : [];
  });
}

function fits(
  { startsAt, endsAt, isAddOn }: BookedAppointment,
  rows: readonly HoursRow[],
): boolean {
  const start = wallClockOf(startsAt);
  const end = wallClockOf(endsAt);
  // A visit that ends at midnight or later lies in nobody's hours.
  if (end.on !== start.on) return false;
  const day = dayOf(weekOn(rows, start.on), start.on);
  const open = day && isAddOn ? { ...day, breaks: [] } : day;
  return isWithin(open, { startsTime: start.time, endsTime: end.time });
}
