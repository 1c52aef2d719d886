import { and, eq, gt, isNotNull, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Transaction } from '#app/db/database.ts';
import { addOnAppointments, appointments, occupancy } from '#app/db/schema.ts';
import { appointmentSteps } from '#app/db/steps-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import {
  findAnswer,
  type IdempotencyKey,
  type IdempotentCall,
  withIdempotency,
} from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { resultSchema } from '#app/platform/result-schema.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import {
  type AppointmentRecord,
  readAppointment,
} from '#app/scheduling/appointment-record.server.ts';
import {
  hasChangedSince,
  lockConfirmedAppointment,
} from '#app/scheduling/changeable-appointment.server.ts';
import { lockSlots, refusingOverlap } from '#app/scheduling/claim-slot.server.ts';
import { wantedOf } from '#app/scheduling/exams/recorded-steps.server.ts';
import { allowLink } from '#app/scheduling/manage-link.server.ts';
import { clearExpiredHolds, type Interval } from '#app/scheduling/occupancy.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import { workedUntil } from './around.server.ts';
import { endAfter, isResizable, minutesOf } from './resizable.ts';

/**
 * 'over' for what is no longer to come or under way, 'off-grid' for a length that none may have, 'past-hours' where
 * somebody or something is not at work any more, 'same-time' of an add-on that would run into another.
 */
const RESIZE_REFUSALS = [
  'not-found',
  'over',
  'changed',
  'off-grid',
  'unknown-service',
  'past-hours',
  'same-time',
  'slot-taken',
] as const;
export type ResizeRefusal = (typeof RESIZE_REFUSALS)[number];

const answers = resultSchema(z.object({ appointmentId: z.number() }), z.enum(RESIZE_REFUSALS));
type Resized = Result<{ appointmentId: number }, ResizeRefusal>;

type Resize = {
  appointmentId: number;
  /** How long it is from now on: a multiple of 5. */
  minutes: number;
  /** Whether whoever asks was told that it goes on when somebody is no longer at work. */
  mayPassHours: boolean;
  actor: StaffActor;
  /** Version shown to the user; 'changed' when the appointment has a later one. */
  seenVersion: number;
};

export function resizeWithIdempotency({
  key,
  protocol,
  minutes,
  mayPassHours,
}: Pick<Resize, 'minutes' | 'mayPassHours'> & { key: string; protocol: string }): IdempotencyKey {
  return { scope: 'resize', key, bodySha256: sha256Hex(`${protocol} ${minutes} ${mayPassHours}`) };
}

/**
 * Makes an appointment longer or shorter: its beginning, its people and what is kept free around it stay. Nobody is
 * mailed, and what the patient has answered stays, for they were told the beginning: the sequence of calendar files is
 * the same, and their stamp a later one. A later move keeps the length. After a refusal nothing has changed.
 */
export async function resizeAppointment(
  services: BookingServices,
  { appointmentId, minutes, mayPassHours, actor, seenVersion }: Resize,
  once: IdempotencyKey,
): Promise<IdempotentCall<Resized>> {
  const { db, clock } = services;
  const replay = await findAnswer(db, once, answers);
  if (replay) return replay;
  const settle = (answer: Resized) => withIdempotency(db, once, answers, async () => answer);
  const appointment = await readAppointment(db, { id: appointmentId });
  if (appointment?.status !== 'confirmed') return settle(refuse('not-found'));
  if (hasChangedSince(appointment, seenVersion)) return settle(refuse('changed'));
  if (!isResizable(appointment, clock.now())) return settle(refuse('over'));
  const { startsAt } = appointment;
  const endsAt = endAfter(startsAt, minutes);
  if (!endsAt) return settle(refuse('off-grid'));

  const asked = { minutes, endsAt, mayPassHours, actor, seenVersion };
  return refusingOverlap(
    () => withIdempotency(db, once, answers, (tx) => resizeIn(tx, services, appointment, asked)),
    () => settle(refuse('slot-taken')),
  );
}

