import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { resources, serviceResources, services } from '#app/db/schema.ts';

/** Every service with who does it, by slug, in the clinic's order. */
export function readLimitable(db: Queryable) {
  const { id, slug, position } = services;
  return db
    .select({
      id,
      slug,
      people: sql<string[]>`coalesce(array_agg(${resources.slug})
        filter (where ${resources.kind} = 'practitioner'), '{}')`,
    })
    .from(services)
    .leftJoin(serviceResources, eq(serviceResources.serviceId, id))
    .leftJoin(resources, eq(resources.id, serviceResources.resourceId))
    .groupBy(id)
    .orderBy(asc(position), asc(id));
}
