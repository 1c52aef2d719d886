import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import {
  type ClinicRecord,
  checkRecord,
  faultsOf,
  type RecordFault,
} from '#app/clinic/clinic-schema.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { clinicRecordPlans as plans } from '#app/db/clinic-record-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockSetting } from '#app/platform/stored-setting.server.ts';
import { changeRecordIn, type RecordServices } from './change-record.server.ts';
import { carryNotices } from './planned/carry-notices.server.ts';
import { newPlanOutcome, planOutcome } from './planned/plan-outcomes.server.ts';
import { isOfHours } from './planned/planned-record.ts';
import { readCurrentRecord } from './record-versions.server.ts';
import { handoverWith, keepHandover, readHandoverIds } from './succession/succession.server.ts';

/** Why a person must look: a change did not fit on its day. */
export const PLAN_REFUSED = 'record-plan-refused';

const stored = z.record(z.string(), z.unknown());

/** Changes that wait for their day. */
export type RecordPlan = {
  id: number;
  startsOn: string;
  changes: Readonly<Record<string, unknown>>;
  /** Of the record that it was planned over. */
  version: number;
  by: string;
  /** Whether who planned it may no longer come in: somebody else must say that it still holds. */
  isLeft: boolean;
  state: 'waiting' | 'refused';
};

/** Plans that wait, and those that did not fit on their day, by day. */
export async function readPlans(db: Queryable): Promise<RecordPlan[]> {
  const rows = await db
    .select({
      id: plans.id,
      startsOn: plans.startsOn,
      changes: plans.changes,
      version: plans.version,
      by: staff.name,
      disabledAt: staff.disabledAt,
      state: plans.state,
    })
    .from(plans)
    .innerJoin(staff, eq(staff.id, plans.plannedBy))
    .orderBy(asc(plans.startsOn), asc(plans.id));
  return rows.flatMap(({ state, changes, disabledAt, ...row }) =>
    state === 'waiting' || state === 'refused'
      ? [{ ...row, state, isLeft: disabledAt !== null, changes: fromStored(changes) }]
      : [],
  );
}

type NewPlan = {
  /** As `checkForm` has found them to be without faults. */
  changes: Readonly<Record<string, unknown>>;
  /** Calendar day after today. */
  startsOn: string;
  seenVersion: number;
  by: number;
};

/**
 * Keeps changes for a day to come. The same plan sent twice is kept once; responsibilities from the day on which
 * somebody takes over join that plan, and are refused where they cannot. So is what would be refused on its day:
 * 'changed' because of a change made since the form was loaded, 'overtaken' because of another plan.
 */
export function planChange(
  { db, clock, clinicFile }: RecordServices,
  { changes, startsOn, seenVersion, by }: NewPlan,
): Promise<Result<null, 'handover' | 'changed' | 'overtaken' | { faults: RecordFault[] }>> {
  return db.transaction(async (tx) => {
    await lockSetting(tx, 'clinic-record');
    const waiting = (await readPlans(tx)).filter(({ state }) => state === 'waiting');
    // JSON has no undefined: null stands for a field that is taken away.
    const kept = Object.fromEntries(
      Object.entries(changes).map(([name, value]) => [name, value ?? null]),
    );
    const added = { startsOn, changes: fromStored(kept), seenVersion };
    const isKnown = waiting.some(
      (each) => each.startsOn === startsOn && isSame(each.changes, added.changes),
    );
    if (isKnown) return ok(null);
    const plannedAt = clock.now();
    const { record } = await readCurrentRecord(tx, clinicFile);
    const joined = await handoverWith(tx, record, { changes: kept, startsOn, seenVersion });
    if (!joined.ok) return joined;
    if (joined.value) {
      await keepHandover(tx, joined.value, { at: plannedAt, by });
      return ok(null);
    }
    const outcome = await newPlanOutcome(
      tx,
      { clinicFile, before: record },
      { plans: waiting, added },
    );
    if (!outcome.ok) return outcome;
    await tx.insert(plans).values({
      startsOn,
      changes: kept,
      state: 'waiting',
      version: seenVersion,
      plannedAt,
      plannedBy: by,
    });
    const to = { startsOn, fields: Object.keys(changes) };
    await notePlan(tx, { at: plannedAt, by, detail: { from: null, to } });
    // Pages offer the times of whoever leaves no more, from that day on.
    if ('people' in changes) await announcePagesChanged(tx);
    return ok(null);
  });
}

