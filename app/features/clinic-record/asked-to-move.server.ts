import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { clinicRecordNotices as notices } from '#app/db/clinic-record-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';
import { type Concern, displacementOf } from './concerned.ts';

/** Whose mails are meant: those because of hours in the agenda, or those of the record's changes too. */
type AskedBy = 'hours' | 'any';

/** When a mail has asked for another time than the one that an appointment still has, by the id of the appointment. */
export async function readAskedToMove(
  db: Queryable,
  by: AskedBy,
): Promise<ReadonlyMap<number, Date>> {
  const isOfHours = and(isNull(notices.version), isNull(notices.planId));
  const rows = await db
    .select({ id: notices.appointmentId, askedAt: notices.askedAt })
    .from(notices)
    .innerJoin(
      appointments,
      and(eq(appointments.id, notices.appointmentId), eq(appointments.sequence, notices.sequence)),
    )
    .where(and(eq(notices.asksToMove, true), by === 'hours' ? isOfHours : undefined))
    .orderBy(asc(notices.askedAt));
  return new Map(rows.map(({ id, askedAt }) => [id, askedAt]));
}

/**
 * Locks appointments until the transaction ends, so that of two who ask for another time the second finds it done.
 * @returns the ids of those that stand as they were read and have not been asked
 */
export async function lockUnasked(
  tx: Transaction,
  read: readonly { id: number; sequence: number }[],
  by: AskedBy,
): Promise<ReadonlySet<number>> {
  const { id, sequence, status } = appointments;
  const ids = read.map((each) => each.id);
  const rows = await tx
    .select({ id, sequence })
    .from(appointments)
    .where(and(inArray(id, ids), eq(status, 'confirmed')))
    .orderBy(asc(id))
    .for('no key update');
  const asked = await readAskedToMove(tx, by);
  const now = new Map(rows.map((row) => [row.id, row.sequence]));
  return new Set(
    read
      .filter((each) => now.get(each.id) === each.sequence && !asked.has(each.id))
      .map((each) => each.id),
  );
}

type Concerned = { id: number; sequence: number; concerns: readonly Concern[] };

/** Without those who cannot stay and have been asked for another time already, because of hours in the agenda. */
export async function withoutAsked<Of extends Concerned>(
  tx: Transaction,
  patients: readonly Of[],
): Promise<Of[]> {
  const displaced = patients.filter(({ concerns }) => displacementOf(concerns));
  if (displaced.length === 0) return [...patients];
  const unasked = await lockUnasked(tx, displaced, 'hours');
  return patients.filter((each) => !displacementOf(each.concerns) || unasked.has(each.id));
}

/** Those who have been told of a change, and those who need not be since they have been asked for another time. */
export async function orAskedAlready(
  db: Queryable,
  told: ReadonlySet<number>,
  patients: readonly Concerned[],
): Promise<ReadonlySet<number>> {
  const asked = await readAskedToMove(db, 'hours');
  const without = patients.filter(({ id, concerns }) => displacementOf(concerns) && asked.has(id));
  return new Set([...told, ...without.map(({ id }) => id)]);
}
