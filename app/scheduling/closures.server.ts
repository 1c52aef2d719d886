import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { closures } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import { withIdempotency } from '#app/platform/idempotency.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { lockToClose } from './occupancy.server.ts';
import { type FreesTime, timeFreed } from './scheduling-services.server.ts';

type Services = { db: Database; clock: Clock };
type By = { actor: StaffActor };

/** A half-open interval in which one resource, one house or (both null) the whole clinic is closed. */
export type NewClosure = {
  resourceId: number | null;
  /** The word for a house, as `wordOfHouse` makes it. */
  house?: string | null;
  startsAt: Date;
  endsAt: Date;
  reason: string;
};
export type ListedClosure = NewClosure & {
  id: number;
  resourceName: string | null;
  /** Confirmed appointments that touch the closure, add-ons too; buffers do not count. */
  appointmentCount: number;
};

/** Current and future closures, earliest first. */
export async function listClosures({
  db,
  clock,
}: {
  db: Queryable;
  clock: Clock;
}): Promise<ListedClosure[]> {
  const now = clock.now().toISOString();
  const { rows } = await db.execute<
    Omit<ListedClosure, 'startsAt' | 'endsAt'> & { startMs: number; endMs: number }
  >(sql`
    select c.id, c.resource_id as "resourceId", r.name as "resourceName", c.house, c.reason,
      extract(epoch from lower(c.during))::float8 * 1000 as "startMs",
      extract(epoch from upper(c.during))::float8 * 1000 as "endMs",
      (select count(*)::int from appointments a
        where a.status = 'confirmed' and tstzrange(a.starts_at, a.ends_at) && c.during
          and (c.house is null or c.house = coalesce(a.branch, ${MAIN_HOUSE}))
          and (c.resource_id is null or case
            when exists (select from appointment_steps t where t.appointment_id = a.id)
            then exists (select from appointment_steps t join occupancy o
              on o.appointment_id = t.appointment_id and o.step = t.position
              where t.appointment_id = a.id and o.resource_id = c.resource_id
                and tstzrange(t.starts_at, t.ends_at) && c.during)
            else a.practitioner_id = c.resource_id or exists (
              select from occupancy o
              where o.appointment_id = a.id and o.resource_id = c.resource_id) end)) as "appointmentCount"
    from closures c left join resources r on r.id = c.resource_id
    where upper(c.during) > ${now}::timestamptz
    order by lower(c.during), c.id`);
  return rows.map(({ startMs, endMs, ...row }) => ({
    ...row,
    startsAt: new Date(startMs),
    endsAt: new Date(endMs),
  }));
}

/**
 * Adds a closure, once even when the form is sent twice. Existing appointments within it stay; one that is
 * being booked is waited for.
 */
export async function addClosure(
  { db, clock }: Services,
  { resourceId, house = null, startsAt, endsAt, reason }: NewClosure,
  { actor, key }: By & { key: string },
): Promise<void> {
  const during = `[${startsAt.toISOString()},${endsAt.toISOString()})`;
  const bodySha256 = sha256Hex(
    JSON.stringify({ resourceId, ...(house && { house }), during, reason }),
  );
  await withIdempotency(db, { scope: 'closure', key, bodySha256 }, z.number(), async (tx) => {
    const interval = { from: startsAt, until: endsAt };
    await lockToClose(tx, { resourceId, interval }, clock.now());
    const [made] = await tx
      .insert(closures)
      .values({ resourceId, house, during, reason })
      .returning({ id: closures.id });
    if (!made) throw new Error('the closure was not stored');
    await audit(tx, {
      at: clock.now(),
      actor,
      action: 'closure.added',
      subjectType: 'closure',
      subjectId: made.id,
      detail: { resourceId, ...(house && { house }), during },
    });
    return made.id;
  });
}

/** Removes a closure, or (`onlyOf`) one of that resource alone; does nothing when there is none. */
export async function removeClosure(
  { db, clock, jobs }: Services & FreesTime,
  id: number,
  { actor, onlyOf = null }: By & { onlyOf?: number | null },
) {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(closures)
      .where(
        and(eq(closures.id, id), onlyOf === null ? undefined : eq(closures.resourceId, onlyOf)),
      )
      .returning({
        resourceId: closures.resourceId,
        house: closures.house,
        during: closures.during,
      });
    if (!gone) return;
    const { house, ...detail } = gone;
    await audit(tx, {
      at: clock.now(),
      actor,
      action: 'closure.removed',
      subjectType: 'closure',
      subjectId: id,
      detail: { ...detail, ...(house && { house }) },
    });
    await timeFreed({ jobs }, tx);
  });
}
