import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { daysFrom } from '#app/clinic/clinic-time.ts';
import { wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import type { Houses } from '#app/scheduling/availability.server.ts';
import {
  type Wanted,
  type WantedExam,
  wantedExams,
  wishOf,
} from '#app/scheduling/exams/wanted-exams.ts';
import { readHoursRows } from '#app/scheduling/hours/fill-hours.server.ts';
import { hoursFor } from '#app/scheduling/hours/hours-for.ts';
import type { HoursRow } from '#app/scheduling/hours/week-hours.ts';
import { countsFrom } from '#app/scheduling/hours/while-here.server.ts';

const offers = z.array(
  z.object({
    id: z.number(),
    people: z.array(z.string()),
    places: z.array(z.string()),
    needsPlace: z.boolean(),
  }),
);

/**
 * In which of some houses all that somebody wants is done: somebody who does it has hours there today or later, and a
 * room or device that it needs is there. In their order; whether anything is free, only the search for times knows.
 * @param today calendar day in the clinic's zone
 */
export async function housesOfService(
  db: Queryable,
  wanted: Wanted,
  { houses, today }: { houses: Houses; today: string },
): Promise<Houses> {
  if (houses.length < 2) return houses;
  const slugs = wantedExams(wanted).map(({ serviceSlug }) => serviceSlug);
  const { rows } = await db.execute(sql`
    select s.id,
      array(select distinct coalesce(h.branch, ${wordOfHouse(null)})
        from service_resources x
        join resources r on r.id = x.resource_id and r.kind = 'practitioner' and r.is_active
        join weekly_hours h on h.resource_id = r.id and h.kind = 'open'
          and ${countsFrom(today)}
        where x.service_id = s.id) as people,
      array(select distinct coalesce(r.branch, ${wordOfHouse(null)})
        from service_resources x
        join resources r on r.id = x.resource_id and r.kind <> 'practitioner' and r.is_active
        where x.service_id = s.id) as places,
      exists (select from service_resources x join resources r on r.id = x.resource_id
        where x.service_id = s.id and r.kind <> 'practitioner') as "needsPlace"
    from services s where s.slug = any(${sql.param(slugs)}::text[])`);
  const found = offers.parse(rows);
  const left = await limitedHouses(
    db,
    found.map(({ id }) => id),
    today,
  );
  return houses.filter((house) => {
    const word = wordOfHouse(house);
    return found.every(
      ({ id, people, places, needsPlace }) =>
        people.includes(word) &&
        (!needsPlace || places.includes(word)) &&
        (left.get(id)?.includes(house) ?? true),
    );
  });
}

/**
 * Houses that limits of hours leave to services, by the service's id; without services of which nobody who does them
 * has a limit.
 */
async function limitedHouses(
  db: Queryable,
  serviceIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, Houses>> {
  const { rows } = await db.execute<{
    serviceId: number;
    resourceId: number;
    isLimited: boolean;
  }>(sql`
    select x.service_id as "serviceId", r.id as "resourceId",
      exists (select from weekly_hours h where h.resource_id = r.id and h.kind = 'limit') as "isLimited"
    from service_resources x
    join resources r on r.id = x.resource_id and r.kind = 'practitioner' and r.is_active
      and (r.until_on is null or r.until_on >= ${today}::date)
    where x.service_id = any(${sql.param([...serviceIds])}::int[])`);
  if (!rows.some(({ isLimited }) => isLimited)) return new Map();
  const hours = await readHoursRows(
    db,
    rows.map(({ resourceId }) => resourceId),
  );
  return new Map(
    serviceIds.map((serviceId) => {
      const people = rows.filter((row) => row.serviceId === serviceId);
      const left = people.flatMap(({ resourceId }) => {
        const byHouse = Map.groupBy(hours.get(resourceId) ?? [], ({ branch }) => branch);
        const isLeft = (rowsThere: readonly HoursRow[]) =>
          daysToLookAt(rowsThere, today).some((on) => hasHours(hoursFor(rowsThere, on, serviceId)));
        return [...byHouse].flatMap(([house, rowsThere]) => (isLeft(rowsThere) ? [house] : []));
      });
      return [serviceId, [...new Set(left)]];
    }),
  );
}

/** A week from today and from each later day on which hours begin. */
function daysToLookAt(rows: readonly HoursRow[], today: string): string[] {
  const begins = rows.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil ?? today]);
  return [...new Set([today, ...begins.filter((on) => on > today)])].flatMap((on) =>
    daysFrom(on, 7),
  );
}

/** Whether open hours have any minute that is not in a break. */
function hasHours(rows: readonly HoursRow[]): boolean {
  const breaks = rows.filter(({ kind }) => kind === 'break');
  return rows.some(({ kind, startsTime, endsTime }) => {
    if (kind !== 'open') return false;
    let from = startsTime;
    for (const pause of breaks.toSorted((one, other) =>
      one.startsTime < other.startsTime ? -1 : 1,
    ))
      if (pause.startsTime <= from && pause.endsTime > from) from = pause.endsTime;
    return from < endsTime;
  });
}

/** Whether some exams are each done in a house, but never all in the same. */
export async function areInHousesApart(
  db: Queryable,
  exams: readonly WantedExam[],
  places: { houses: Houses; today: string },
): Promise<boolean> {
  const together = wishOf(exams);
  if (!together || (await housesOfService(db, together, places)).length > 0) return false;
  for (const exam of exams)
    if ((await housesOfService(db, exam, places)).length === 0) return false;
  return true;
}
