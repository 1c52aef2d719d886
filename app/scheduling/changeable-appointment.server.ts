import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';
import type { AppointmentRecord } from './appointment-record.server.ts';

/** Locks a confirmed appointment against other changes until the transaction ends. */
export async function lockConfirmedAppointment(tx: Queryable, id: number) {
  const [appointment] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.status, 'confirmed')))
    .for('update');
  return appointment ?? null;
}

/** Optimistic check: whether the appointment has changed since the given version. */
export function hasChangedSince({ version }: { version: number }, seenVersion: number | undefined) {
  return seenVersion !== undefined && seenVersion !== version;
}

/**
 * Whether an appointment may still be moved or cancelled: up to `cancelNoticeHours` before it, and only
 * until staff record attendance.
 */
export function isChangeable(
  { startsAt, attendance }: Pick<AppointmentRecord, 'startsAt' | 'attendance'>,
  now: Date,
  { cancelNoticeHours }: { cancelNoticeHours: number },
): boolean {
  if (attendance !== null) return false;
  return startsAt.getTime() - now.getTime() >= cancelNoticeHours * 3_600_000;
}
