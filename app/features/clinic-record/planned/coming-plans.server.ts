import { clinicRecordVersions as versions } from '#app/db/clinic-record-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import {
  isOfHours,
  type RecordPlan,
  readPlans,
} from '#app/features/clinic-record/record-plans.server.ts';
import { ofResponsibilities } from '#app/features/clinic-record/succession/succession.server.ts';

/**
 * The changes that wait and will be made on their day, as the agenda stands now, in their order. One whose fields somebody
 * has changed since it was planned, or that another one changes before it, will be refused: see `applyDuePlans`.
 */
export async function readComingPlans(db: Queryable): Promise<RecordPlan[]> {
  const waiting = (await readPlans(db)).filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return [];
  const made = await db
    .select({ version: versions.version, fields: versions.fields })
    .from(versions);
  const taken = new Set<string>();
  return waiting.filter((plan) => {
    const fields = Object.keys(plan.changes);
    const isChanged = (field: string) =>
      taken.has(field) ||
      made.some((each) => each.version > plan.version && each.fields.includes(field));
    // Hours hold in the agenda already, whatever has changed since; who takes over from whom is settled with each change.
    const holds = isOfHours(plan.changes) || ofResponsibilities(plan.changes) !== null;
    if (!holds && fields.some(isChanged)) return false;
    for (const field of fields) taken.add(field);
    return true;
  });
}
