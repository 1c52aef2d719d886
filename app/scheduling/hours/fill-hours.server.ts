import { inArray, sql } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { weeklyHours } from '#app/db/schema.ts';
import { followedWeek, followsClinic, type OwnHours, ownWeek, weekOfHours } from './clinic-week.ts';
import { type HoursRow, periodsFrom, rowsOfWeek, weekOn, withWeek } from './week-hours.ts';

type Seeded = Pick<Clinic, 'resources' | 'hours'>;

/** Who has hours of the agenda: what is their own beside the clinic's. */
type Holder = OwnHours & { id: number };

/** Every practitioner, room and device of a record; the last two have nothing of their own. */
export function hoursHolders(
  { practitioners, rooms, equipment }: Clinic['resources'],
  idOf: (slug: string) => number,
): Holder[] {
  return [
    ...practitioners.map(({ slug, breaks, workdays }) => ({
      id: idOf(slug),
      breaks,
      ...(workdays && { workdays }),
    })),
    ...[...rooms, ...equipment].map(({ slug }) => ({ id: idOf(slug), breaks: [] })),
  ];
}

/** Gives them the hours of the clinic, in place of all that they had. */
export async function writeClinicHours(
  tx: Transaction,
  { hours }: Pick<Seeded, 'hours'>,
  holders: readonly Holder[],
): Promise<void> {
  const week = weekOfHours(hours);
  const rows = holders.flatMap((holder) =>
    rowsOfWeek({ from: ALWAYS, until: null, week: ownWeek(week, holder) }).map((row) => ({
      ...row,
      resourceId: holder.id,
    })),
  );
  await tx.delete(weeklyHours).where(
    inArray(
      weeklyHours.resourceId,
      holders.map(({ id }) => id),
    ),
  );
  if (rows.length > 0) await tx.insert(weeklyHours).values(rows);
}

/** First day of hours that always held. */
const ALWAYS = '2000-01-01';

/**
 * New hours of the clinic for those of them who have hours of their own: whoever keeps the clinic's hours today
 * keeps the new ones from today until the next change that is entered for them. All others stay.
 */
export async function followClinicHours(
  tx: Transaction,
  { before, after, today }: { before: Seeded['hours']; after: Seeded['hours']; today: string },
  holders: readonly Holder[],
): Promise<void> {
  const weeks = { before: weekOfHours(before), after: weekOfHours(after) };
  const rows = await readHoursRows(
    tx,
    holders.map(({ id }) => id),
  );
  for (const holder of holders) {
    const own = rows.get(holder.id) ?? [];
    const current = weekOn(own, today);
    if (!followsClinic(current, weeks.before, holder)) continue;
    const [now] = periodsFrom(own, today);
    const week = followedWeek(current, { ...weeks, own: holder });
    const next = withWeek(own, { from: today, until: now?.until ?? null, week });
    await replaceHours(tx, holder.id, next);
  }
}

/** All rows of hours, past and to come, by resource. */
export async function readHoursRows(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, HoursRow[]>> {
  const { resourceId, weekday, kind, startsTime, endsTime, validFrom, validUntil } = weeklyHours;
  const rows = await db
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
  const found = new Map<number, HoursRow[]>(ids.map((id) => [id, []]));
  for (const { resourceId: id, ...row } of rows) found.get(id)?.push(row);
  return found;
}

/** Puts rows in the place of all that a resource had. */
export async function replaceHours(
  tx: Queryable,
  resourceId: number,
  rows: readonly HoursRow[],
): Promise<void> {
  await tx.delete(weeklyHours).where(inArray(weeklyHours.resourceId, [resourceId]));
  if (rows.length > 0)
    await tx.insert(weeklyHours).values(rows.map((row) => ({ ...row, resourceId })));
}
