import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#app/db/database.ts';
import { appointmentAnswers, reminderClaims, reminders } from '#app/db/reminders-schema.ts';
import { appointments } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { answerIn } from '#app/scheduling/answers/confirmation.server.ts';

type QueueServices = { db: Database; clock: Clock };

/** What came of writing to one person. */
export const QUEUE_OUTCOMES = ['sent', 'confirmed', 'move', 'cancel', 'no-answer'] as const;
export type QueueOutcome = (typeof QUEUE_OUTCOMES)[number];

/** 'taken': a colleague has the person meanwhile. 'done': it is settled, perhaps by this very press. */
export type QueueRefusal = 'taken' | 'done' | 'changed';

/** Who does not answer is shown again after a while. */
const TRY_AGAIN_MS = 3 * 3_600_000;

type Settling = {
  protocol: string;
  /** Of the appointment as it was shown. */
  seenSequence: number;
  outcome: QueueOutcome;
  staffId: number;
};

/** Notes what came of one person and lets go of them. */
export function settleQueue(
  { db, clock }: QueueServices,
  { protocol, seenSequence, outcome, staffId }: Settling,
): Promise<Result<'noted', QueueRefusal>> {
  return db.transaction(async (tx) => {
    const appointment = await lockByProtocol(tx, protocol);
    if (!appointment) return refuse('done');
    const isClaimed = eq(reminderClaims.appointmentId, appointment.id);
    const [claim] = await tx.select().from(reminderClaims).where(isClaimed).for('update');
    if (claim && claim.staffId !== staffId) return refuse('taken');
    if (appointment.sequence !== seenSequence) return refuse('changed');
    const isWaiting = waitingAtDesk(appointment);
    const waiting = await tx.select({ id: reminders.id }).from(reminders).where(isWaiting);
    if (!claim || waiting.length === 0) return refuse('done');
    await tx.delete(reminderClaims).where(isClaimed);
    if (outcome === 'no-answer') {
      const dueAt = new Date(clock.now().getTime() + TRY_AGAIN_MS);
      const tries = sql`${reminders.tries} + 1`;
      await tx.update(reminders).set({ dueAt, tries }).where(isWaiting);
      return ok('noted');
    }
    return settle(tx, clock, { id: appointment.id, seenSequence, outcome, staffId, isWaiting });
  });
}

function waitingAtDesk({ id, sequence }: { id: number; sequence: number }) {
  return and(
    eq(reminders.appointmentId, id),
    eq(reminders.sequence, sequence),
    eq(reminders.channel, 'desk'),
    eq(reminders.state, 'waiting'),
  );
}

type Noting = {
  id: number;
  seenSequence: number;
  outcome: Exclude<QueueOutcome, 'no-answer'>;
  staffId: number;
  isWaiting: ReturnType<typeof waitingAtDesk>;
};

async function settle(
  tx: Transaction,
  clock: Clock,
  { id, seenSequence, outcome, staffId, isWaiting }: Noting,
): Promise<Result<'noted', QueueRefusal>> {
  if (outcome !== 'sent') {
    const answer = { appointmentId: id, seenSequence, answer: outcome };
    const kept = await answerIn(tx, clock, { ...answer, channel: 'desk', staffId });
    if (!kept.ok) return refuse(kept.refusal === 'changed' ? 'changed' : 'done');
  }
  const state = outcome === 'sent' ? 'sent' : 'answered';
  const settled = { state, settledAt: clock.now(), settledBy: staffId } as const;
  await tx.update(reminders).set(settled).where(isWaiting);
  return ok('noted');
}

/** Takes back what somebody has just noted, and gives them the person again. */
export function undoSettled(
  { db, clock }: QueueServices,
  { protocol, staffId }: { protocol: string; staffId: number },
): Promise<Result<'undone', 'gone'>> {
  return db.transaction(async (tx) => {
    const appointment = await lockByProtocol(tx, protocol);
    if (appointment?.status !== 'confirmed') return refuse('gone');
    const { id, sequence } = appointment;
    const undone = await tx
      .update(reminders)
      .set({ state: 'waiting', settledAt: null, settledBy: null })
      .where(
        and(
          eq(reminders.appointmentId, id),
          eq(reminders.sequence, sequence),
          eq(reminders.channel, 'desk'),
          inArray(reminders.state, ['sent', 'answered']),
          eq(reminders.settledBy, staffId),
        ),
      )
      .returning({ id: reminders.id });
    if (undone.length === 0) return refuse('gone');
    const [last] = await tx
      .select()
      .from(appointmentAnswers)
      .where(
        and(eq(appointmentAnswers.appointmentId, id), eq(appointmentAnswers.sequence, sequence)),
      )
      .orderBy(desc(appointmentAnswers.id))
      .limit(1);
    if (last?.staffId === staffId && last.answer !== 'none') {
      const answer = { appointmentId: id, seenSequence: sequence, answer: 'none' as const };
      await answerIn(tx, clock, { ...answer, channel: 'desk', staffId });
    }
    const untilAt = new Date(clock.now().getTime() + 60_000);
    await tx.delete(reminderClaims).where(eq(reminderClaims.staffId, staffId));
    await tx
      .insert(reminderClaims)
      .values({ appointmentId: id, staffId, untilAt })
      .onConflictDoNothing();
    return ok('undone');
  });
}

async function lockByProtocol(tx: Transaction, protocol: string) {
  const [appointment] = await tx
    .select()
    .from(appointments)
    .where(eq(appointments.protocol, protocol))
    .for('no key update');
  return appointment ?? null;
}
