import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { closures } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { keepForUndo, undoOnce } from '#app/platform/audit/undo.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { withIdempotency } from '#app/platform/idempotency.server.ts';
import { ok } from '#app/platform/result.ts';
import { newToken, sha256Hex } from '#app/platform/token.server.ts';
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

type Closed = { resourceId: SQL; house: SQL; during: SQL };

/** Of appointments `a`: the confirmed ones within an interval that need a resource or are in a house (null: any); buffers do not count. */
function touches({ resourceId, house, during }: Closed): SQL {
  return sql`a.status = 'confirmed' and tstzrange(a.starts_at, a.ends_at) && ${during}
    and (${house} is null or ${house} = coalesce(a.branch, ${MAIN_HOUSE}))
    and (${resourceId} is null or case
      when exists (select from appointment_steps t where t.appointment_id = a.id)
      then exists (select from appointment_steps t join occupancy o
        on o.appointment_id = t.appointment_id and o.step = t.position
        where t.appointment_id = a.id and o.resource_id = ${resourceId}
          and tstzrange(t.starts_at, t.ends_at) && ${during})
      else a.practitioner_id = ${resourceId} or exists (
        select from occupancy o
        where o.appointment_id = a.id and o.resource_id = ${resourceId}) end)`;
}

/** Of appointments `a` and closures `c`: whether the one touches the other. */
export const closureTouches = touches({
  resourceId: sql`c.resource_id`,
  house: sql`c.house`,
  during: sql`c.during`,
});

/** Protocols of the appointments that a closure would touch. */
export async function appointmentsWithin(
  db: Queryable,
  { resourceId, house = null, startsAt, endsAt }: Omit<NewClosure, 'reason'>,
): Promise<ReadonlySet<string>> {
  const during = sql`${rangeOf({ startsAt, endsAt })}::tstzrange`;
  const closed = { resourceId: sql`${resourceId}::integer`, house: sql`${house}::text`, during };
  const { rows } = await db.execute<{ protocol: string }>(sql`
    select a.protocol from appointments a where ${touches(closed)}`);
  return new Set(rows.map(({ protocol }) => protocol));
}

function rangeOf({ startsAt, endsAt }: Pick<NewClosure, 'startsAt' | 'endsAt'>): string {
  return `[${startsAt.toISOString()},${endsAt.toISOString()})`;
}

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
        where ${closureTouches}) as "appointmentCount"
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
 * @returns its id
 */
export async function addClosure(
  { db, clock }: { db: Database | Transaction; clock: Clock },
  { resourceId, house = null, startsAt, endsAt, reason }: NewClosure,
  { actor, key }: By & { key: string },
): Promise<number | null> {
  const during = rangeOf({ startsAt, endsAt });
  const bodySha256 = sha256Hex(
    JSON.stringify({ resourceId, ...(house && { house }), during, reason }),
  );
  const stored = { scope: 'closure', key, bodySha256 };
  const done = await withIdempotency(db, stored, z.number(), async (tx) => {
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
  return done.kind === 'answer' ? done.answer : null;
}

/** For counting what a closure closes, in a transaction that is not kept; nobody who books waits for it. */
export function tryToClose({ resourceId, house = null, ...time }: Omit<NewClosure, 'reason'>) {
  return async (tx: Transaction) => {
    await tx.insert(closures).values({ resourceId, house, during: rangeOf(time), reason: '?' });
  };
}

/** For counting what the end of a closure opens, in a transaction that is not kept. */
export function tryToReopen(id: number) {
  return async (tx: Transaction) => {
    await tx.delete(closures).where(eq(closures.id, id));
  };
}

const removed = z.strictObject({
  resourceId: z.number().nullable(),
  house: z.string().nullable().default(null),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  reason: z.string(),
});

/**
 * Removes a closure, or (`onlyOf`) one of that resource alone.
 * @returns what `returnClosure` takes; null when there was none
 */
export async function removeClosure(
  { db, clock, jobs }: Services & FreesTime,
  id: number,
  { actor, onlyOf = null }: By & { onlyOf?: number | null },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const { resourceId, house, during, reason } = closures;
    const [gone] = await tx
      .delete(closures)
      .where(and(eq(closures.id, id), onlyOf === null ? undefined : eq(resourceId, onlyOf)))
      .returning({
        ...{ resourceId, house, during, reason },
        startMs: sql<number>`extract(epoch from lower(${during}))::float8 * 1000`,
        endMs: sql<number>`extract(epoch from upper(${during}))::float8 * 1000`,
      });
    if (!gone) return null;
    await audit(tx, {
      at: clock.now(),
      actor,
      action: 'closure.removed',
      subjectType: 'closure',
      subjectId: id,
      detail: {
        ...{ resourceId: gone.resourceId, during: gone.during },
        ...(gone.house && { house: gone.house }),
      },
    });
    await timeFreed({ jobs }, tx);
    const before = {
      ...{ resourceId: gone.resourceId, house: gone.house },
      startsAt: new Date(gone.startMs),
      endsAt: new Date(gone.endMs),
      reason: gone.reason,
    };
    return keepForUndo(tx, clock, { subject: 'closure', before });
  });
}

/**
 * Closes again what has just been opened. Appointments booked meanwhile stay.
 * @returns whether it is closed again; true also where it has been asked for before and nobody has opened it since
 */
export async function returnClosure(
  services: Services,
  undo: number,
  { actor, mayClose }: By & { mayClose: (resourceId: number | null) => boolean },
): Promise<boolean> {
  const { clock } = services;
  const asked = {
    ...{ subject: 'closure' as const, id: undo, shape: removed },
    mayTake: ({ resourceId }: { resourceId: number | null }) => mayClose(resourceId),
    isStillBack: isClosed,
  };
  const done = await undoOnce(services, asked, async (tx, before) =>
    ok(await addClosure({ db: tx, clock }, before, { actor, key: newToken() })),
  );
  return done.ok;
}

/** Whether there is a closure as that one was. */
async function isClosed(tx: Transaction, was: z.output<typeof removed>): Promise<boolean> {
  const { resourceId, house, during, reason } = closures;
  const isSame = and(
    sql`${resourceId} is not distinct from ${was.resourceId}::integer`,
    sql`${house} is not distinct from ${was.house}::text`,
    sql`${during} = ${rangeOf(was)}::tstzrange`,
    eq(reason, was.reason),
  );
  return (await tx.$count(closures, isSame)) > 0;
}
