import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { appointments, occupancy } from '#app/db/schema.ts';
import {
  findAnswer,
  type IdempotencyKey,
  type IdempotentCall,
  withIdempotency,
} from '#app/platform/idempotency.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { resultSchema } from '#app/platform/result-schema.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { allowedMoves } from '#app/scheduling/preparation/lens-rule.server.ts';
import { type AppointmentRecord, readAppointment } from './appointment-record.server.ts';
import { releaseAddOn } from './book-add-on.server.ts';
import {
  hasChangedSince,
  isChangeable,
  lockConfirmedAppointment,
} from './changeable-appointment.server.ts';
import { checkSlot, SLOT_REFUSALS } from './check-slot.ts';
import {
  buffersOf,
  type ClaimedSlot,
  claimSlot,
  readDay,
  refusingOverlap,
} from './claim-slot.server.ts';
import { excludeHold, releaseHold } from './hold-slot.server.ts';
import { allowLink } from './manage-link.server.ts';
import { occupy } from './occupancy.server.ts';
import { type BookingServices, type Changer, notifyChange } from './scheduling-services.server.ts';

const MOVE_REFUSALS = [
  'not-found',
  'too-late',
  'changed',
  'unknown-service',
  'lenses-too-soon',
  ...SLOT_REFUSALS,
] as const;
export type MoveRefusal = (typeof MOVE_REFUSALS)[number];

type Moved = Result<{ appointmentId: number }, MoveRefusal>;

const answers = resultSchema(z.object({ appointmentId: z.number() }), z.enum(MOVE_REFUSALS));

type Move = {
  appointmentId: number;
  startsAt: Date;
  actor: Changer;
  /** Version shown to the user; 'changed' when the appointment has a later one. */
  seenVersion?: number;
  /** Of a hold on the new time, which the move releases. */
  holdToken?: string;
  /** Who and what serve it, where they are free; by default those of the old time. */
  keep?: readonly number[];
};

/**
 * Moves once even when the form is sent twice. The form identifies the appointment by its protocol,
 * because a second window may have opened another appointment since.
 */
export function moveWithIdempotency({
  key,
  protocol,
  startsAt,
}: {
  key: string;
  protocol: string;
  startsAt: Date;
}): IdempotencyKey {
  return { scope: 'move', key, bodySha256: sha256Hex(`${protocol} ${rfc3339(startsAt)}`) };
}

/** `db` may be a transaction of the caller. */
type MoveServices = Omit<BookingServices, 'db'> & { db: Database | Transaction };

/**
 * Moves an appointment: takes the new time and frees the old one in one transaction; protocol and link
 * stay the same. After a refusal the appointment is unchanged.
 */
export async function moveAppointment(
  services: MoveServices,
  { appointmentId, startsAt, actor, seenVersion, holdToken, keep: kept }: Move,
  once: IdempotencyKey,
): Promise<IdempotentCall<Moved>> {
  const { db, clock, agenda } = services;
  const replay = await findAnswer(db, once, answers);
  if (replay) return replay;
  const settle = (answer: Moved) => withIdempotency(db, once, answers, async () => answer);

  const appointment = await readAppointment(db, { id: appointmentId });
  if (appointment?.status !== 'confirmed') return settle(refuse('not-found'));
  if (hasChangedSince(appointment, seenVersion)) return settle(refuse('changed'));
  if (!isChangeable(appointment, clock.now(), agenda)) return settle(refuse('too-late'));
  const exclude = { excludeAppointmentId: appointmentId, ...excludeHold(holdToken) };
  const slotRequest = { serviceSlug: appointment.serviceSlug, startsAt, exclude };
  const snapshot = await readDay(services, slotRequest);
  if (!snapshot) return settle(refuse('unknown-service'));
  const optimisticCheck = checkSlot(snapshot, startsAt);
  if (!optimisticCheck.ok) return settle(optimisticCheck);

  return refusingOverlap(
    () =>
      withIdempotency(db, once, answers, async (tx) => {
        const frees = await placeOf(tx, appointment);
        const keep = kept ?? [appointment.practitionerId, ...frees.resourceIds];
        const claimed = await claimSlot(tx, services, { ...slotRequest, frees, keep });
        if (!claimed.ok) return claimed;
        // Read again under the lock: another window may have moved, cancelled or erased it since.
        const current = await lockConfirmedAppointment(tx, appointmentId);
        if (!current) return refuse('not-found');
        if (hasChangedSince(current, appointment.version)) return refuse('changed');
        if (!isChangeable(current, clock.now(), agenda)) return refuse('too-late');
        if (actor === 'patient' && (await isTooSoon(tx, services, { appointment, startsAt })))
          return refuse('lenses-too-soon');
        await releaseHold(tx, holdToken);
        await writeMove(tx, services, current, { ...claimed.value, actor });
        await services.waitlist?.timeFreed(tx);
        return ok({ appointmentId });
      }),
    () => settle(refuse('slot-taken')),
  );
}

async function isTooSoon(
  tx: Transaction,
  services: MoveServices,
  { appointment, startsAt }: { appointment: AppointmentRecord; startsAt: Date },
): Promise<boolean> {
  const allows = await allowedMoves(tx, services, appointment);
  return allows?.({ startsAt }) === false;
}

/** What the appointment occupies now; not its buffers, for freeing them needs no lock. */
async function placeOf(tx: Transaction, { id, startsAt, endsAt }: AppointmentRecord) {
  const rows = await tx
    .select({ resourceId: occupancy.resourceId })
    .from(occupancy)
    .where(eq(occupancy.appointmentId, id));
  return {
    resourceIds: rows.map(({ resourceId }) => resourceId),
    interval: { from: startsAt, until: endsAt },
  };
}

async function writeMove(
  tx: Transaction,
  { clock, jobs }: Pick<BookingServices, 'clock' | 'jobs'>,
  current: { id: number; sequence: number; startsAt: Date },
  { actor, ...slot }: ClaimedSlot & { actor: Changer },
): Promise<void> {
  const { startsAt, endsAt, practitionerId, resourceIds, interval } = slot;
  const { id } = current;
  const wall = wallClockOf(startsAt);
  const sequence = current.sequence + 1;
  await tx.delete(occupancy).where(eq(occupancy.appointmentId, id));
  // An add-on appointment becomes a regular one.
  await releaseAddOn(tx, id);
  await occupy(tx, resourceIds, interval, { appointmentId: id });
  await tx
    .update(appointments)
    .set({
      startsAt,
      endsAt,
      ...buffersOf(slot),
      startsOn: wall.on,
      startsTime: wall.time,
      practitionerId,
      sequence,
      changedAt: clock.now(),
    })
    .where(eq(appointments.id, id));
  await allowLink(tx, { id, endsAt });
  const event = {
    actor,
    action: 'appointment.moved',
    subjectType: 'appointment',
    subjectId: id,
    detail: { sequence, from: current.startsAt.toISOString(), to: startsAt.toISOString() },
  } as const;
  await notifyChange(tx, jobs, event, current.startsAt);
}
