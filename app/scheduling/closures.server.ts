import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
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

/** A half-open interval in which one resource, or (null) the whole clinic, is closed. */
export type NewClosure = {
  resourceId: number | null;
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
    select c.id, c.resource_id as "resourceId", r.name as "resourceName", c.reason,
      extract(epoch from lower(c.during))::float8 * 1000 as "startMs",
      extract(epoch from upper(c.during))::float8 * 1000 as "endMs",
      (select count(*)::int from appointments a
        where a.status = 'confirmed' and tstzrange(a.starts_at, a.ends_at) && c.during
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
  { resourceId, startsAt, endsAt, reason }: NewClosure,
  { actor, key }: By & { key: string },
): Promise<void> {
  const during = `[${startsAt.toISOString()},${endsAt.toISOString()})`;
  const bodySha256 = sha256Hex(JSON.stringify({ resourceId, during, reason }));
  await withIdempotency(db, { scope: 'closure', key, bodySha256 }, z.number(), async (tx) => {
    const interval = { from: startsAt, until: endsAt };
    await lockToClose(tx, { resourceId, interval }, clock.now());
    const [made] = await tx
      .insert(closures)
      .values({ resourceId, during, reason })
      .returning({ id: closures.id });
    if (!made) throw new Error('the closure was not stored');
    await audit(tx, {
      at: clock.now(),
      actor,
      action: 'closure.added',
      subjectType: 'closure',
      subjectId: made.id,
      detail: { resourceId, during },
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
      .returning({ resourceId: closures.resourceId, during: closures.during });
    if (!gone) return;
    await audit(tx, {
      at: clock.now(),
      actor,
      action: 'closure.removed',
      subjectType: 'closure',
      subjectId: id,
      detail: gone,
    });
    await timeFreed({ jobs }, tx);
  });
}
