import { and, asc, eq, gt, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { houseOptions, wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import { resources, serviceResources, services, weeklyHours } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';

/** Hours of a house that the clinic has left are nobody's. */
function inOpenHouse({ branches }: Pick<Clinic, 'branches'>): SQL {
  const words = branches.map(({ slug }) => wordOfHouse(slug));
  return sql`coalesce(${weeklyHours.branch}, ${wordOfHouse(null)}) = any(${sql.param(words)}::text[])`;
}

/** A practitioner with the services that they attend, of those that are waited for. */
export type WaitedFor = { id: number; name: string; services: string[] };

/**
 * Whom, which days and which houses there are to wait for.
 * @param slugs the services that are waited for; default all. Who attends none of them is not offered
 */
export async function readChoices(
  { db, clock, clinic }: { db: Queryable; clock: Clock; clinic: Pick<Clinic, 'branches'> },
  slugs?: readonly string[],
): Promise<{
  practitioners: WaitedFor[];
  openDays: number[];
  /** None in a clinic with one. */
  houses: { value: string; label: string }[];
}> {
  const today = wallClockOf(clock.now()).on;
  const isNotGone = or(isNull(resources.untilOn), gte(resources.untilOn, today));
  const practitioners = await db
    .select({
      ...{ id: resources.id, name: resources.name },
      services: sql<string[]>`array_agg(${services.slug} order by ${services.id})`,
    })
    .from(resources)
    .innerJoin(serviceResources, eq(serviceResources.resourceId, resources.id))
    .innerJoin(services, eq(services.id, serviceResources.serviceId))
    .where(
      and(
        ...[eq(resources.kind, 'practitioner'), eq(resources.isActive, true), isNotGone],
        slugs ? inArray(services.slug, [...slugs]) : undefined,
      ),
    )
    // Who sees one agenda alone reads them through a view, which has no key to group by.
    .groupBy(resources.id, resources.name, resources.position)
    .orderBy(asc(resources.position), asc(resources.id));
  const houses = houseOptions(clinic);
  const open = await db
    .select({ weekday: weeklyHours.weekday })
    .from(weeklyHours)
    .innerJoin(resources, eq(resources.id, weeklyHours.resourceId))
    .where(
      and(
        eq(resources.kind, 'practitioner'),
        eq(resources.isActive, true),
        isNotGone,
        eq(weeklyHours.kind, 'open'),
        or(isNull(weeklyHours.validUntil), gt(weeklyHours.validUntil, today)),
        inOpenHouse(clinic),
      ),
    )
    .groupBy(weeklyHours.weekday)
    .orderBy(asc(weeklyHours.weekday));
  return { practitioners, openDays: open.map(({ weekday }) => weekday), houses };
}
