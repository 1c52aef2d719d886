import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { resources, weeklyHours } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type FreesTime, timeFreed } from '#app/scheduling/scheduling-services.server.ts';
import {
  type By,
  changedSince,
  readVersions,
  type SettingVersion,
  UNTOUCHED,
  writeChange,
} from './agenda-version.server.ts';
import { type HoursPeriod, type HoursRow, withWeek } from './week-hours.ts';

/** A practitioner, room or device with all its hours and the version of that setting. */
export type HoursOf = {
  id: number;
  slug: string;
  name: string;
  kind: 'practitioner' | 'room' | 'equipment';
  rows: HoursRow[];
  setting: SettingVersion;
};

/** The hours of everything that is active, in the clinic's order. */
export async function readHoursOf(db: Queryable): Promise<HoursOf[]> {
  const { id, slug, name, kind } = resources;
  const found = await db
    .select({ id, slug, name, kind })
    .from(resources)
    .where(eq(resources.isActive, true))
    .orderBy(asc(resources.position), asc(resources.id));
  const ids = found.map((each) => each.id);
  const rows = await readRows(db, ids);
  const versions = await readVersions(db, 'hours');
  return found.map((each) => ({
    ...each,
    rows: rows.flatMap(({ resourceId, ...row }) => (resourceId === each.id ? [row] : [])),
    setting: versions.get(each.id) ?? UNTOUCHED,
  }));
}

function readRows(db: Queryable, ids: readonly number[]) {
  const { resourceId, weekday, kind, startsTime, endsTime, validFrom, validUntil } = weeklyHours;
  return db
    .select({
      resourceId,
      weekday,
      kind,
      startsTime: sql<string>`left(${startsTime}::text, 5)`,
      endsTime: sql<string>`left(${endsTime}::text, 5)`,
      validFrom,
      validUntil,
    })
    .from(weeklyHours)
    .where(inArray(resourceId, [...ids]));
}

/** Whose hours to set, and the version that the form was based on. */
export type HoursTarget = { id: number; kind: HoursOf['kind']; seenVersion: number };

/**
 * Sets new weekly hours for several targets, all or none. Rooms and devices have no breaks. Booked
 * appointments stay as they are. Refuses with 'changed' when somebody else changed a target's hours first.
 */
export function setHours(
  { db, clock, jobs }: { db: Database; clock: Clock } & FreesTime,
  period: HoursPeriod,
  { targets, staffId }: By & { targets: readonly HoursTarget[] },
): Promise<Result<'done', 'changed'>> {
  return db.transaction(async (tx) => {
    const ids = targets.map(({ id }) => id);
    // Serializes concurrent writers, including the first change of a target's hours.
    await tx
      .select({ id: resources.id })
      .from(resources)
      .where(inArray(resources.id, ids))
      .orderBy(asc(resources.id))
      .for('no key update');
    const expected = new Map(targets.map(({ id, seenVersion }) => [id, seenVersion]));
    const changed = await changedSince(tx, 'hours', expected);
    if (changed.length > 0) return refuse('changed');
    const rows = await readRows(tx, ids);
    await tx.delete(weeklyHours).where(inArray(weeklyHours.resourceId, ids));
    for (const { id, kind } of targets) {
      const current = rows.flatMap(({ resourceId, ...row }) => (resourceId === id ? [row] : []));
      const next = withWeek(current, kind === 'practitioner' ? period : withoutBreaks(period));
      if (next.length > 0)
        await tx.insert(weeklyHours).values(next.map((row) => ({ ...row, resourceId: id })));
      const detail = { from: period.from, until: period.until, week: period.week };
      await writeChange(tx, clock, { action: 'agenda.hours', subjectId: id, staffId, detail });
    }
    await timeFreed({ jobs }, tx);
    return ok('done');
  });
}

/** Rooms and devices have no breaks: a room stays usable while one practitioner is at lunch. */
export function withoutBreaks({ week, ...period }: HoursPeriod): HoursPeriod {
  return { ...period, week: week.map((day) => day && { ...day, breaks: [] }) };
}
