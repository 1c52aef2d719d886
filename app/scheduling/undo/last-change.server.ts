import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';

/** How long staff can take back what staff did to an appointment. */
const UNDO_MS = 10 * 60_000;
const MOVED = 'appointment.moved';
const CANCELLED = 'appointment.cancelled';
const RESIZED = 'appointment.resized';

export type LastChange = {
  /** Until when it can be taken back. */
  until: Date;
} & (
  | { kind: 'cancelled' }
  /** The place that it had before. */
  | { kind: 'moved'; startsAt: Date; practitionerId: number; branch: string | null }
  /** How long it was before. */
  | { kind: 'resized'; minutes: number }
);

const detailShape = z.object({
  sequence: z.number(),
  from: z.coerce.date().optional(),
  minutes: z.object({ from: z.number() }).optional(),
  was: z
    .object({ practitionerId: z.number(), branch: z.string().nullable() })
    .partial()
    .default({}),
});

type Changed = Pick<
  AppointmentRecord,
  'id' | 'sequence' | 'status' | 'attendance' | 'practitionerId' | 'branch' | 'changedAt'
>;

/** What staff may take back now: the latest move, cancellation or change of length, if staff made it and nothing has followed; else null. */
export async function lastChange(
  db: Queryable,
  { id, sequence, status, attendance, practitionerId, branch, changedAt }: Changed,
  now: Date,
): Promise<LastChange | null> {
  const until = new Date(changedAt.getTime() + UNDO_MS);
  if (attendance !== null || until <= now) return null;
  const [row] = await db
    .select({
      actor: auditLog.actor,
      action: auditLog.action,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, 'appointment'),
        eq(auditLog.subjectId, String(id)),
        inArray(auditLog.action, [MOVED, CANCELLED, RESIZED]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  const { data: detail } = detailShape.safeParse(row?.detail);
  if (!row?.actor.startsWith('staff:') || detail?.sequence !== sequence) return null;
  if (row.action === CANCELLED) return status === 'cancelled' ? { kind: 'cancelled', until } : null;
  if (status !== 'confirmed') return null;
  const { was, from: startsAt, minutes } = detail;
  if (minutes) return { kind: 'resized', until, minutes: minutes.from };
  if (!startsAt) return null;
  return { kind: 'moved', until, startsAt, ...{ practitionerId, branch, ...was } };
}
