import { asc, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '#app/db/database.ts';
import {
  leftPatients,
  ownPageCodes,
  preparationTicks,
  recommendations,
} from '#app/db/own-page-schema.ts';

/** What a person has ticked on their page, whom they no longer accompany, and what was recommended. */
export async function readOwnPageRecords(
  db: Queryable,
  patientIds: readonly number[],
  appointmentIds: readonly number[],
) {
  return {
    preparationTicks: await db
      .select({
        appointmentId: preparationTicks.appointmentId,
        tickedAt: preparationTicks.tickedAt,
      })
      .from(preparationTicks)
      .where(inArray(preparationTicks.appointmentId, [...appointmentIds]))
      .orderBy(asc(preparationTicks.appointmentId), asc(preparationTicks.item)),
    leftPatients: await db
      .select()
      .from(leftPatients)
      .where(inArray(leftPatients.patientId, [...patientIds]))
      .orderBy(asc(leftPatients.patientId)),
    recommendations: await db
      .select({
        appointmentId: recommendations.originId,
        kind: recommendations.kind,
        dueOn: recommendations.dueOn,
        note: recommendations.note,
        state: recommendations.state,
        createdAt: recommendations.createdAt,
      })
      .from(recommendations)
      .where(inArray(recommendations.originId, [...appointmentIds]))
      .orderBy(asc(recommendations.id)),
  };
}

/** All of it goes: nobody is told anything more, and no link or code opens anything. */
export async function eraseOwnPage(
  tx: Transaction,
  { patients, visits }: { patients: readonly { id: number }[]; visits: readonly { id: number }[] },
): Promise<void> {
  const patientIds = patients.map(({ id }) => id);
  const ids = visits.map(({ id }) => id);
  await tx.delete(recommendations).where(inArray(recommendations.originId, ids));
  await tx.delete(ownPageCodes).where(inArray(ownPageCodes.appointmentId, ids));
  await tx.delete(preparationTicks).where(inArray(preparationTicks.appointmentId, ids));
  await tx.delete(leftPatients).where(inArray(leftPatients.patientId, patientIds));
}
