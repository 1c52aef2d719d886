import { eq } from 'drizzle-orm';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { clinicRecordPlans as plans } from '#app/db/clinic-record-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { readComingPlans } from './coming-plans.server.ts';
import { recordOn } from './planned-record.ts';

/** What a mail about a change that waits for its day tells. */
export type PlannedClinic = {
  /** The record as it will be on the day of the appointment. */
  record: ClinicRecord;
  /** Calendar day from which the change holds; null once it does. */
  startsOn: string | null;
};

/**
 * The clinic that a mail about a plan tells of, by the stored record, whatever a process has read so far.
 * @param on day of the appointment
 * @returns null where the plan was taken back, refused, or will be: nothing of it is true
 */
export async function readPlannedClinic(
  db: Queryable,
  file: ClinicRecord,
  { planId, on }: { planId: number; on: string },
): Promise<PlannedClinic | null> {
  const [plan] = await db
    .select({ state: plans.state, startsOn: plans.startsOn })
    .from(plans)
    .where(eq(plans.id, planId));
  const { record } = await readCurrentRecord(db, file);
  if (plan?.state === 'applied') return { record, startsOn: null };
  const waiting = await readComingPlans({ db, clinicFile: file });
  if (!plan || !waiting.some(({ id }) => id === planId)) return null;
  return { record: recordOn(record, waiting, on), startsOn: plan.startsOn };
}
