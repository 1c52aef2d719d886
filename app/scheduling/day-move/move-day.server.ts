import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { undos } from '#app/db/agenda-settings-schema.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { keepForUndo } from '#app/platform/audit/undo.server.ts';
import { withIdempotency } from '#app/platform/idempotency.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { addClosure, removeClosure } from '#app/scheduling/closures.server.ts';
import {
  type MoveRefusal,
  moveAppointment,
  moveWithIdempotency,
} from '#app/scheduling/move-appointment.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import type { AwayTime } from './affected-appointments.server.ts';

/** An appointment, as it was shown, and the time that was chosen for it. */
export type ChosenMove = {
  protocol: string;
  seenVersion: number;
  startsAt: Date;
  /** Who sees them then, and nobody else; null for several exams. */
  practitionerId: number | null;
  /** When and with whom it was shown: a press that is sent again finds the appointment moved already. */
  from: Date;
  fromId: number;
};

const movedDay = z.object({
  practitionerId: z.number(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  closureId: z.number().nullable(),
  moved: z.array(
    z.object({
      appointmentId: z.number(),
      from: z.coerce.date(),
      fromId: z.number(),
      to: z.coerce.date(),
    }),
  ),
  /** What could not be moved: it stays as it was. */
  failed: z.array(z.object({ protocol: z.string(), refusal: z.string() })),
});
export type MovedDay = z.output<typeof movedDay>;

type By = { actor: StaffActor };
type MoveDay = AwayTime & {
  moves: readonly ChosenMove[];
  /** Closes the time for the practitioner before anything moves; null leaves it open. */
  reason: string | null;
};

const KEPT_MS = 24 * 60 * 60_000;

/**
 * Moves what was chosen, each as a move of its own: one that fails leaves the others moved. Sent again with the same key
 * it does nothing more.
 * @returns id of what was done, kept for a day; null where the key was sent with something else
 */
export async function moveDay(
  services: BookingServices,
  { moves, reason, ...away }: MoveDay,
  { actor, key }: By & { key: string },
): Promise<number | null> {
  const { practitionerId, startsAt, endsAt } = away;
  const closureId =
    reason === null
      ? null
      : await addClosure(
          services,
          { resourceId: practitionerId, startsAt, endsAt, reason },
          { actor, key: keyOf(key, 'closure') },
        );
  const moved: MovedDay['moved'] = [];
  const failed: MovedDay['failed'] = [];
  for (const move of moves) {
    const { protocol, startsAt: to, from, fromId } = move;
    const before = await readAppointment(services.db, { protocol });
    const done = before && (await moveOne(services, { ...move, id: before.id }, { actor, key }));
    if (before && done === null) moved.push({ appointmentId: before.id, from, fromId, to });
    else failed.push({ protocol, refusal: done ?? 'not-found' });
  }
  const bodySha256 = sha256Hex(JSON.stringify([away, reason, moves]));
  const stored = { scope: 'move-day', key, bodySha256 };
  const kept = await withIdempotency(services.db, stored, z.number(), (tx) =>
    keepForUndo(tx, services.clock, {
      subject: 'day',
      before: { ...away, closureId, moved, failed },
    }),
  );
  return kept.kind === 'answer' ? kept.answer : null;
}

async function moveOne(
  services: BookingServices,
  {
    id,
    protocol,
    startsAt,
    practitionerId,
    seenVersion,
  }: Omit<ChosenMove, 'from' | 'fromId'> & { id: number },
  { actor, key }: By & { key: string },
): Promise<MoveRefusal | 'other-body' | null> {
  const moved = await moveAppointment(
    services,
    {
      ...{ appointmentId: id, startsAt, actor, seenVersion },
      ...(practitionerId !== null && { only: practitionerId }),
    },
    moveWithIdempotency({ key: keyOf(key, protocol), protocol, startsAt }),
  );
  if (moved.kind === 'other-body') return 'other-body';
  return moved.answer.ok ? null : moved.answer.refusal;
}

/** What one press moved, for a day; null when there is none, or it is too old. */
export async function readMovedDay(
  { db, clock }: Pick<BookingServices, 'db' | 'clock'>,
  id: number,
): Promise<MovedDay | null> {
  if (!Number.isSafeInteger(id)) return null;
  const since = new Date(clock.now().getTime() - KEPT_MS);
  const [kept] = await db
    .select({ before: undos.before })
    .from(undos)
    .where(and(eq(undos.id, id), eq(undos.subject, 'day'), gt(undos.madeAt, since)));
  return movedDay.safeParse(kept?.before).data ?? null;
}

/**
 * Opens the day and moves everything back that can still go back: whose old time is free with the same practitioner, and
 * whom nobody has moved since.
 * @returns ids of those that stay where they are; null when it is too late for all
 */
export async function undoMovedDay(
  services: BookingServices,
  id: number,
  { actor }: By,
): Promise<number[] | null> {
  const day = await readMovedDay(services, id);
  if (!day) return null;
  if (day.closureId !== null) await removeClosure(services, day.closureId, { actor });
  const stay: number[] = [];
  for (const { appointmentId, from, fromId, to } of day.moved) {
    const now = await readAppointment(services.db, { id: appointmentId });
    const isBack = now?.startsAt.getTime() === from.getTime() && now.practitionerId === fromId;
    if (isBack) continue;
    const isAsMoved = now?.status === 'confirmed' && now.startsAt.getTime() === to.getTime();
    const { protocol = '', version = 0, steps = [] } = now ?? {};
    const back = {
      ...{ id: appointmentId, protocol, seenVersion: version, startsAt: from },
      practitionerId: steps.length > 0 ? null : fromId,
    };
    const key = keyOf(`undo ${id}`, String(version));
    if (!isAsMoved || (await moveOne(services, back, { actor, key })) !== null)
      stay.push(appointmentId);
  }
  return stay;
}

/** A key of a part of what one form does. */
function keyOf(key: string, part: string): string {
  return sha256Hex(`${key} ${part}`).slice(0, 43);
}
