import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { resources, services as servicesTable } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { coveredIds } from '#app/scheduling/payers/claim-payer.server.ts';
import { readTakenPlaces, takenOn } from '#app/scheduling/payers/payer-quota.server.ts';
import {
  hasPlace,
  isLimited,
  type PayerRules,
  type TakenPlaces,
} from '#app/scheduling/payers/payer-rules.ts';
import { readPayerRules } from '#app/scheduling/payers/read-payer-rules.server.ts';
import type { Moment, OpenTime } from './waitlist-rule.ts';

type CoverServices = { db: Queryable; clock: Clock; agenda: { horizonDays: number } };

/** What is known of one plan: its rules, and how many places of its days are taken, by the service's slug. */
type Plan = { rules: PayerRules; taken: Map<string, ReadonlyMap<string, TakenPlaces>> };

/**
 * Whether the plan that pays somebody's appointment pays a time too, and has a place on that day.
 * @param payerIds of those who wait; who pays for themselves needs no entry
 */
export async function readCover(
  services: CoverServices,
  payerIds: readonly string[],
): Promise<Moment['isCovered']> {
  const { db } = services;
  const plans = new Map<string, Plan>();
  for (const payerId of new Set(payerIds)) {
    const rules = await readPayerRules(db, payerId);
    if (rules) plans.set(payerId, { rules, taken: new Map() });
  }
  if (plans.size === 0) return () => true;
  const known = await db
    .select({ id: servicesTable.id, slug: servicesTable.slug })
    .from(servicesTable);
  const slugs = new Map(known.map(({ id, slug }) => [id, slug]));
  const people = await db.select({ id: resources.id, slug: resources.slug }).from(resources);
  const named = new Map(people.map(({ id, slug }) => [id, slug]));
  for (const [payerId, { rules, taken }] of plans)
    for (const serviceSlug of slugs.values())
      if (isLimited(rules, serviceSlug))
        taken.set(serviceSlug, await placesOf(services, { payerId, serviceSlug }));
  return ({ appointment }, { serviceId, practitionerId, startsAt }: OpenTime) => {
    const plan = plans.get(appointment?.payerId ?? '');
    if (!plan) return true;
    const { rules, taken } = plan;
    const serviceSlug = slugs.get(serviceId) ?? '';
    const part = { serviceSlug, startsAt, practitionerIds: [practitionerId] };
    if (coveredIds(rules, part, named).length === 0) return false;
    const places = taken.get(serviceSlug);
    return !places || hasPlace(rules, serviceSlug, takenOn(places, wallClockOf(startsAt).on));
  };
}

/** The taken places of all days that can be booked. */
function placesOf(
  { db, clock, agenda }: CoverServices,
  payer: { payerId: string; serviceSlug: string },
): Promise<Map<string, TakenPlaces>> {
  const now = clock.now();
  const span = { from: wallClockOf(now).on, days: agenda.horizonDays + 1 };
  return readTakenPlaces(db, { ...payer, ...span, now, exclude: {} });
}
