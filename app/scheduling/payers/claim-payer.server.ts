import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type ExcludedPlaces, readTakenPlaces, takenOn } from './payer-quota.server.ts';
import {
  coveredPractitioners,
  hasPlace,
  isLimited,
  type PayerRefusal,
  type PayerRules,
} from './payer-rules.ts';
import { readPayerRules, readPractitionerSlugs } from './read-payer-rules.server.ts';

type Claim = {
  payerId: string;
  serviceSlug: string;
  startsAt: Date;
  exclude: ExcludedPlaces;
  practitionerIds: readonly number[];
  now: Date;
};

/**
 * With whom a payer covers a time, in the given order, or why it does not. Below `lockPayers` the answer holds until
 * the transaction ends; without it, it is what one may expect.
 */
export async function claimPayer(
  db: Queryable,
  { practitionerIds, now, ...request }: Claim,
): Promise<Result<number[], PayerRefusal>> {
  const rules = await readPayerRules(db, request.payerId);
  if (!rules) return ok([...practitionerIds]);
  const slugs = await readPractitionerSlugs(db);
  const covered = coveredIds(rules, request, practitionerIds, slugs);
  if (covered.length === 0) return refuse('not-covered');
  const { payerId, serviceSlug, startsAt, exclude } = request;
  if (!isLimited(rules, serviceSlug)) return ok(covered);
  const { on } = wallClockOf(startsAt);
  const query = { payerId, serviceSlug, from: on, days: 1, now, exclude };
  const places = await readTakenPlaces(db, query);
  return hasPlace(rules, serviceSlug, takenOn(places, on))
    ? ok(covered)
    : refuse('payer-quota-full');
}

/** The practitioners, by id, with whom a time is covered; none where it is not. */
export function coveredIds(
  rules: PayerRules,
  time: { serviceSlug: string; startsAt: Date },
  practitionerIds: readonly number[],
  slugs: ReadonlyMap<number, string>,
): number[] {
  const named = practitionerIds.map((id) => slugs.get(id) ?? '');
  const covered = coveredPractitioners(rules, time, named);
  if (!covered.ok) return [];
  return practitionerIds.filter((_, index) => covered.value.includes(named[index] ?? ''));
}
