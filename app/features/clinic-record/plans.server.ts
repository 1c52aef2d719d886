import { and, asc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { type ClinicRecord, faultsOf, type RecordFault } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { clinicRecordPlans } from '#app/db/clinic-record-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockSetting } from '#app/platform/stored-setting.server.ts';
import { changeRecordIn, type RecordServices } from './change-record.server.ts';
import { readCurrentRecord } from './record-versions.server.ts';

/** A change of the record that begins on a day to come. */
export type RecordPlan = {
  id: number;
  version: number;
  /** Calendar day in the clinic's zone. */
  startsOn: string;
  /** Top-level fields with the values that they will have. */
  changes: Readonly<Record<string, unknown>>;
  by: string;
  at: Date;
};

const changesShape = z.record(z.string(), z.unknown());

/** The plans that wait for their day, earliest first. */
export async function readPlans(db: Queryable): Promise<RecordPlan[]> {
  const rows = await db
    .select({ plan: clinicRecordPlans, by: staff.name })
    .from(clinicRecordPlans)
    .innerJoin(staff, eq(staff.id, clinicRecordPlans.plannedBy))
    .where(eq(clinicRecordPlans.state, 'waiting'))
    .orderBy(asc(clinicRecordPlans.startsOn), asc(clinicRecordPlans.id));
  return rows.map(({ plan: { id, version, startsOn, changes, plannedAt }, by }) => {
    return { id, version, startsOn, changes: changesShape.parse(changes), by, at: plannedAt };
  });
}

type Plan = { changes: Partial<ClinicRecord>; startsOn: string; by: number };

/**
 * Notes a change of the record for a day to come, in a transaction of the caller's. What waited for the same day and
 * changes nothing else is withdrawn. Hours: the caller sets those of the agenda at once, from that day on, so that
 * they can be booked; when the day comes only the record changes.
 */
export async function planChangeIn(
  tx: Transaction,
  { clock, clinicFile }: Omit<RecordServices, 'db'>,
  { changes, startsOn, by }: Plan,
): Promise<Result<{ id: number }, { faults: RecordFault[] }>> {
  await lockSetting(tx, 'clinic-record');
  const { record } = await readCurrentRecord(tx, clinicFile);
  const faults = faultsOf({ ...record, ...changes });
  if (faults.length > 0) return refuse({ faults });
  const [plannedAt, fields] = [clock.now(), Object.keys(changes)];
  for (const other of await readPlans(tx)) {
    const isCovered = Object.keys(other.changes).every((field) => fields.includes(field));
    if (other.startsOn === startsOn && isCovered)
      await tx
        .update(clinicRecordPlans)
        .set({ state: 'withdrawn', settledAt: plannedAt, version: other.version + 1 })
        .where(eq(clinicRecordPlans.id, other.id));
  }
  const [row] = await tx
    .insert(clinicRecordPlans)
    .values({ startsOn, changes, state: 'waiting', version: 1, plannedAt, plannedBy: by })
    .returning({ id: clinicRecordPlans.id });
  if (!row) throw new Error('a plan was not stored');
  await audit(tx, {
    at: plannedAt,
    actor: `staff:${by}`,
    action: 'clinic.settled',
    subjectType: 'clinic_setting',
    subjectId: `record-plan:${row.id}`,
    detail: { from: null, to: { startsOn, fields } },
  });
  await announcePagesChanged(tx);
  return ok({ id: row.id });
}

/**
 * Makes a version of each plan whose day has come, in the order of the days. One that the record no longer allows is
 * refused, and stays listed as such.
 * @returns how many were applied and how many were refused
 */
export async function applyDuePlans(
  services: RecordServices,
): Promise<{ applied: number; refused: number }> {
  const done = { applied: 0, refused: 0 };
  const today = wallClockOf(services.clock.now()).on;
  const due = await services.db
    .select({ id: clinicRecordPlans.id })
    .from(clinicRecordPlans)
    .where(and(eq(clinicRecordPlans.state, 'waiting'), lte(clinicRecordPlans.startsOn, today)))
    .orderBy(asc(clinicRecordPlans.startsOn), asc(clinicRecordPlans.id));
  for (const { id } of due) {
    const state = await services.db.transaction((tx) => applyPlan(tx, services, id));
    if (state) done[state] += 1;
  }
  return done;
}

async function applyPlan(tx: Transaction, services: RecordServices, id: number) {
  await lockSetting(tx, 'clinic-record');
  const isIt = and(eq(clinicRecordPlans.id, id), eq(clinicRecordPlans.state, 'waiting'));
  const [plan] = await tx.select().from(clinicRecordPlans).where(isIt).for('update');
  if (!plan) return null;
  const { version } = await readCurrentRecord(tx, services.clinicFile);
  const changed = await changeRecordIn(tx, services, {
    changes: changesShape.parse(plan.changes),
    seenVersion: version,
    by: plan.plannedBy,
    madeBy: 'plan',
  });
  const state = changed.ok ? ('applied' as const) : ('refused' as const);
  await tx
    .update(clinicRecordPlans)
    .set({ state, settledAt: services.clock.now(), version: plan.version + 1 })
    .where(eq(clinicRecordPlans.id, id));
  return state;
}
