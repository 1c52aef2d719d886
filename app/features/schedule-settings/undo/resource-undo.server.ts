import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '#app/db/database.ts';
import { resources } from '#app/db/schema.ts';
import {
  type By,
  changedSince,
  isStillUndone,
  writeChange,
} from '#app/features/schedule-settings/agenda-version.server.ts';
import { undoOnce } from '#app/platform/audit/undo.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type FreesTime, timeFreed } from '#app/scheduling/scheduling-services.server.ts';

/** Whether somebody or something was in use, and the version that changing it made. */
export const keptUse = z.strictObject({
  id: z.number(),
  version: z.number(),
  isActive: z.boolean(),
});

/**
 * Puts somebody or something into use again, or takes it out, as it was. 'changed' when it has been switched since, or
 * is no longer of the clinic.
 * @param isOffered whether the clinic's record still has it, as the transaction sees it
 */
export function undoUse(
  { db, clock, jobs }: { db: Database; clock: Clock } & FreesTime,
  { undo, staffId }: By & { undo: number },
  isOffered: (tx: Transaction, slug: string) => Promise<boolean>,
): Promise<Result<'done' | null, 'changed'>> {
  const asked = {
    ...{ subject: 'resource' as const, id: undo, shape: keptUse },
    isStillBack: (tx: Transaction, made: z.output<typeof keptUse>) =>
      isStillUndone(tx, 'resource', [made]),
  };
  return undoOnce({ db, clock }, asked, async (tx, { id, version, isActive }) => {
    const [row] = await tx
      .select({ slug: resources.slug, isActive: resources.isActive })
      .from(resources)
      .where(eq(resources.id, id))
      .for('no key update');
    const changed = await changedSince(tx, 'resource', new Map([[id, version]]));
    if (!row || row.isActive === isActive || changed.length > 0) return refuse('changed');
    if (!(await isOffered(tx, row.slug))) return refuse('changed');
    await tx.update(resources).set({ isActive }).where(eq(resources.id, id));
    const detail = { isActive, isUndone: true };
    await writeChange(tx, clock, { action: 'agenda.resource', subjectId: id, staffId, detail });
    if (isActive) await timeFreed({ jobs }, tx);
    return ok('done' as const);
  });
}
