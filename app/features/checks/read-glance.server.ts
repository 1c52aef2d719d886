import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import { type CheckId, PUBLIC_CHECKS, STAFF_CHECKS } from './check.ts';
import { type Glance, glanceOf } from './glance.ts';
import { isStale, type LatestRun, lastLook, recallLatest } from './history.server.ts';
import { readKeeper } from './keeper.server.ts';

const ALL: readonly CheckId[] = [...PUBLIC_CHECKS, ...STAFF_CHECKS];

/** The glance, from what the database knows, read at most every 30 s: it never waits for a check. @param when an instant in words */
export async function readGlance(
  { db, clock }: { db: Queryable; clock: Clock },
  when: (at: Date) => string,
): Promise<Glance> {
  const latest = await recallLatest(db, ALL);
  const isWell = [...latest.values()].every(({ verdict }) => verdict !== 'error');
  // Who is called is asked only where somebody is to be called.
  const needsNobody = isWell && !isStale(clock, lastLook(latest));
  const keeper = needsNobody ? null : await readKeeper(db);
  return glanceFrom(latest, { clock, keeper, when });
}

export function glanceFrom(
  latest: ReadonlyMap<string, LatestRun>,
  {
    clock,
    keeper,
    when,
  }: {
    clock: Clock;
    keeper: { name: string; phoneE164: string } | null;
    when: (at: Date) => string;
  },
): Glance {
  const seen = ALL.flatMap((id) => {
    const run = latest.get(id);
    return run ? [{ ...run, id }] : [];
  });
  const lookedAt = lastLook(latest);
  return glanceOf(seen, { lookedAt, isStale: isStale(clock, lookedAt), keeper, when });
}
