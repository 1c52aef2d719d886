import { inArray } from 'drizzle-orm';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Transaction } from '#app/db/database.ts';
import { resources, serviceResources, services } from '#app/db/schema.ts';

/** A new service while its times are counted: what the agenda knows of one. */
export type TriedService = Pick<
  Clinic['services'][number],
  | 'durationMinutes'
  | 'bufferBeforeMinutes'
  | 'bufferAfterMinutes'
  | 'isBookableOnline'
  | 'practitioners'
  | 'resources'
>;

/** What it is called meanwhile; no service has an address like this. */
export const TRIED_SERVICE = 'o-que-se-conta';

/** Adds a service, for counting alone, in a transaction that is not kept. Nobody who books waits for it. */
export function tryToAddService({ practitioners, resources: places, ...service }: TriedService) {
  return async (tx: Transaction) => {
    const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, isBookableOnline } = service;
    const times = { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, isBookableOnline };
    const [made] = await tx
      .insert(services)
      .values({ slug: TRIED_SERVICE, ...times, position: await tx.$count(services) })
      .returning({ serviceId: services.id });
    if (!made) throw new Error('the service was not stored');
    const needed = await tx
      .select({ resourceId: resources.id })
      .from(resources)
      .where(inArray(resources.slug, [...practitioners, ...places]));
    if (needed.length > 0)
      await tx.insert(serviceResources).values(needed.map((each) => ({ ...each, ...made })));
  };
}
