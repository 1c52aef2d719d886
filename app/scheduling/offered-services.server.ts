import { asc } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { services } from '#app/db/schema.ts';

/** How each service is booked today, as staff have set it, in the clinic's order. */
export function readOfferedServices(db: Queryable) {
  const { slug, durationMinutes, isBookableOnline } = services;
  return db
    .select({ slug, durationMinutes, isBookableOnline })
    .from(services)
    .orderBy(asc(services.position), asc(services.id));
}
