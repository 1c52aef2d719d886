import { asc } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { services } from '#app/db/schema.ts';

/** Current booking settings of each service, in the clinic's order. */
export function readOfferedServices(db: Queryable) {
  const { slug, durationMinutes, isBookableOnline, oneEyeMinutes, standsAlone } = services;
  return db
    .select({ slug, durationMinutes, isBookableOnline, oneEyeMinutes, standsAlone })
    .from(services)
    .orderBy(asc(services.position), asc(services.id));
}
