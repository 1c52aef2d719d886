import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
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
import { wantedOf } from './exams/recorded-steps.server.ts';
import { freeSlot, occupySlot } from './exams/write-steps.server.ts';
import { excludeHold, releaseHold } from './hold-slot.server.ts';
import { allowLink } from './manage-link.server.ts';
import type { ExceedReason } from './payers/exceed-reason.ts';
import { noteExceeded } from './payers/note-exceeded.server.ts';
import { PAYER_REFUSALS } from './payers/payer-rules.ts';
import { type BookingServices, type Changer, notifyChange } from './scheduling-services.server.ts';

const MOVE_REFUSALS = [
  'not-found',
  'too-late',
  'changed',
  'unknown-service',
  'lenses-too-soon',
  ...PAYER_REFUSALS,
  ...SLOT_REFUSALS,
] as const;
export type MoveRefusal = (typeof MOVE_REFUSALS)[number];

type Moved = Result<{ appointmentId: number }, MoveRefusal>;

const answers = resultSchema(z.object({ appointmentId: z.number() }), z.enum(MOVE_REFUSALS));

type Move = {
  appointmentId: number;
  startsAt: Date;
  /** The house to move to; without one, it stays where it is. */
  branch?: string | null | undefined;
  actor: Changer;
  /** Version shown to the user; 'changed' when the appointment has a later one. */
  seenVersion?: number;
  /** Why staff move it beyond what the payer covers, or beyond its quota. */
  exceedReason?: ExceedReason | undefined;
  /** Of a hold on the new time, which the move releases. */
  holdToken?: string;
  /** Who and what serve it, where they are free; by default those of the old time. */
  keep?: readonly number[];
  /** The one practitioner who will do, whoever else is free. */
  only?: number | undefined;
};

/**
 * Moves once even when the form is sent twice. The form identifies the appointment by its protocol,
 * because a second window may have opened another appointment since.
 */
export function moveWithIdempotency({
  key,
  protocol,
  startsAt,
  branch,
  only,
}: Pick<Move, 'startsAt' | 'branch' | 'only'> & {
  key: string;
  protocol: string;
}): IdempotencyKey {
  const place = branch === undefined ? [] : [branch ?? MAIN_HOUSE];
  const person = only === undefined ? [] : [`#${only}`];
  const body = [protocol, rfc3339(startsAt), ...place, ...person].join(' ');
  return { scope: 'move', key, bodySha256: sha256Hex(body) };
}

/** `db` may be a transaction of the caller. */
type MoveServices = Omit<BookingServices, 'db'> & { db: Database | Transaction };

/**
 * Moves an appointment: takes the new time and frees the old one in one transaction; protocol and link
 * stay the same. After a refusal the appointment is unchanged.
 */
export async function moveAppointment(
  services: MoveServices,
  { appointmentId, startsAt, actor, seenVersion, exceedReason, holdToken, ...move }: Move,
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
  const { branch = appointment.branch } = move;
  const slotRequest = { ...wantedOf(appointment), branch, startsAt, exclude };
  const snapshot = await readDay(services, slotRequest);
  if (!snapshot) return settle(refuse('unknown-service'));
  const optimisticCheck = checkSlot(snapshot, startsAt);
  if (!optimisticCheck.ok) return settle(optimisticCheck);

  return refusingOverlap(
    () =>
      withIdempotency(db, once, answers, async (tx) => {
        const frees = await placeOf(tx, appointment);
        const keep = move.keep ?? [appointment.practitionerId, ...frees.resourceIds];
        const { payerId } = appointment;
        const mayExceed = actor !== 'patient' && exceedReason !== undefined;
        const paid = { payerId, mayExceed };
        const claimed = await claimSlot(tx, services, {
          ...{ ...slotRequest, ...paid, frees, keep },
          only: move.only,
        });
        if (!claimed.ok) return claimed;
        // Read again under the lock: another window may have moved, cancelled or erased it since.
        const current = await lockConfirmedAppointment(tx, appointmentId);
        if (!current) return refuse('not-found');
        if (hasChangedSince(current, appointment.version)) return refuse('changed');
        if (!isChangeable(current, clock.now(), agenda)) return refuse('too-late');
        if (await isTooSoonFor(tx, services, { appointment, startsAt, actor }))
          return refuse('lenses-too-soon');
        await releaseHold(tx, holdToken);
        await writeMove(tx, services, current, { ...claimed.value, actor });
        const { exceeds } = claimed.value;
        await noteExceeded(tx, exceeds, { appointmentId, actor, exceedReason });
        await services.waitlist?.timeFreed(tx);
        return ok({ appointmentId });
      }),
    () => settle(refuse('slot-taken')),
  );
}

/** Whether a patient's lenses could not be out by then. */
async function isTooSoonFor(
  tx: Transaction,
  services: MoveServices,
  {
    appointment,
    startsAt,
    actor,
  }: { appointment: AppointmentRecord } & Pick<Move, 'startsAt' | 'actor'>,
): Promise<boolean> {
  const allows = actor === 'patient' ? await allowedMoves(tx, services, appointment) : undefined;
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
  current: {
    id: number;
    sequence: number;
    startsAt: Date;
    practitionerId: number;
    branch: string | null;
  },
  { actor, ...slot }: ClaimedSlot & { actor: Changer },
): Promise<void> {
  const { startsAt, endsAt, practitionerId, service, branch } = slot;
  const { id } = current;
  const wall = wallClockOf(startsAt);
  const sequence = current.sequence + 1;
  await freeSlot(tx, id);
  // An add-on appointment becomes a regular one.
  await releaseAddOn(tx, id);
  await occupySlot(tx, slot, { appointmentId: id });
  await tx
    .update(appointments)
    .set({
      startsAt,
      endsAt,
      ...buffersOf(slot),
      startsOn: wall.on,
      startsTime: wall.time,
      // Of several exams another may lead by now.
      serviceId: service.id,
      practitionerId,
      branch,
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
    detail: {
      ...{ sequence, from: current.startsAt.toISOString(), to: startsAt.toISOString() },
      ...wasBefore(current, slot),
    },
  } as const;
  await notifyChange(tx, jobs, event, current.startsAt);
}

/** What a move changes besides the time, so that it can be taken back. */
function wasBefore(
  current: { practitionerId: number; branch: string | null },
  next: Pick<ClaimedSlot, 'practitionerId' | 'branch'>,
) {
  const was = {
    ...(current.practitionerId !== next.practitionerId && {
      practitionerId: current.practitionerId,
    }),
    ...(current.branch !== next.branch && { branch: current.branch }),
  };
  return Object.keys(was).length > 0 ? { was } : {};
}
