import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Transaction } from '#app/db/database.ts';
import { services } from '#app/db/schema.ts';
import { serviceExclusions } from '#app/db/steps-schema.ts';

type Service = Clinic['services'][number];

/** How a service goes together with others: what the record says, also where staff have changed the service. */
export function examRulesOf(service: Service) {
  const { oneEyeMinutes, dilates, orderRank, standsAlone } = service;
  return { oneEyeMinutes: oneEyeMinutes ?? null, dilates, orderRank, standsAlone };
}

/** Writes anew which services are never on one coming. Below the locks of the services. */
export async function seedExclusions(tx: Transaction, wanted: readonly Service[]): Promise<void> {
  const known = await tx.select({ id: services.id, slug: services.slug }).from(services);
  const idOf = new Map(known.map(({ id, slug }) => [slug, id]));
  const pairs = new Map<string, { serviceId: number; otherId: number }>();
  for (const { slug, notTogetherWith } of wanted) {
    for (const other of notTogetherWith) {
      const both = [slug, other].flatMap((name) => idOf.get(name) ?? []);
      const [serviceId, otherId] = both.toSorted((one, another) => one - another);
      // The agenda may never have had a service that the record has archived: nobody books it.
      if (serviceId === undefined || otherId === undefined) continue;
      pairs.set(`${serviceId} ${otherId}`, { serviceId, otherId });
    }
  }
  await tx.delete(serviceExclusions);
  if (pairs.size > 0) await tx.insert(serviceExclusions).values([...pairs.values()]);
}
