import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { z } from 'zod';
import { undos } from '#app/db/agenda-settings-schema.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

type Subject = (typeof undos.$inferSelect)['subject'];

const KEPT_MS = 24 * 60 * 60_000;

/**
 * Keeps for a day what a setting was, in the transaction that changes it. Only settings: nothing of a patient.
 * @returns what the page after the change sends to take it back
 */
export async function keepForUndo(
  tx: Transaction,
  clock: Clock,
  { subject, before }: { subject: Subject; before: unknown },
): Promise<number> {
  const madeAt = clock.now();
  // Never waits for one that is just being taken: who takes it may be waiting for this transaction.
  const old = tx
    .select({ id: undos.id })
    .from(undos)
    .where(lte(undos.madeAt, dayBefore(madeAt)))
    .for('update', { skipLocked: true });
  await tx.delete(undos).where(inArray(undos.id, old));
  const [made] = await tx
    .insert(undos)
    .values({ subject, before, madeAt })
    .returning({ id: undos.id });
  if (!made) throw new Error('what was before is not kept');
  return made.id;
}

type Asked<Before> = {
  subject: Subject;
  /** As `keepForUndo` has given it. */
  id: number;
  shape: z.ZodType<Before>;
  /** Who may not leaves it to whom it is for. */
  mayTake?: (before: Before) => boolean;
  /** Whether nobody has changed it since it was taken back, asked for a second press; yes unless given. */
  isStillBack?: (tx: Transaction, before: Before) => Promise<boolean>;
};

/**
 * Takes a change back once, whole or not at all: what was kept is locked before everything that `putBack` locks. A
 * refusal rolls back, and leaves it to be asked for again.
 * @returns what `putBack` gives, null when it had been taken back before; 'changed' also when it is too old
 */
export async function undoOnce<Before, Value>(
  { db, clock }: { db: Database; clock: Clock },
  { subject, id, shape, mayTake = () => true, isStillBack = async () => true }: Asked<Before>,
  putBack: (tx: Transaction, before: Before) => Promise<Result<Value, 'changed'>>,
): Promise<Result<Value | null, 'changed'>> {
  // Typed by somebody: no row has it, and the database would not take it.
  if (!Number.isSafeInteger(id)) return refuse('changed');
  const isMeant = and(
    eq(undos.id, id),
    eq(undos.subject, subject),
    gt(undos.madeAt, dayBefore(clock.now())),
  );
  try {
    return await db.transaction(async (tx) => {
      const [kept] = await tx.select().from(undos).where(isMeant).for('update');
      if (!kept) return refuse('changed');
      // What an earlier release kept may have another shape.
      const { data: before } = shape.safeParse(kept.before);
      if (before === undefined || !mayTake(before)) return refuse('changed');
      if (kept.doneAt) return (await isStillBack(tx, before)) ? ok(null) : refuse('changed');
      const done = await putBack(tx, before);
      if (!done.ok) throw new NotTaken();
      await tx.update(undos).set({ doneAt: clock.now() }).where(eq(undos.id, id));
      return done;
    });
  } catch (error) {
    if (error instanceof NotTaken) return refuse('changed');
    throw error;
  }
}

/** Rolls the transaction back. */
class NotTaken extends Error {}

function dayBefore(at: Date): Date {
  return new Date(at.getTime() - KEPT_MS);
}
