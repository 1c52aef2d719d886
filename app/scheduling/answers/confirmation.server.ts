import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { appointmentAnswers as answers } from '#app/db/reminders-schema.ts';
import { appointments } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { AnswerChannel, AppointmentAnswer, Confirmation } from './confirmation.ts';

export type AnswerRefusal = 'gone' | 'changed' | 'past';

type Answer = {
  appointmentId: number;
  /** Of the appointment as it was shown; a moved one is asked anew. */
  seenSequence: number;
  answer: AppointmentAnswer | 'none';
  channel: AnswerChannel;
  /** Of the staff who noted it. */
  staffId?: number;
  /** Where it is told later than it was said: then, and what was said since counts. */
  saidAt?: Date;
};

/**
 * Keeps what somebody says about an appointment: that they come, want another time, or do not come. It changes nothing
 * of the appointment itself. Said again, it is kept once.
 */
export function answerAppointment(
  services: { db: Database; clock: Clock },
  answer: Answer,
): Promise<Result<'kept' | 'known' | 'overtaken', AnswerRefusal>> {
  return services.db.transaction((tx) => answerIn(tx, services.clock, answer));
}

/** The same in the caller's transaction. */
export async function answerIn(
  tx: Transaction,
  clock: Clock,
  { appointmentId, seenSequence, answer, channel, staffId = undefined, saidAt = undefined }: Answer,
): Promise<Result<'kept' | 'known' | 'overtaken', AnswerRefusal>> {
  // Waits for a move or a cancellation under way, and then sees what it left. Two answers go one after the other.
  const [appointment] = await tx
    .select()
    .from(appointments)
    .where(eq(appointments.id, appointmentId))
    .for('no key update');
  if (appointment?.status !== 'confirmed') return refuse('gone');
  if (appointment.sequence !== seenSequence) return refuse('changed');
  const now = clock.now();
  if (appointment.startsAt <= now || appointment.attendance !== null) return refuse('past');
  const last = await lastAnswer(tx, appointmentId, seenSequence);
  if ((last?.answer ?? 'none') === answer) return ok('known');
  if (saidAt && last && isBefore(saidAt, last.answeredAt)) return ok('overtaken');
  await tx.insert(answers).values({
    appointmentId,
    sequence: seenSequence,
    answer,
    channel,
    staffId: staffId ?? null,
    answeredAt: saidAt && saidAt < now ? saidAt : now,
  });
  return ok('kept');
}

/** Others tell whole seconds: within one, the one that is told last counts. */
function isBefore(saidAt: Date, other: Date): boolean {
  return Math.floor(saidAt.getTime() / 1_000) < Math.floor(other.getTime() / 1_000);
}

async function lastAnswer(tx: Queryable, appointmentId: number, sequence: number) {
  const [last] = await tx
    .select({ answer: answers.answer, answeredAt: answers.answeredAt })
    .from(answers)
    .where(and(eq(answers.appointmentId, appointmentId), eq(answers.sequence, sequence)))
    .orderBy(desc(answers.id))
    .limit(1);
  return last ?? null;
}

/**
 * What was last said about an appointment at its present time, to be selected beside its other columns.
 * @param of columns of the appointment
 */
export function confirmationOf(of: { id: SQL | object; sequence: SQL | object }) {
  return sql<Confirmation | null>`(select case when l.answer <> 'none' then jsonb_build_object(
      'answer', l.answer, 'channel', l.channel, 'by', (select name from staff where id = l.staff_id),
      'atMs', (extract(epoch from l.answered_at) * 1000)::float8) end
    from ${answers} l
    where l.appointment_id = ${of.id} and l.sequence = ${of.sequence}
    order by l.id desc limit 1)`;
}
