import { randomUUID } from 'node:crypto';
import { eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { foreignRuns, foreignSource } from '#app/db/foreign-schema.ts';
import type { Clock } from '#app/platform/clock.ts';

/** Longer than any single step of a run: one may be a few dozen calls of a slow source, each of 5 s at most. */
const LEASE_MS = 3 * 60_000;

export type LeaseServices = { db: Database; clock: Clock };
export type Lease = { id: string };

/** Another run has taken over, because nothing was heard of this one for minutes. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** Meanwhile staff have switched the source off, or named another. */
export class SourceChangedError extends Error {
  override name = 'SourceChangedError';
}

/** Takes the turn to read the source; null while another run has it, in whatever process. */
export async function takeLease({ db, clock }: LeaseServices): Promise<Lease | null> {
  const id = randomUUID();
  const now = clock.now();
  await db.insert(foreignSource).values({ id: true }).onConflictDoNothing();
  const taken = await db
    .update(foreignSource)
    .set({ leasedBy: id, leasedUntil: until(now) })
    .where(or(isNull(foreignSource.leasedUntil), lt(foreignSource.leasedUntil, now)))
    .returning({ id: foreignSource.id });
  if (taken.length === 0) return null;
  // What is still open was cut short: its turn has passed.
  await db
    .update(foreignRuns)
    .set({ finishedAt: now, outcome: 'stopped' })
    .where(isNull(foreignRuns.finishedAt));
  return { id };
}

/** Says that the run goes on. @throws LeaseLostError */
export async function keepLease({ db, clock }: LeaseServices, { id }: Lease): Promise<void> {
  const kept = await db
    .update(foreignSource)
    .set({ leasedUntil: until(clock.now()) })
    .where(eq(foreignSource.leasedBy, id))
    .returning({ id: foreignSource.id });
  if (kept.length === 0) throw new LeaseLostError();
}

/** The state of the source, locked until the transaction ends. @throws LeaseLostError */
export async function heldSource(tx: Transaction, { id }: Lease) {
  const [row] = await tx.select().from(foreignSource).for('update');
  if (row?.leasedBy !== id) throw new LeaseLostError();
  return row;
}

/** Gives the turn back; nothing where it is another's by now. */
export async function endLease({ db }: Pick<LeaseServices, 'db'>, { id }: Lease): Promise<void> {
  await db
    .update(foreignSource)
    .set({ leasedBy: null, leasedUntil: null })
    .where(eq(foreignSource.leasedBy, id));
}

/** Notes that what the site shows has changed. */
export async function bumpRevision(tx: Queryable): Promise<void> {
  await tx
    .update(foreignSource)
    .set({ revision: sql`${foreignSource.revision} + 1` })
    .where(eq(foreignSource.id, true));
}

function until(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
