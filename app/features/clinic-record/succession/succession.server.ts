import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { responsibilities as shape } from '#app/clinic/record/people-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { clinicRecordPlans as plans } from '#app/db/clinic-record-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import {
  type Handover,
  handoversOf,
  leaversOf,
  type Successors,
  successorsIn,
} from './succession.ts';

type Planned = Handover & { id: number; version: number };

/**
 * Who takes over according to the plans that wait.
 * @param states where a version comes back, what was withdrawn for it counts too
 */
export async function readSuccessors(
  db: Queryable,
  record: ClinicRecord,
  states: readonly ('waiting' | 'withdrawn')[] = ['waiting'],
): Promise<Successors> {
  return successorsIn(record, await readHandovers(db, record, states));
}

/** Plans of nothing but responsibilities on the day after somebody's last one; the newest first where several are. */
async function readHandovers(
  db: Queryable,
  record: ClinicRecord,
  states: readonly ('waiting' | 'withdrawn')[],
): Promise<Planned[]> {
  const days = leaversOf(record).map(({ handsOverOn }) => handsOverOn);
  if (days.length === 0) return [];
  const rows = await db
    .select({
      id: plans.id,
      startsOn: plans.startsOn,
      changes: plans.changes,
      version: plans.version,
    })
    .from(plans)
    .where(and(inArray(plans.state, [...states]), inArray(plans.startsOn, days)))
    .orderBy(asc(plans.startsOn), asc(plans.id));
  return rows.reverse().flatMap(({ changes, ...row }) => {
    const responsibilities = ofResponsibilities(changes);
    return responsibilities ? [{ ...row, responsibilities }] : [];
  });
}

function ofResponsibilities(changes: unknown) {
  if (typeof changes !== 'object' || changes === null) return null;
  const [[name, value] = [], ...others] = Object.entries(changes);
  if (name !== 'responsibilities' || others.length > 0) return null;
  return shape.safeParse(withoutNulls(value)).data ?? null;
}

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));
}

/** Plans on which somebody's last day rests: without them nobody would bear what they bore. */
export async function readHandoverIds(db: Queryable, record: ClinicRecord): Promise<number[]> {
  return (await readHandovers(db, record, ['waiting'])).map(({ id }) => id);
}

type Change = {
  before: ClinicRecord;
  after: ClinicRecord;
  successors: Successors;
  /** The version that the plans are to fit. */
  version: number;
  today: string;
  at: Date;
  by: number;
};

/**
 * Brings the plans of who takes over in line with a record: makes those that its last days need, fits the others to it,
 * and withdraws those whose last day is gone. Below the record's lock.
 */
export async function settleHandovers(
  tx: Transaction,
  { before, after, successors, version, today, at, by }: Change,
): Promise<void> {
  const known = new Map(
    [
      ...(await readHandovers(tx, before, ['waiting'])),
      ...(await readHandovers(tx, after, ['waiting'])),
    ].map((each) => [each.id, each]),
  );
  const wanted = handoversOf(after, successors).filter(({ startsOn }) => startsOn > today);
  const isFit = !isSame(before.responsibilities, after.responsibilities);
  for (const plan of known.values()) {
    // What begins today is being made at this moment.
    if (plan.startsOn <= today) continue;
    const next = wanted.find(({ startsOn }) => startsOn === plan.startsOn);
    if (!next) {
      await tx
        .update(plans)
        .set({ state: 'withdrawn', settledAt: at })
        .where(eq(plans.id, plan.id));
      await note(tx, { at, by, from: plan.startsOn, to: null });
    } else if (isFit || !isSame(next.responsibilities, plan.responsibilities)) {
      const changes = { responsibilities: next.responsibilities };
      await tx
        .update(plans)
        .set({ changes, version })
        .where(and(eq(plans.id, plan.id), gt(plans.startsOn, today)));
      await note(tx, { at, by, from: plan.startsOn, to: plan.startsOn });
    }
  }
  const isKnown = ({ startsOn }: Handover) =>
    [...known.values()].some((each) => each.startsOn === startsOn);
  for (const { startsOn, responsibilities } of wanted.filter((each) => !isKnown(each))) {
    await tx.insert(plans).values({
      ...{ startsOn, changes: { responsibilities }, state: 'waiting', version },
      ...{ plannedAt: at, plannedBy: by },
    });
    await note(tx, { at, by, from: null, to: startsOn });
  }
}

type Noted = { at: Date; by: number; from: string | null; to: string | null };

function note(tx: Transaction, { at, by, from, to }: Noted): Promise<void> {
  const fields = ['responsibilities'];
  return audit(tx, {
    ...{ at, actor: `staff:${by}`, action: 'clinic.settled' },
    ...{ subjectType: 'clinic_setting', subjectId: 'record-plan' },
    detail: { from: from && { startsOn: from }, to: to && { startsOn: to, fields } },
  });
}
