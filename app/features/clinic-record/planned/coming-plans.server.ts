import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { type RecordPlan, readPlans } from '#app/features/clinic-record/record-plans.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { type PlanOutcome, planOutcomes } from './plan-outcomes.server.ts';

type Source = { db: Queryable; clinicFile: ClinicRecord };

/** A plan that waits, and what its day will make of it as things stand. */
export type ForeseenPlan = { plan: RecordPlan; outcome: PlanOutcome };

/**
 * What comes of each change that waits, in their order.
 * @param plans for who has read all of them already
 */
export async function foresee(
  { db, clinicFile }: Source,
  plans?: readonly RecordPlan[],
): Promise<ForeseenPlan[]> {
  const waiting = (plans ?? (await readPlans(db))).filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return [];
  const { record: before } = await readCurrentRecord(db, clinicFile);
  return planOutcomes(db, { clinicFile, before }, waiting);
}

/**
 * The changes that wait and will be made on their day, as things stand now, in their order, each with the values that it
 * will set then: see `applyDuePlans`.
 */
export async function readComingPlans(source: Source): Promise<RecordPlan[]> {
  return comingOf(await foresee(source));
}

/** Those of them that will be made, with the values that they will set. */
export function comingOf(foreseen: readonly ForeseenPlan[]): RecordPlan[] {
  return foreseen.flatMap(({ plan, outcome }) =>
    outcome.ok ? [{ ...plan, changes: outcome.value.changes }] : [],
  );
}
