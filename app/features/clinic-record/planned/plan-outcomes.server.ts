import type { ClinicRecord, RecordFault } from '#app/clinic/clinic-schema.ts';
import { changedFields } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import { soundChange } from '#app/features/clinic-record/change-record.server.ts';
import { keepingEntries } from '#app/features/clinic-record/kept-entries.ts';
import { readRecordOf } from '#app/features/clinic-record/record-versions.server.ts';
import {
  ofResponsibilities,
  readHandoverIds,
  readSuccessors,
} from '#app/features/clinic-record/succession/succession.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { isOfHours, mergedChanges, type Waiting } from './planned-record.ts';

/** What the day of a plan makes of it. */
type Coming = {
  /** Top-level fields with their values of that day: what others have changed in them besides is in it. */
  changes: Readonly<Record<string, unknown>>;
  before: ClinicRecord;
  after: ClinicRecord;
};

/**
 * Why a plan is refused on its day: somebody else has changed one of its values, or the record would have faults.
 * `record` is that record.
 */
type PlanRefusal = 'overtaken' | { faults: RecordFault[]; record: object };

export type PlanOutcome = Result<Coming, PlanRefusal>;

/** `version`: of the record that it was planned over; `id`: null for one that is not stored yet. */
type Planned = Waiting & { id: number | null; version: number };

type Records = { clinicFile: ClinicRecord; before: ClinicRecord };

/** What a plan comes to over the record of its eve: the one rule of the job of that day and of whoever tells it before. */
export async function planOutcome(
  db: Queryable,
  { clinicFile, before }: Records,
  { id, startsOn, changes: planned, version }: Planned,
): Promise<PlanOutcome> {
  const stored = version === 0 ? clinicFile : await readRecordOf(db, version);
  const base = typeof stored === 'object' && stored !== null ? stored : before;
  const merged = mergedChanges(planned, { base, now: before });
  if (!merged.ok && !(await holdsAnyway(db, before, { id, changes: planned })))
    return refuse('overtaken');
  const changes = merged.ok && !isOfHours(planned) ? merged.value : planned;
  const record = keepingEntries(before, { ...before, ...changes });
  if (changedFields(before, record).length === 0) return ok({ changes, before, after: before });
  const waiting = await readSuccessors(db, before);
  const sound = await soundChange(db, { before, record, changes, on: startsOn, waiting });
  if (!sound.ok) return refuse({ ...sound.refusal, record });
  return ok({ changes, before, after: sound.value.after });
}

/** Hours hold in the agenda already, whatever has changed since; who takes over is settled with each change. */
async function holdsAnyway(
  db: Queryable,
  before: ClinicRecord,
  { id, changes }: Pick<Planned, 'id' | 'changes'>,
): Promise<boolean> {
  if (isOfHours(changes)) return true;
  if (id === null || ofResponsibilities(changes) === null) return false;
  return (await readHandoverIds(db, before)).includes(id);
}

/** What each plan comes to, one after the other. @param plans in the order of their days */
export async function planOutcomes<Plan extends Planned>(
  db: Queryable,
  { clinicFile, before }: Records,
  plans: readonly Plan[],
): Promise<{ plan: Plan; outcome: PlanOutcome }[]> {
  const outcomes: { plan: Plan; outcome: PlanOutcome }[] = [];
  let eve = before;
  for (const plan of plans) {
    const outcome = await planOutcome(db, { clinicFile, before: eve }, plan);
    if (outcome.ok) eve = outcome.value.after;
    outcomes.push({ plan, outcome });
  }
  return outcomes;
}

/** Plans with one more, which comes after all others of its day. */
function withNew<Plan extends Planned>(
  plans: readonly Plan[],
  added: Planned,
): readonly (Plan | Planned)[] {
  const isEarlier = ({ startsOn }: Plan) => startsOn <= added.startsOn;
  return [...plans.filter(isEarlier), added, ...plans.filter((plan) => !isEarlier(plan))];
}

type NewPlan = Waiting & { seenVersion: number };

/**
 * What a plan that nobody has stored yet would come to; 'changed' where somebody has changed the same since its form was
 * loaded, so that the form must be looked at again.
 * @param plans those that wait
 */
export async function newPlanOutcome(
  db: Queryable,
  records: Records,
  { plans, added }: { plans: readonly Planned[]; added: NewPlan },
): Promise<Result<Coming, 'changed' | PlanRefusal>> {
  const { seenVersion: version, ...waiting } = added;
  const plan = { ...waiting, id: null, version };
  const alone = await planOutcome(db, records, plan);
  if (!alone.ok && alone.refusal === 'overtaken') return refuse('changed');
  const all = await planOutcomes(db, records, withNew(plans, plan));
  return all.find((each) => each.plan === plan)?.outcome ?? alone;
}

/**
 * The plans that come as things stand, and would not once a change is made, each with what is wrong then. Who takes over
 * is settled with each change.
 * @param change `after` is the record with it; `startsOn` is empty for one that is made at once
 */
export async function plansBroken<Plan extends Planned>(
  db: Queryable,
  records: Records,
  { plans, change }: { plans: readonly Plan[]; change: NewPlan & { after: ClinicRecord } },
): Promise<{ plan: Planned; refusal: PlanRefusal }[]> {
  const { after, seenVersion: version, ...waiting } = change;
  const now = await planOutcomes(db, records, plans);
  const then =
    waiting.startsOn === ''
      ? await planOutcomes(db, { ...records, before: after }, plans)
      : await planOutcomes(db, records, withNew(plans, { ...waiting, id: null, version }));
  const handovers = await readHandoverIds(db, records.before);
  const coming = now.filter(({ outcome }) => outcome.ok).map(({ plan }) => plan.id);
  return then.flatMap(({ plan, outcome }) =>
    outcome.ok || plan.id === null || !coming.includes(plan.id) || handovers.includes(plan.id)
      ? []
      : [{ plan, refusal: outcome.refusal }],
  );
}
