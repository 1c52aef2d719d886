import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import type { Houses } from '#app/scheduling/availability.server.ts';
import {
  type Wanted,
  type WantedExam,
  wantedExams,
  wishOf,
} from '#app/scheduling/exams/wanted-exams.ts';
import { countsFrom } from '#app/scheduling/hours/while-here.server.ts';

const offers = z.array(
  z.object({ people: z.array(z.string()), places: z.array(z.string()), needsPlace: z.boolean() }),
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
    select
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
  return houses.filter((house) => {
    const word = wordOfHouse(house);
    return found.every(
      ({ people, places, needsPlace }) =>
        people.includes(word) && (!needsPlace || places.includes(word)),
    );
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
