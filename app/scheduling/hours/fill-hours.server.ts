import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Clinic, OpeningHours } from '#app/clinic/clinic-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { services, weeklyHours } from '#app/db/schema.ts';
import { followedWeek, followsClinic, type OwnHours, ownWeek, weekOfHours } from './clinic-week.ts';
import type { LimitRule } from './hours-for.ts';
import {
  type HoursRow,
  type HousedRow,
  isSameWeek,
  meetsElsewhere,
  periodsFrom,
  rowsOfWeek,
  type WeekHours,
  weekOn,
  withWeek,
} from './week-hours.ts';

/** What hours of the agenda are of: somebody or something, in a house. */
type Held = { resourceId: number; branch: string | null };
/** Who has hours of the agenda: what is their own beside the house's. */
type Holder = OwnHours & Held;
type Week = { hours: OpeningHours; branch: string | null };

/**
 * Every practitioner, room and device of a record; the last two have nothing of their own, and are in one house. When
 * people are in further houses, staff say on screen.
 */
export function hoursHolders(
  { practitioners, rooms, equipment }: Clinic['resources'],
  idOf: (slug: string) => number,
): Holder[] {
  return [
    ...practitioners.map(({ slug, breaks, workdays }) => ({
      ...{ resourceId: idOf(slug), branch: null, breaks },
      ...(workdays && { workdays }),
    })),
    ...[...rooms, ...equipment].map(({ slug, branch = null }) => ({
      ...{ resourceId: idOf(slug), branch, breaks: [] },
    })),
  ];
}

/** Hours of somebody or something in a house that a record has changed along; null for no end. */
export type HoursAlong = Held & { was: WeekHours; week: WeekHours; until: string | null };

/**
 * Gives them the hours of their house, in place of all that they had.
 * @returns those of whoever had others before
 */
export async function writeClinicHours(
  tx: Transaction,
  houses: readonly Week[],
  holders: readonly Holder[],
): Promise<HoursAlong[]> {
  const ids = holders.map(({ resourceId }) => resourceId);
  const had = await readHoursRows(tx, ids);
  const rows = holders.flatMap(({ resourceId, branch, ...own }) => {
    const house = houses.find((each) => each.branch === branch);
    const week = house ? ownWeek(weekOfHours(house.hours), own) : [];
    const period = { from: ALWAYS, until: null, week };
    return rowsOfWeek(period).map((row) => ({ ...row, resourceId, branch }));
  });
  await tx.delete(weeklyHours).where(inArray(weeklyHours.resourceId, ids));
  if (rows.length > 0) await tx.insert(weeklyHours).values(rows);
  return holders.flatMap(({ resourceId, branch }) => {
    const before = had.get(resourceId) ?? [];
    const was = weekOn(before, ALWAYS);
    const week = weekOn(
      rows.filter((row) => row.resourceId === resourceId),
      ALWAYS,
    );
    // Who is new has had no hours.
    const isOther = before.length > 0 && !isSameWeek(was, week);
    return isOther ? [{ resourceId, branch, was, week, until: null }] : [];
  });
}

/** First day of hours that always held. */
const ALWAYS = '2000-01-01';

/**
 * New hours of a house for those of them who have hours of their own: whoever keeps the house's hours today
 * keeps the new ones from today until the next change that is entered for them. All others stay, and so does who
 * would be in another house at that time.
 * @returns those that have changed
 */
export async function followClinicHours(
  tx: Transaction,
  { before, after, today }: { before: OpeningHours; after: OpeningHours; today: string },
  holders: readonly Holder[],
): Promise<HoursAlong[]> {
  const weeks = { before: weekOfHours(before), after: weekOfHours(after) };
  const rows = await readHoursRows(
    tx,
    holders.map(({ resourceId }) => resourceId),
  );
  const along: HoursAlong[] = [];
  for (const holder of holders) {
    const all = rows.get(holder.resourceId) ?? [];
    const own = all.filter((row) => row.branch === holder.branch);
    const elsewhere = all.filter((row) => row.branch !== holder.branch);
    const current = weekOn(own, today);
    if (!followsClinic(current, weeks.before, holder)) continue;
    const [now] = periodsFrom(own, today);
    const week = followedWeek(current, { ...weeks, own: holder });
    const until = now?.until ?? null;
    const next = withWeek(own, { from: today, until, week });
    if (isSameWeek(current, week) || meetsElsewhere(next, elsewhere) !== null) continue;
    await replaceHours(tx, holder, next);
    const { resourceId, branch } = holder;
    along.push({ resourceId, branch, was: current, week, until });
  }
  return along;
}

/** All rows of hours in every house, past and to come, by resource. */
export async function readHoursRows(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, HousedRow[]>> {
  const { resourceId, branch, weekday, kind, startsTime, endsTime, validFrom, validUntil } =
    weeklyHours;
  const serviceIds = sql<number[]>`array(select x.service_id from hours_services x
    where x.hours_id = ${weeklyHours.id} order by x.service_id)`;
  const rows = await db
    .select({
      resourceId,
      branch,
      weekday,
      kind,
      startsTime: sql<string>`left(${startsTime}::text, 5)`,
      endsTime: sql<string>`left(${endsTime}::text, 5)`,
      validFrom,
      validUntil,
      limitOf: weeklyHours.limitOf,
      serviceIds,
    })
    .from(weeklyHours)
    .where(inArray(resourceId, [...ids]));
  const found = new Map<number, HousedRow[]>(ids.map((id) => [id, []]));
  for (const { resourceId: id, limitOf, serviceIds: only, ...row } of rows)
    found.get(id)?.push(limitOf === null ? row : { ...row, limitOf, serviceIds: only });
  return found;
}

/** Puts rows in the place of all that somebody or something had in a house. */
export async function replaceHours(
  tx: Queryable,
  { resourceId, branch }: Held,
  rows: readonly HoursRow[],
): Promise<void> {
  const isThere = branch === null ? isNull(weeklyHours.branch) : eq(weeklyHours.branch, branch);
  await tx.delete(weeklyHours).where(and(eq(weeklyHours.resourceId, resourceId), isThere));
  const plain = rows.filter(({ kind }) => kind !== 'limit');
  if (plain.length > 0)
    await tx.insert(weeklyHours).values(plain.map((row) => ({ ...row, resourceId, branch })));
  for (const { serviceIds = [], ...row } of rows.filter(({ kind }) => kind === 'limit')) {
    const [made] = await tx
      .insert(weeklyHours)
      .values({ ...row, resourceId, branch })
      .returning({ id: weeklyHours.id });
    // A service that is gone since leaves the limit without it.
    await tx.execute(sql`insert into hours_services (hours_id, service_id)
      select ${made?.id}::integer, s.id from services s
      where s.id = any(${sql.param([...serviceIds])}::int[])`);
  }
}

/** Keeps the services that limits name until the transaction ends: before the people, as bookings lock them. */
export async function lockLimited(tx: Transaction, rows: readonly LimitRule[]): Promise<void> {
  const ids = [...new Set(rows.flatMap(({ serviceIds = [] }) => serviceIds))];
  if (ids.length === 0) return;
  await tx
    .select({ id: services.id })
    .from(services)
    .where(inArray(services.id, ids))
    .orderBy(asc(services.id))
    .for('key share');
}
