import { and, eq, gt, lte } from 'drizzle-orm';
import type { z } from 'zod';
import { undos } from '#app/db/agenda-settings-schema.ts';
import type { Transaction } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';

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
  await tx.delete(undos).where(lte(undos.madeAt, dayBefore(madeAt)));
  const [made] = await tx
    .insert(undos)
    .values({ subject, before, madeAt })
    .returning({ id: undos.id });
  if (!made) throw new Error('what was before is not kept');
  return made.id;
}

/**
 * What was kept, once: null when it is too old or has been taken already.
 * @param mayTake who may not leaves it to whom it is for
 */
export async function takeForUndo<Before>(
  tx: Transaction,
  clock: Clock,
  {
    subject,
    id,
    shape,
    mayTake = () => true,
  }: {
    subject: Subject;
    id: number;
    shape: z.ZodType<Before>;
    mayTake?: (before: Before) => boolean;
  },
): Promise<Before | null> {
  const [kept] = await tx
    .select({ before: undos.before })
    .from(undos)
    .where(
      and(eq(undos.id, id), eq(undos.subject, subject), gt(undos.madeAt, dayBefore(clock.now()))),
    )
    .for('update');
  const before = kept ? shape.parse(kept.before) : null;
  if (before === null || !mayTake(before)) return null;
  await tx.delete(undos).where(eq(undos.id, id));
  return before;
}

function dayBefore(at: Date): Date {
  return new Date(at.getTime() - KEPT_MS);
}
