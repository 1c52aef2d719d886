import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { type ClinicRecord, faultsOf } from '#app/clinic/clinic-schema.ts';
import {
  type Responsibilities,
  responsibilities as shape,
} from '#app/clinic/record/people-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { clinicRecordPlans as plans } from '#app/db/clinic-record-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { readRecordOf, understood } from '#app/features/clinic-record/record-versions.server.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  changedRoles,
  type Handover,
  handoversOf,
  joinedHandover,
  leaversOf,
  type Roles,
  type Successors,
  successorsIn,
  withRoles,
} from './succession.ts';

type Planned = Handover & { id: number; version: number; plannedAt: Date; plannedBy: number };

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
      plannedAt: plans.plannedAt,
      plannedBy: plans.plannedBy,
    })
    .from(plans)
    .where(and(inArray(plans.state, [...states]), inArray(plans.startsOn, days)))
    .orderBy(asc(plans.startsOn), asc(plans.id));
  return rows.reverse().flatMap(({ changes, ...row }) => {
    const responsibilities = ofResponsibilities(changes);
    return responsibilities ? [{ ...row, responsibilities }] : [];
  });
}

/** What a plan says about who is responsible; null where it says nothing of that, or more than that. */
export function ofResponsibilities(changes: unknown): Responsibilities | null {
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
  return (await readResting(db, record)).map(({ id }) => id);
}

async function readResting(db: Queryable, record: ClinicRecord): Promise<Planned[]> {
  const all = await readHandovers(db, record, ['waiting']);
  return all.filter((each) => successorsIn(record, [each]).size > 0);
}

type NewPlan = {
  changes: Readonly<Record<string, unknown>>;
  startsOn: string;
  /** The version that they were made for. */
  seenVersion: number;
};

/**
 * The plan of a handover with what somebody plans for its day besides; null where nothing is handed over then. Refused
 * where it would change what is handed over, or anything but responsibilities with them: a day has one plan of these.
 */
export async function handoverWith(
  db: Queryable,
  record: ClinicRecord,
  { changes, startsOn, seenVersion }: NewPlan,
): Promise<Result<Planned | null, 'handover'>> {
  if (!('responsibilities' in changes)) return ok(null);
  const resting = await readResting(db, record);
  const plan = resting.find((each) => each.startsOn === startsOn);
  if (!plan) return ok(null);
  const planned = ofResponsibilities(changes);
  if (!planned) return refuse('handover');
  const base = (await responsibilitiesOf(db, seenVersion)) ?? record.responsibilities;
  const own = changedRoles(planned, base, plan.responsibilities);
  const successors = successorsIn(record, resting);
  const joined = joinedHandover(record, successors, plan, own);
  const isWhole = [...own].every(([role, slug]) => joined[role] === slug);
  return isWhole ? ok({ ...plan, responsibilities: joined }) : refuse('handover');
}

/** Keeps what `handoverWith` has found. Below the record's lock. */
export async function keepHandover(
  tx: Transaction,
  { id, startsOn, responsibilities }: Planned,
  { at, by }: { at: Date; by: number },
): Promise<void> {
  await tx.update(plans).set({ changes: { responsibilities } }).where(eq(plans.id, id));
  await note(tx, { at, by, from: startsOn, to: startsOn });
}

/** Null for a version that nobody has made or this release does not understand. */
async function responsibilitiesOf(
  db: Queryable,
  version: number,
): Promise<Responsibilities | null> {
  const stored = version === 0 ? null : understood(await readRecordOf(db, version));
  return stored?.responsibilities ?? null;
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
 * and withdraws those whose last day is gone. What else is planned for such a day stays. Below the record's lock.
 */
export async function settleHandovers(
  tx: Transaction,
  { before, after, successors, version, today, at, by }: Change,
): Promise<void> {
  const old = await readHandovers(tx, before, ['waiting']);
  const made = handoversOf(before, successorsIn(before, old));
  const all = [...old, ...(await readHandovers(tx, after, ['waiting']))];
  // What begins today is being made at this moment.
  const known = [...new Map(all.map((each) => [each.id, each])).values()]
    .filter(({ startsOn }) => startsOn > today)
    .sort((one, other) => one.id - other.id);
  const wanted = handoversOf(after, successors).filter(({ startsOn }) => startsOn > today);
  const isFit = !isSame(before.responsibilities, after.responsibilities);
  const owns = await ownRoles(tx, before, { known, made });
  for (const plan of known) {
    const { startsOn } = plan;
    const own = owns.get(startsOn) ?? new Map();
    const next = wanted.find((each) => each.startsOn === startsOn);
    if (next) {
      const responsibilities = soundlyJoined(after, successors, next, own);
      if (!isFit && isSame(responsibilities, plan.responsibilities)) continue;
      await tx
        .update(plans)
        .set({ changes: { responsibilities }, version })
        .where(and(eq(plans.id, plan.id), gt(plans.startsOn, today)));
      await note(tx, { at, by, from: startsOn, to: startsOn });
      continue;
    }
    // No handover was made in it: it is none of ours.
    if (successorsIn(before, [plan]).size === 0) continue;
    await tx.update(plans).set({ state: 'withdrawn', settledAt: at }).where(eq(plans.id, plan.id));
    const responsibilities = withRoles(after.responsibilities, own);
    const isLeft = !isSame(responsibilities, after.responsibilities);
    const { plannedAt, plannedBy } = plan;
    if (isLeft) await insert(tx, { startsOn, responsibilities }, { version, plannedAt, plannedBy });
    await note(tx, { at, by, from: startsOn, to: isLeft ? startsOn : null });
  }
  const isKnown = (day: string) => known.some(({ startsOn }) => startsOn === day);
  for (const handover of wanted.filter(({ startsOn }) => !isKnown(startsOn))) {
    await insert(tx, handover, { version, plannedAt: at, plannedBy: by });
    await note(tx, { at, by, from: null, to: handover.startsOn });
  }
}

/** What is planned for each day besides what is handed over on it; the newer of two plans of one day has its way. */
async function ownRoles(
  tx: Transaction,
  before: ClinicRecord,
  { known, made }: { known: readonly Planned[]; made: readonly Handover[] },
): Promise<ReadonlyMap<string, Roles>> {
  const owns = new Map<string, Roles>();
  for (const { startsOn, responsibilities, version } of known) {
    const base = (await responsibilitiesOf(tx, version)) ?? before.responsibilities;
    const handed = made.find((each) => each.startsOn === startsOn)?.responsibilities;
    const own = changedRoles(responsibilities, base, handed);
    owns.set(startsOn, new Map([...(owns.get(startsOn) ?? []), ...own]));
  }
  return owns;
}

/** Whoever else was planned and cannot bear it any more must not stop who takes over. */
function soundlyJoined(
  record: ClinicRecord,
  successors: Successors,
  handover: Handover,
  own: Roles,
): Responsibilities {
  const responsibilities = joinedHandover(record, successors, handover, own);
  const isSound = faultsOf({ ...record, responsibilities }).length === 0;
  return isSound ? responsibilities : handover.responsibilities;
}

async function insert(
  tx: Transaction,
  { startsOn, responsibilities }: Handover,
  planned: { version: number; plannedAt: Date; plannedBy: number },
): Promise<void> {
  const changes = { responsibilities };
  await tx.insert(plans).values({ startsOn, changes, state: 'waiting', ...planned });
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
