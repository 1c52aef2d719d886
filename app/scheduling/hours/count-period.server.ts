import { and, eq, inArray } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Transaction } from '#app/db/database.ts';
import { serviceResources, services as serviceRows } from '#app/db/schema.ts';
import {
  AS_FAR_AS_NEEDED,
  type CountServices,
  countsOf,
  offered,
  type TriedChange,
  type Week,
  withoutTrace,
} from './count-openings.server.ts';

const DAY_MS = 86_400_000;

/** A half-open interval, of one resource or (null) of everybody. */
type Period = { startsAt: Date; endsAt: Date; resourceId: number | null };

/**
 * Places that can still be booked on the days of a period, in all houses together, by slug in the clinic's order, before
 * and after a change that is not kept. Notice and horizon do not count, nor does what has begun.
 */
export async function countPeriod(
  { db, clock, agenda }: CountServices,
  { startsAt, endsAt, resourceId }: Period,
  change: TriedChange,
): Promise<ReadonlyMap<string, Week>> {
  const places = new Map<string, Week>();
  const begins = Math.max(startsAt.getTime(), clock.now().getTime());
  if (begins >= endsAt.getTime()) return places;
  const from = wallClockOf(new Date(begins)).on;
  const last = wallClockOf(new Date(endsAt.getTime() - 1)).on;
  const days = Math.round((Date.parse(last) - Date.parse(from)) / DAY_MS) + 1;
  const rules = { ...agenda, noticeMinutes: 0, horizonDays: AS_FAR_AS_NEEDED };
  await withoutTrace(db, async (tx) => {
    const reading = { db: tx, clock, agenda: rules };
    const names = await offeredWith(tx, resourceId);
    const count = async () => {
      const sums = new Map<string, number>();
      for (const branch of agenda.houses ?? [null])
        for (const [slug, counted] of await countsOf(reading, names, { from, branch, days })) {
          const free = [...counted.days.values()].reduce((sum, each) => sum + each, 0);
          sums.set(slug, (sums.get(slug) ?? 0) + free);
        }
      return sums;
    };
    const before = await count();
    await change(tx);
    const after = await count();
    for (const slug of names)
      places.set(slug, { before: before.get(slug) ?? 0, after: after.get(slug) ?? 0 });
  });
  return places;
}

/** What can be booked, or of that what can use a resource. */
async function offeredWith(tx: Transaction, resourceId: number | null): Promise<string[]> {
  const all = await offered(tx);
  if (resourceId === null) return all;
  const rows = await tx
    .select({ slug: serviceRows.slug })
    .from(serviceRows)
    .innerJoin(serviceResources, eq(serviceResources.serviceId, serviceRows.id))
    .where(and(eq(serviceResources.resourceId, resourceId), inArray(serviceRows.slug, all)));
  const using = new Set(rows.map(({ slug }) => slug));
  return all.filter((slug) => using.has(slug));
}
