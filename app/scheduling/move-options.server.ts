import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { AppointmentRecord } from './appointment-record.server.ts';
import { readAvailability } from './availability.server.ts';
import { isChangeable } from './changeable-appointment.server.ts';
import { checkSlot } from './check-slot.ts';
import { firstOf, readDay } from './claim-slot.server.ts';
import type { MoveRefusal } from './move-appointment.server.ts';
import { claimPayer } from './payers/claim-payer.server.ts';
import { forPayer } from './payers/payer-availability.server.ts';
import type { BookingServices } from './scheduling-services.server.ts';
import { readTimeOptions, type TimeOptions, type TimeOptionsQuery } from './time-options.server.ts';

type MovedAppointment = Pick<
  AppointmentRecord,
  'id' | 'serviceSlug' | 'startsAt' | 'attendance' | 'payerId'
>;

/**
 * The times to which an appointment may move. Its current time does not count as occupied and is not offered.
 * @param query.near the slot that has just been refused
 * @throws when the appointment's service does not exist, which the database prevents
 */
export async function readMoveOptions(
  services: BookingServices,
  { id, serviceSlug, startsAt, payerId }: MovedAppointment,
  query: Pick<TimeOptionsQuery, 'from' | 'day' | 'chosen' | 'near' | 'locale'>,
): Promise<TimeOptions> {
  const exclude = { excludeAppointmentId: id };
  const asked = { ...query, serviceSlug, payerId, exclude, except: startsAt };
  const options = await readTimeOptions(services, asked);
  if (!options) throw new Error(`appointment ${id} is of an unknown service`);
  return options;
}

/** All slots of some days to which an appointment may move, with the resources; excludes its current slot. */
export async function readMoveSlots(
  services: BookingServices,
  {
    id,
    serviceSlug,
    startsAt,
    practitionerId,
    payerId,
  }: MovedAppointment & {
    practitionerId: number;
  },
  { from, days }: { from: string; days: number },
) {
  const exclude = { excludeAppointmentId: id };
  const query = { serviceSlug, from, days, ...exclude };
  const all = isCalendarDay(from) ? await readAvailability(services, query) : null;
  const found = all && (await forPayer(services, all, { payerId, exclude }));
  return (found?.days ?? [])
    .flatMap(({ slots }) => slots)
    .filter((slot) => slot.startsAt.getTime() !== startsAt.getTime())
    .map((slot) => ({
      startsAt: slot.startsAt,
      practitionerId: firstOf(slot.practitionerIds, [practitionerId]),
    }));
}

/** Whether a move is possible now, for the confirmation page; claims and holds nothing. */
export async function previewMove(
  services: BookingServices,
  appointment: MovedAppointment,
  startsAt: Date,
): Promise<Result<{ startsAt: Date }, Exclude<MoveRefusal, 'not-found' | 'changed'>>> {
  const { clock, agenda } = services;
  if (!isChangeable(appointment, clock.now(), agenda)) return refuse('too-late');
  const exclude = { excludeAppointmentId: appointment.id };
  const snapshot = await readDay(services, {
    serviceSlug: appointment.serviceSlug,
    startsAt,
    exclude,
  });
  if (!snapshot) return refuse('unknown-service');
  const slot = checkSlot(snapshot, startsAt);
  if (!slot.ok) return slot;
  const { serviceSlug, payerId } = appointment;
  const { practitionerIds } = slot.value;
  const asked = { serviceSlug, startsAt, payerId, practitionerIds, exclude, now: clock.now() };
  const covered = await claimPayer(services.db, asked);
  return covered.ok ? ok({ startsAt }) : covered;
}
