import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { appointmentRecords as record } from '#app/scheduling/appointment-record.server.ts';
import { absencesOf, lacksPractitioner } from '#app/scheduling/hours/lacks-practitioner.server.ts';
import { readComingAnswers } from './read-reminders.server.ts';

/** Whether somebody who is to serve an appointment is not there, and the desk has not kept it all the same. */
export async function isWithoutPractitioner(
  db: Queryable,
  appointmentId: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.id, appointmentId), lacksPractitioner(appointments)));
  return rows.length > 0;
}

/** What is in an appointment's way, and what of it the desk keeps it in spite of. */
export async function readAbsences(
  db: Queryable,
  appointmentId: number,
): Promise<{ reasons: string[]; kept: string[] }> {
  const [row] = await db
    .select({
      reasons: absencesOf(appointments),
      kept: sql<string[]>`case when ${appointments.keptSequence} = ${appointments.sequence}
        then ${appointments.keptReasons} else '{}' end`,
    })
    .from(appointments)
    .where(eq(appointments.id, appointmentId));
  const { reasons, kept } = row ?? { reasons: [], kept: [] };
  return { reasons, kept: kept.filter((each) => reasons.includes(each)) };
}

/** Coming appointments that nobody is there to serve, earliest first: their reminders wait for the front desk. */
export function readWithoutPractitioner(services: { db: Queryable; clock: Clock }) {
  return readComingAnswers(services, lacksPractitioner(record), {
    reasons: absencesOf(record),
    sequence: record.sequence,
  });
}

type Keeping = {
  appointmentId: number;
  /** Of the appointment as it was shown. */
  seenSequence: number;
  /** What was shown to be in its way; what is so by now besides still holds its reminders. None: hold them again. */
  seenReasons: readonly string[];
  staffId: number;
};

/**
 * Keeps an appointment with nobody there as it is, so that its reminders go; or holds them back again.
 * @returns 'held' also where something that was not shown holds them still
 */
export function keepAppointment(
  { db, clock }: { db: Database; clock: Clock },
  { appointmentId, seenSequence, seenReasons, staffId }: Keeping,
): Promise<Result<'kept' | 'held', 'gone' | 'changed'>> {
  return db.transaction(async (tx) => {
    // Waits for a move or a cancellation under way, and then sees what it left.
    const [appointment] = await tx
      .select()
      .from(appointments)
      .where(eq(appointments.id, appointmentId))
      .for('no key update');
    if (appointment?.status !== 'confirmed' || appointment.attendance !== null)
      return refuse('gone');
    if (appointment.sequence !== seenSequence) return refuse('changed');
    const { reasons } = await readAbsences(tx, appointmentId);
    const kept = (appointment.keptSequence === seenSequence && appointment.keptReasons) || [];
    const keeps = keptWith(kept, { reasons, seenReasons });
    const isKept = keeps.length > 0;
    const isAll = seenReasons.length > 0 && reasons.every((each) => keeps.includes(each));
    const answer = ok(isAll ? ('kept' as const) : ('held' as const));
    if (keeps.length === kept.length) return answer;
    await tx
      .update(appointments)
      .set({
        keptSequence: isKept ? seenSequence : null,
        keptReasons: isKept ? keeps : null,
      })
      .where(eq(appointments.id, appointmentId));
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${staffId}`,
      action: isKept ? 'appointment.kept' : 'appointment.held',
      subjectType: 'appointment',
      subjectId: appointmentId,
    });
    return answer;
  });
}

/** What is kept from now on. What a colleague keeps stays: an older page, or an agenda of one's own, may not show it. */
function keptWith(
  kept: readonly string[],
  { reasons, seenReasons }: { reasons: readonly string[]; seenReasons: readonly string[] },
): string[] {
  if (seenReasons.length === 0) return [];
  return [...new Set([...kept, ...reasons.filter((each) => seenReasons.includes(each))])];
}
