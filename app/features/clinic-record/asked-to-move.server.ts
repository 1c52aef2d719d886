import { and, asc, eq, gt, inArray, isNull, notExists, notInArray, or } from 'drizzle-orm';
import { agendaSettings } from '#app/db/agenda-settings-schema.ts';
import {
  clinicRecordNotices as notices,
  clinicRecordPlans as plans,
} from '#app/db/clinic-record-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';
import { type Concern, displacementOf } from './concerned.ts';

/**
 * Which mails are meant: those because of hours in the agenda; of those the ones since which no hours were changed, for
 * what was given back meanwhile holds nobody off; or those of the record's changes too, but for plans that do not come.
 */
type AskedBy = 'hours' | 'hours-since' | 'any';

/** When a mail has asked for another time than the one that an appointment still has, by the id of the appointment. */
export async function readAskedToMove(
  db: Queryable,
  by: AskedBy,
): Promise<ReadonlyMap<number, Date>> {
  const isOfHours = and(isNull(notices.version), isNull(notices.planId));
  const stands = or(isNull(plans.state), notInArray(plans.state, ['withdrawn', 'refused']));
  const later = db
    .select({ id: agendaSettings.subjectId })
    .from(agendaSettings)
    .where(and(eq(agendaSettings.subject, 'hours'), gt(agendaSettings.changedAt, notices.askedAt)));
  const isSince = by === 'hours-since' ? notExists(later) : undefined;
  const rows = await db
    .select({ id: notices.appointmentId, askedAt: notices.askedAt })
    .from(notices)
    .innerJoin(
      appointments,
      and(eq(appointments.id, notices.appointmentId), eq(appointments.sequence, notices.sequence)),
    )
    .leftJoin(plans, eq(plans.id, notices.planId))
    .where(and(eq(notices.asksToMove, true), by === 'any' ? stands : isOfHours, isSince))
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
  const unasked = await lockUnasked(tx, displaced, 'hours-since');
  return patients.filter((each) => !displacementOf(each.concerns) || unasked.has(each.id));
}

/** Those who have been told of a change, and those who need not be since they have been asked for another time. */
export async function orAskedAlready(
  db: Queryable,
  told: ReadonlySet<number>,
  patients: readonly Concerned[],
): Promise<ReadonlySet<number>> {
  const asked = await readAskedToMove(db, 'hours-since');
  const without = patients.filter(({ id, concerns }) => displacementOf(concerns) && asked.has(id));
  return new Set([...told, ...without.map(({ id }) => id)]);
}
