import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { allowedMoves } from '#app/scheduling/preparation/lens-rule.server.ts';
import type { AppointmentRecord } from './appointment-record.server.ts';
import { readAvailability } from './availability.server.ts';
import { type AvailableSlot, slotWith } from './available-slots.ts';
import { isChangeable } from './changeable-appointment.server.ts';
import { checkSlot } from './check-slot.ts';
import { firstOf, readDay } from './claim-slot.server.ts';
import { wantedOf } from './exams/recorded-steps.server.ts';
import { isPlain } from './exams/wanted-exams.ts';
import type { MoveRefusal } from './move-appointment.server.ts';
import { claimPayer } from './payers/claim-payer.server.ts';
import { partsOf } from './payers/paid-part.ts';
import { forPayer } from './payers/payer-availability.server.ts';
import type { BookingServices } from './scheduling-services.server.ts';
import { readTimeOptions, type TimeOptions, type TimeOptionsQuery } from './time-options.server.ts';

type MovedAppointment = Pick<
  AppointmentRecord,
  'id' | 'serviceSlug' | 'branch' | 'steps' | 'startsAt' | 'attendance' | 'payerId'
> &
  Partial<Pick<AppointmentRecord, 'ownMinutes'>>;
type PreparedAppointment = MovedAppointment &
  Pick<AppointmentRecord, 'preparation' | 'practitionerId'>;

/**
 * The times to which an appointment may move. Its current time does not count as occupied and is not offered.
 * @param query.near the slot that has just been refused; `branch` another house, by default it stays where it is
 * @throws when the appointment's service does not exist, which the database prevents
 */
export async function readMoveOptions(
  services: BookingServices,
  { id, startsAt, payerId, ...appointment }: MovedAppointment,
  {
    branch = appointment.branch,
    ...query
  }: Pick<
    TimeOptionsQuery,
    | 'from'
    | 'day'
    | 'chosen'
    | 'near'
    | 'branch'
    | 'locale'
    | 'allows'
    | 'suits'
    | 'noteOf'
    | 'whoOf'
  >,
): Promise<TimeOptions> {
  const exclude = { excludeAppointmentId: id };
  const except = branch === appointment.branch ? startsAt : undefined;
  const asked = { ...query, ...wantedOf({ ...appointment, branch }), payerId, exclude, except };
  const options = await readTimeOptions(services, asked);
  if (!options) throw new Error(`appointment ${id} is of an unknown service`);
  return options;
}

/** Names who would serve an appointment at a slot: who serves it now, where free. Empty for several exams. */
export function servingOf(
  { practitionerId }: { practitionerId: number },
  people: readonly { id: number; name: string }[],
) {
  return ({ practitionerIds, steps }: AvailableSlot): string => {
    const first = firstOf(practitionerIds, [practitionerId]);
    return steps ? '' : (people.find(({ id }) => id === first)?.name ?? '');
  };
}

/**
 * All slots of some days to which an appointment may move, with the resources; excludes its current slot.
 * @param withEach each slot once for every practitioner who is free then, of a plain visit; by default once, with who
 * has it now where they are free
 */
export async function readMoveSlots(
  services: BookingServices,
  {
    id,
    startsAt,
    practitionerId,
    payerId,
    ...appointment
  }: MovedAppointment & { practitionerId: number },
  { from, days, withEach = false }: { from: string; days: number; withEach?: boolean },
) {
  const isEach = withEach && isPlain(wantedOf(appointment));
  const keep = [practitionerId];
  const exclude = { excludeAppointmentId: id };
  const query = { ...wantedOf(appointment), payerId, from, days, ...exclude, keep };
  const all = isCalendarDay(from) ? await readAvailability(services, query) : null;
  const found = all && (await forPayer(services, all, { payerId, exclude }));
  return (found?.days ?? [])
    .flatMap(({ slots }) => slots)
    .flatMap((slot) => {
      const first = firstOf(slot.practitionerIds, [practitionerId]);
      const ids = isEach ? slot.practitionerIds : [first];
      return ids.map((id) => {
        const { startsAt: movedTo, endsAt } = id === undefined ? slot : slotWith(slot, [id]);
        return { startsAt: movedTo, endsAt, practitionerId: id };
      });
    })
    .filter(
      (slot) =>
        slot.startsAt.getTime() !== startsAt.getTime() ||
        (isEach && slot.practitionerId !== practitionerId),
    );
}

/** Whether a patient can move now, for the confirmation page; claims and holds nothing. */
export async function previewMove(
  services: BookingServices,
  appointment: PreparedAppointment,
  { startsAt, branch = appointment.branch }: { startsAt: Date; branch?: string | null | undefined },
): Promise<
  Result<{ startsAt: Date; endsAt: Date }, Exclude<MoveRefusal, 'not-found' | 'changed'>>
> {
  const { clock, agenda } = services;
  if (!isChangeable(appointment, clock.now(), agenda)) return refuse('too-late');
  const exclude = { excludeAppointmentId: appointment.id };
  const snapshot = await readDay(services, {
    ...wantedOf({ ...appointment, branch }),
    payerId: appointment.payerId,
    startsAt,
    exclude,
  });
  if (!snapshot) return refuse('unknown-service');
  const slot = checkSlot(snapshot, startsAt);
  if (!slot.ok) return slot;
  const allows = await allowedMoves(services.db, services, appointment);
  if (allows?.({ startsAt }) === false) return refuse('lenses-too-soon');
  const { payerId } = appointment;
  const paid = { payerId, exclude, now: clock.now() };
  const covered = await claimPayer(services.db, partsOf(snapshot, slot.value), paid);
  if (!covered.ok) return covered;
  const ids = snapshot.exams ? [] : (covered.value[0] ?? []);
  const first = firstOf(ids, [appointment.practitionerId]);
  const { endsAt } = first === undefined ? slot.value : slotWith(slot.value, [first]);
  return ok({ startsAt, endsAt });
}