/**
 * Notes new hours of the clinic for a day to come, in a transaction of the caller's, who sets those of the agenda at
 * once, so that they can be booked; when the day comes only the record changes.
 */
export async function planHoursIn(
  tx: Transaction,
  { clock, clinicFile }: Omit<RecordServices, 'db'>,
  { hours, startsOn, by }: { hours: ClinicRecord['hours']; startsOn: string; by: number },
): Promise<Result<{ id: number }, { faults: RecordFault[] }>> {
  await lockSetting(tx, 'clinic-record');
  const { record, version } = await readCurrentRecord(tx, clinicFile);
  const faults = faultsOf({ ...record, hours });
  if (faults.length > 0) return refuse({ faults });
  const plannedAt = clock.now();
  const waiting = { state: 'waiting', version, plannedAt, plannedBy: by } as const;
  const [made] = await tx
    .insert(plans)
    .values({ startsOn, changes: { hours }, ...waiting })
    .returning({ id: plans.id });
  if (!made) throw new Error('a plan was not stored');
  const to = { startsOn, fields: ['hours'] };
  await notePlan(tx, { at: plannedAt, by, detail: { from: null, to } });
  await announcePagesChanged(tx);
  return ok(made);
}

/**
 * Withdraws the hours that wait for a day of a period, whose week takes their place in the agenda too.
 * @returns the last of them, which hold when the period ends, and the ids of all
 */
export async function withdrawHoursIn(
  tx: Transaction,
  { clock, clinicFile }: Omit<RecordServices, 'db'>,
  { from, until }: { from: string; until: string | null },
): Promise<{ last: ClinicRecord['hours'] | undefined; ids: number[] }> {
  const covered = (await readPlans(tx)).filter(
    ({ startsOn, state, changes }) =>
      state === 'waiting' &&
      isOfHours(changes) &&
      startsOn >= from &&
      (until === null || startsOn < until),
  );
  const ids = covered.map(({ id }) => id);
  await tx
    .update(plans)
    .set({ state: 'withdrawn', settledAt: clock.now() })
    .where(inArray(plans.id, ids));
  const last = covered.at(-1);
  if (!last) return { last: undefined, ids };
  const { record } = await readCurrentRecord(tx, clinicFile);
  return { last: checkRecord({ ...record, ...last.changes }).hours, ids };
}

/** Ids of the plans of hours that wait, ascending. */
export async function waitingHours(tx: Transaction): Promise<number[]> {
  const waiting = (await readPlans(tx)).filter(
    ({ state, changes }) => state === 'waiting' && 'hours' in changes,
  );
  return waiting.map(({ id }) => id).sort((one, other) => one - other);
}

/**
 * Takes plans of hours back, and lets others wait again that had been withdrawn for them. For who has found with
 * `waitingHours` that nobody has planned anything since.
 */
export async function returnHoursPlansIn(
  tx: Transaction,
  { clock }: Pick<RecordServices, 'clock'>,
  { made, withdrawn, by }: { made: number[]; withdrawn: number[]; by: number },
): Promise<void> {
  const at = clock.now();
  const gone = await tx
    .update(plans)
    .set({ state: 'withdrawn', settledAt: at })
    .where(inArray(plans.id, made))
    .returning({ startsOn: plans.startsOn });
  const back = await tx
    .update(plans)
    .set({ state: 'waiting', settledAt: null })
    .where(inArray(plans.id, withdrawn))
    .returning({ startsOn: plans.startsOn });
  for (const { startsOn } of gone)
    await notePlan(tx, { at, by, detail: { from: { startsOn }, to: null } });
  for (const { startsOn } of back)
    await notePlan(tx, { at, by, detail: { from: null, to: { startsOn, fields: ['hours'] } } });
}

