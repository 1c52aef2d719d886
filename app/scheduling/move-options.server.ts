import { isCalendarDay, rfc3339 } from '#app/clinic/clinic-time.ts';
import type { Locale } from '#app/platform/locale.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { readAvailability } from './availability.server.ts';
import { checkSlot } from './check-slot.ts';
import { firstOf, readDay } from './claim-slot.server.ts';
import type { MoveRefusal } from './move-appointment.server.ts';
import { isChangeable, type Visit } from './read-appointment.server.ts';
import type { BookingServices } from './scheduling-services.server.ts';
import { readTimeOptions, type TimeOptions } from './time-options.server.ts';

type MovedAppointment = Pick<Visit, 'id' | 'serviceSlug' | 'startsAt' | 'attendance'>;

/**
 * The times to which a visit may move: its own does not stand in the way, nor is it among them.
 * @param from first day to look at, as it came in the address
 * @param near the start that has just been refused
 * @throws when the visit's service is gone, which the database forbids
 */
export async function readMoveOptions(
  services: BookingServices,
  { id, serviceSlug, startsAt }: MovedAppointment,
  { from, near, locale }: { from: string | null; near?: Date | undefined; locale: Locale },
): Promise<TimeOptions> {
  const own = { excludeAppointmentId: id };
  const options = await readTimeOptions(services, { serviceSlug, from, own, near, locale });
  if (!options) throw new Error(`visit ${id} is of an unknown service`);
  const present = rfc3339(startsAt);
  const isOther = ({ value }: { value: string }) => value !== present;
  return {
    ...options,
    nearest: options.nearest.filter(isOther),
    days: options.days
      .map((day) => ({ ...day, times: day.times.filter(isOther) }))
      .filter(({ times }) => times.length > 0),
  };
}

/** All starts to which a visit may move in some days, and who would serve it; its own is none of them. */
export async function readMoveSlots(
  services: BookingServices,
  { id, serviceSlug, startsAt, practitionerId }: MovedAppointment & { practitionerId: number },
  { from, days }: { from: string; days: number },
) {
  const asked = { serviceSlug, from, days, excludeAppointmentId: id };
  const found = isCalendarDay(from) ? await readAvailability(services, asked) : null;
  return (found?.days ?? [])
    .flatMap(({ starts }) => starts)
    .filter((start) => start.startsAt.getTime() !== startsAt.getTime())
    .map((start) => ({
      startsAt: start.startsAt,
      practitionerId: firstOf(start.practitionerIds, [practitionerId]),
    }));
}

/** Whether a move would be possible now, for the question before it; nothing is taken or kept. */
export async function previewMove(
  services: BookingServices,
  visit: MovedAppointment,
  startsAt: Date,
): Promise<Result<{ startsAt: Date }, MoveRefusal>> {
  const { clock, agenda } = services;
  if (!isChangeable(visit, clock.now(), agenda)) return refuse('too-late');
  const own = { excludeAppointmentId: visit.id };
  const seen = await readDay(services, { serviceSlug: visit.serviceSlug, startsAt, own });
  if (!seen) return refuse('unknown-service');
  const start = checkSlot(seen, startsAt);
  return start.ok ? ok({ startsAt }) : start;
}