async function resizeIn(
  tx: Transaction,
  { clock, waitlist }: Pick<BookingServices, 'clock' | 'waitlist'>,
  appointment: AppointmentRecord,
  {
    minutes,
    endsAt,
    mayPassHours,
    actor,
    seenVersion,
  }: Omit<Resize, 'appointmentId'> & { endsAt: Date },
): Promise<Resized> {
  const { id: appointmentId, startsAt, resourceIds } = appointment;
  const until = new Date(endsAt.getTime() + LONGEST_BUFFER_MS);
  const place = { resourceIds, interval: { from: startsAt, until } };
  const [slot] = await lockSlots(tx, [{ ...wantedOf(appointment), startsAt }], [place]);
  if (!slot) return refuse('unknown-service');
  await clearExpiredHolds(tx, place, clock.now());
  const isLonger = endsAt > appointment.endsAt;
  const isAsked = isLonger && !mayPassHours;
  if (isAsked && endsAt > (await workedUntil(tx, appointment)).until) return refuse('past-hours');
  // Read again under the lock: another window may have moved, cancelled or erased it since.
  const current = await lockConfirmedAppointment(tx, appointmentId);
  if (!current) return refuse('not-found');
  if (hasChangedSince(current, seenVersion)) return refuse('changed');
  if (endsAt.getTime() === current.endsAt.getTime()) return ok({ appointmentId });
  if (isLonger && (await meetsAddOn(tx, appointment, endsAt))) return refuse('same-time');
  await writeLength(tx, current, { endsAt, now: clock.now() });
  await audit(tx, {
    ...{ actor, action: 'appointment.resized', subjectType: 'appointment' },
    subjectId: appointmentId,
    detail: { sequence: current.sequence, minutes: { from: minutesOf(current), to: minutes } },
  });
  if (!isLonger) await waitlist?.timeFreed(tx);
  return ok({ appointmentId });
}

const MINUTE_MS = 60_000;
/** The database allows no longer one. */
const LONGEST_BUFFER_MS = 120 * MINUTE_MS;

/** Whether an add-on would run into another one of its practitioner. Call it after `lockSlots`. */
async function meetsAddOn(
  tx: Transaction,
  { id, isAddOn, practitionerId, startsAt }: AppointmentRecord,
  endsAt: Date,
): Promise<boolean> {
  if (!isAddOn) return false;
  const [other] = await tx
    .select({ id: appointments.id })
    .from(addOnAppointments)
    .innerJoin(appointments, eq(appointments.id, addOnAppointments.appointmentId))
    .where(
      and(
        eq(addOnAppointments.practitionerId, practitionerId),
        eq(addOnAppointments.heldOn, wallClockOf(startsAt).on),
        isNotNull(addOnAppointments.number),
        ne(appointments.id, id),
        lt(appointments.startsAt, endsAt),
        gt(appointments.endsAt, startsAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}

type Current = NonNullable<Awaited<ReturnType<typeof lockConfirmedAppointment>>>;

/** The database throws when something of the time is taken. */
async function writeLength(
  tx: Transaction,
  { id, ...current }: Current,
  { endsAt, now }: { endsAt: Date; now: Date },
): Promise<void> {
  const { from, until } = keptTime({ ...current, endsAt });
  const during = `[${from.toISOString()},${until.toISOString()})`;
  await tx.update(occupancy).set({ during }).where(eq(occupancy.appointmentId, id));
  await tx.update(appointmentSteps).set({ endsAt }).where(eq(appointmentSteps.appointmentId, id));
  await tx.update(appointments).set({ endsAt, changedAt: now }).where(eq(appointments.id, id));
  await allowLink(tx, { id, endsAt });
}

/** All that an appointment occupies, with what was kept free around it when it was booked. */
export function keptTime({
  startsAt,
  endsAt,
  bufferBeforeMinutes,
  bufferAfterMinutes,
}: Pick<Current, 'startsAt' | 'endsAt' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'>): Interval {
  return {
    from: new Date(startsAt.getTime() - bufferBeforeMinutes * MINUTE_MS),
    until: new Date(endsAt.getTime() + bufferAfterMinutes * MINUTE_MS),
  };
}
