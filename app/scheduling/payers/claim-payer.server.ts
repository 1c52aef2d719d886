import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { PaidPart } from './paid-part.ts';
import { type ExcludedPlaces, readTakenPlaces, takenOn } from './payer-quota.server.ts';
import {
  coveredPractitioners,
  hasPlace,
  isLimited,
  type PayerRefusal,
  type PayerRules,
} from './payer-rules.ts';
import { readPayerRules, readPractitionerSlugs } from './read-payer-rules.server.ts';

type Claim = { payerId: string; exclude: ExcludedPlaces; now: Date };

/**
 * With whom a payer covers each part of a time, in the given order, or why it does not pay all of them. Below
 * `lockPayers` the answer holds until the transaction ends; without it, it is what one may expect.
 */
export async function claimPayer(
  db: Queryable,
  parts: readonly PaidPart[],
  { payerId, exclude, now }: Claim,
): Promise<Result<number[][], PayerRefusal>> {
  const rules = await readPayerRules(db, payerId);
  if (!rules) return ok(parts.map(({ practitionerIds }) => [...practitionerIds]));
  const slugs = await readPractitionerSlugs(db);
  const covered = parts.map((part) => coveredIds(rules, part, slugs));
  if (covered.some((ids) => ids.length === 0)) return refuse('not-covered');
  for (const { serviceSlug, startsAt } of parts) {
    if (!isLimited(rules, serviceSlug)) continue;
    const { on } = wallClockOf(startsAt);
    const query = { payerId, serviceSlug, from: on, days: 1, now, exclude };
    const places = await readTakenPlaces(db, query);
    if (!hasPlace(rules, serviceSlug, takenOn(places, on))) return refuse('payer-quota-full');
  }
  return ok(covered);
}

/** The practitioners of a part, by id, with whom it is covered; none where it is not. */
export function coveredIds(
  rules: PayerRules,
  { serviceSlug, startsAt, practitionerIds }: PaidPart,
  slugs: ReadonlyMap<number, string>,
): number[] {
  const named = practitionerIds.map((id) => slugs.get(id) ?? '');
  const covered = coveredPractitioners(rules, { serviceSlug, startsAt }, named);
  if (!covered.ok) return [];
  return practitionerIds.filter((_, index) => covered.value.includes(named[index] ?? ''));
}