/** Takes a plan back before its day, or one that did not fit off the list. */
export async function withdrawPlan(
  { db, clock, clinicFile }: RecordServices,
  { id, by }: { id: number; by: number },
): Promise<Result<null, 'gone'>> {
  return db.transaction(async (tx) => {
    await lockSetting(tx, 'clinic-record');
    const [row] = await tx.select().from(plans).where(eq(plans.id, id)).for('update');
    if (row?.state !== 'waiting' && row?.state !== 'refused') return refuse('gone');
    // The agenda would keep them: hours are changed where they are set.
    if (row.state === 'waiting' && isOfHours(fromStored(row.changes))) return refuse('gone');
    // Nobody would bear what somebody bears until their last day: that day goes first.
    const { record } = await readCurrentRecord(tx, clinicFile);
    const handovers = await readHandoverIds(tx, record);
    if (row.state === 'waiting' && handovers.includes(id)) return refuse('gone');
    const settledAt = clock.now();
    await tx.update(plans).set({ state: 'withdrawn', settledAt }).where(eq(plans.id, id));
    const detail = { from: { startsOn: row.startsOn }, to: null };
    await notePlan(tx, { at: settledAt, by, detail });
    if ('people' in fromStored(row.changes)) await announcePagesChanged(tx);
    return ok(null);
  });
}

/**
 * Makes the changes whose day has come, each as a version, over whatever others have changed meanwhile: see `planOutcome`.
 * One that no longer fits is refused and waits for staff.
 * @param today calendar day in the clinic's zone
 */
export async function applyDuePlans(
  services: RecordServices,
  today: string,
): Promise<{ applied: number; refused: number }> {
  const due = await services.db
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.state, 'waiting'), lte(plans.startsOn, today)))
    .orderBy(asc(plans.startsOn), asc(plans.id));
  const outcomes: boolean[] = [];
  for (const { id } of due) {
    const outcome = await applyPlan(services, id);
    if (outcome !== null) outcomes.push(outcome);
  }
  const applied = outcomes.filter(Boolean).length;
  return { applied, refused: outcomes.length - applied };
}

/** @returns whether it fitted; null where another process was faster */
function applyPlan(services: RecordServices, id: number): Promise<boolean | null> {
  return services.db.transaction(async (tx) => {
    // Before the row, as every writer of the record does.
    await lockSetting(tx, 'clinic-record');
    const [plan] = await tx.select().from(plans).where(eq(plans.id, id)).for('update');
    if (plan?.state !== 'waiting') return null;
    const { record: before, version } = await readCurrentRecord(tx, services.clinicFile);
    const planned = { ...plan, changes: fromStored(plan.changes) };
    const { clinicFile } = services;
    const outcome = await planOutcome(tx, { clinicFile, before }, planned);
    const made = outcome.ok
      ? await changeRecordIn(tx, services, {
          ...{ changes: outcome.value.changes, seenVersion: version },
          ...{ by: plan.plannedBy, madeBy: 'plan' },
        })
      : outcome;
    if (made.ok && made.value.isNew)
      await carryNotices(tx, { planId: id, version: made.value.version });
    const state = made.ok ? 'applied' : 'refused';
    // The times that its day would have taken away are free again.
    if (!made.ok) await announcePagesChanged(tx);
    await tx.update(plans).set({ state, settledAt: services.clock.now() }).where(eq(plans.id, id));
    return made.ok;
  });
}

function fromStored(changes: unknown): Readonly<Record<string, unknown>> {
  const entries = Object.entries(stored.parse(changes));
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? undefined]));
}

function notePlan(
  tx: Transaction,
  { at, by, detail }: { at: Date; by: number; detail: { from: unknown; to: unknown } },
): Promise<void> {
  return audit(tx, {
    ...{ at, detail, actor: `staff:${by}`, action: 'clinic.settled' },
    ...{ subjectType: 'clinic_setting', subjectId: 'record-plan' },
  });
}
