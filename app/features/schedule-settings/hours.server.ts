import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Presence } from '#app/clinic/record/here-on.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { resources } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  lockLimited,
  readHoursRows,
  replaceHours,
} from '#app/scheduling/hours/fill-hours.server.ts';
import {
  type DayHours,
  type HoursPeriod,
  type HoursRow,
  type HousedRow,
  meetsElsewhere,
  type WeekHours,
  weekOn,
  withWeek,
} from '#app/scheduling/hours/week-hours.ts';
import { type FreesTime, timeFreed } from '#app/scheduling/scheduling-services.server.ts';
import {
  type By,
  changedSince,
  readVersions,
  type SettingVersion,
  UNTOUCHED,
  writeChange,
} from './agenda-version.server.ts';
import { type HoursMade, keepHours } from './undo/kept-hours.server.ts';

/** A practitioner, room or device with all its hours and the version of that setting. */
export type HoursOf = {
  id: number;
  slug: string;
  name: string;
  kind: 'practitioner' | 'room' | 'equipment';
  /** In the house that was asked for. */
  rows: HoursRow[];
  /** In every other. */
  elsewhere: HousedRow[];
  /** From when to when somebody works at the clinic; hours outside count for nothing. */
  here: Presence;
  setting: SettingVersion;
};

/** The hours in a house of everybody, and of the rooms and devices there, in the clinic's order. */
export async function readHoursOf(db: Queryable, house: string | null = null): Promise<HoursOf[]> {
  const { id, slug, name, kind, branch, fromOn, untilOn } = resources;
  const isThere = house === null ? isNull(branch) : eq(branch, house);
  const found = await db
    .select({ id, slug, name, kind, fromOn, untilOn })
    .from(resources)
    .where(and(eq(resources.isActive, true), or(eq(kind, 'practitioner'), isThere)))
    .orderBy(asc(resources.position), asc(resources.id));
  const ids = found.map((each) => each.id);
  const rows = await readHoursRows(db, ids);
  const versions = await readVersions(db, 'hours');
  return found.map(({ fromOn: first, untilOn: last, ...each }) => ({
    ...each,
    here: { fromOn: first ?? undefined, untilOn: last ?? undefined },
    rows: (rows.get(each.id) ?? []).filter((row) => row.branch === house),
    elsewhere: (rows.get(each.id) ?? []).filter((row) => row.branch !== house),
    setting: versions.get(each.id) ?? UNTOUCHED,
  }));
}

/** Whose hours to set, and the version that the form was based on. */
export type HoursTarget = {
  id: number;
  kind: HoursOf['kind'];
  seenVersion: number;
  /** Where it is another than the one that was typed: that of who keeps their own breaks. */
  week?: WeekHours;
};

export type HoursRefusal = 'changed' | 'elsewhere';

/**
 * Sets new weekly hours for several targets, all or none. Rooms and devices have no breaks. Booked
 * appointments stay as they are. Refuses with 'changed' when somebody else changed a target's hours first, and with
 * 'elsewhere' when somebody would be in two houses at once.
 * @returns what `undoHours` takes
 */
export function setHours(
  services: { db: Database; clock: Clock } & FreesTime,
  period: HoursPeriod,
  change: By & { targets: readonly HoursTarget[]; branch?: string | null },
): Promise<Result<{ undo: number }, HoursRefusal>> {
  return services.db.transaction(async (tx) => {
    const set = await setHoursIn(tx, services, period, change);
    if (!set.ok) return set;
    const kept = { branch: change.branch ?? null, targets: set.value, site: null };
    return ok({ undo: await keepHours(tx, services.clock, kept) });
  });
}

/**
 * As `setHours`, in a transaction of the caller's, which a refusal does not end.
 * @returns the targets' hours before and after
 * @param change.kept those whose hours stay, and count from now on as set by staff
 */
export async function setHoursIn(
  tx: Transaction,
  { clock, jobs }: { clock: Clock } & FreesTime,
  period: HoursPeriod,
  {
    targets,
    kept = [],
    branch = null,
    staffId,
  }: By & {
    targets: readonly HoursTarget[];
    kept?: readonly HoursTarget[];
    /** In which house; null is the main one. */
    branch?: string | null;
  },
): Promise<Result<HoursMade[], HoursRefusal>> {
  const all = [...targets, ...kept];
  const weeks = [period.week, ...targets.flatMap(({ week }) => (week ? [week] : []))];
  await lockLimited(
    tx,
    weeks.flatMap((week) => week.flatMap((day) => day?.limits ?? [])),
  );
  const locked = await lockHours(tx, new Map(all.map(({ id, seenVersion }) => [id, seenVersion])));
  if (!locked.ok) return locked;
  const rows = locked.value;
  const inHouse = (id: number) => (rows.get(id) ?? []).filter((row) => row.branch === branch);
  const planned = targets.map((target) => {
    const week = weekOfTarget(target, period.week);
    return { ...target, week, next: withWeek(inHouse(target.id), { ...period, week }) };
  });
  const isElsewhere = ({ id, next }: (typeof planned)[number]) =>
    meetsElsewhere(
      next,
      (rows.get(id) ?? []).filter((row) => row.branch !== branch),
    ) !== null;
  if (planned.some(isElsewhere)) return refuse('elsewhere');
  for (const target of planned) {
    const { id: resourceId, week, next } = target;
    await replaceHours(tx, { resourceId, branch }, next);
    const { from, until } = period;
    const was = weekOn(inHouse(resourceId), from);
    const detail = { from, until, week, was, ...(branch && { branch }) };
    const change = { action: 'agenda.hours', subjectId: target.id, staffId, detail } as const;
    await writeChange(tx, clock, change);
  }
  for (const { id: subjectId } of kept) {
    const { from } = period;
    const week = weekOn(inHouse(subjectId), from);
    const detail = { from, until: null, week, was: week };
    await writeChange(tx, clock, { action: 'agenda.hours', subjectId, staffId, detail });
  }
  await timeFreed({ jobs }, tx);
  return ok(
    planned.map(({ id, seenVersion, next }) => ({
      ...{ id, version: seenVersion + 1 },
      before: inHouse(id).map(withoutHouse),
      after: next.map(withoutHouse),
    })),
  );
}

/**
 * Serializes whoever changes hours, also for the first time, until the transaction ends.
 * @param seen the version of each one's hours that the change was made for
 * @returns all their rows, in every house
 */
export async function lockHours(
  tx: Transaction,
  seen: ReadonlyMap<number, number>,
): Promise<Result<Awaited<ReturnType<typeof readHoursRows>>, 'changed'>> {
  const ids = [...seen.keys()];
  await tx
    .select({ id: resources.id })
    .from(resources)
    .where(inArray(resources.id, ids))
    .orderBy(asc(resources.id))
    .for('no key update');
  if ((await changedSince(tx, 'hours', seen)).length > 0) return refuse('changed');
  return ok(await readHoursRows(tx, ids));
}

function withoutHouse({ branch: _, ...row }: HoursRow & { branch?: string | null }): HoursRow {
  return row;
}

/** The week that a target gets. Rooms and devices have neither breaks, for a room is used at lunch too, nor limits. */
export function weekOfTarget(
  { kind, week }: Pick<HoursTarget, 'kind' | 'week'>,
  typed: WeekHours,
): WeekHours {
  if (week) return week;
  return kind === 'practitioner' ? typed : typed.map(withoutBreaks);
}

function withoutBreaks(day: DayHours): DayHours {
  return day && { startsTime: day.startsTime, endsTime: day.endsTime, breaks: [] };
}
