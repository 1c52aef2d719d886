import { asc, sql } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { services } from '#app/db/schema.ts';
import { lengthRowsOf, withLengths } from './lengths/length-rows.server.ts';
import type { ServedBy } from './lengths/service-on.ts';

/** Active practitioners of a service with their first and last days, in the clinic's order. */
const PRACTITIONERS = sql<ServedBy[]>`(select coalesce(json_agg(json_strip_nulls(json_build_object(
    'id', r.id, 'fromOn', r.from_on, 'untilOn', r.until_on)) order by r.position, r.id), '[]')
  from service_resources sr
  join resources r on r.id = sr.resource_id and r.kind = 'practitioner' and r.is_active
  where sr.service_id = services.id)`;

/** Booking settings of each service with all its lengths, in the clinic's order; see `minutesShown`. */
export async function readOfferedServices(db: Queryable) {
  const { slug, isBookableOnline, oneEyeMinutes, standsAlone } = services;
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = services;
  const rows = await db
    .select({
      ...{ slug, isBookableOnline, oneEyeMinutes, standsAlone },
      ...{ durationMinutes, bufferBeforeMinutes, bufferAfterMinutes },
      practitioners: PRACTITIONERS,
      lengths: lengthRowsOf(sql`services.id`),
    })
    .from(services)
    .orderBy(asc(services.position), asc(services.id));
  return rows.map(({ lengths, ...service }) => withLengths(service, lengths));
}

/**
 * Those that staff may book anew, also where patients cannot book them online. The agenda keeps rows of services that
 * the record has archived, or no longer names, for appointments of before.
 */
export async function readServicesInForce({ db, clinic }: { db: Queryable; clinic: Named }) {
  const inForce = new Set(clinic.services.map(({ slug }) => slug));
  return (await readOfferedServices(db)).filter(({ slug }) => inForce.has(slug));
}

type Named = { services: readonly Pick<Clinic['services'][number], 'slug'>[] };
