import { randomUUID } from 'node:crypto';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
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
import { sha256Hex } from '#app/platform/token.server.ts';
import { type Reach, reached } from './closed/reached-closures.server.ts';
import type { ClosedTime } from './closed/repeated-days.ts';
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
/** The same, closed at several times, which do not overlap; earliest first. */
export type NewClosures = Omit<NewClosure, keyof ClosedTime> & { times: readonly ClosedTime[] };
export type ListedClosure = NewClosure & {
  id: number;
  /** What those that were made together have in common; null for one alone. */
  series: string | null;
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

/** Protocols of the appointments that closures would touch. */
export async function appointmentsWithin(
  db: Queryable,
  { resourceId, house = null, times }: Omit<NewClosures, 'reason'>,
): Promise<ReadonlySet<string>> {
  const during = sql`${`{${times.map(rangeOf).join()}}`}::tstzmultirange`;
  const closed = { resourceId: sql`${resourceId}::integer`, house: sql`${house}::text`, during };
  const { rows } = await db.execute<{ protocol: string }>(sql`
    select a.protocol from appointments a where ${touches(closed)}`);
  return new Set(rows.map(({ protocol }) => protocol));
}

function rangeOf({ startsAt, endsAt }: ClosedTime): string {
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
    select c.id, c.series, c.resource_id as "resourceId", r.name as "resourceName", c.house, c.reason,
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

/** As `addClosures`, of one. */
export function addClosure(
  services: { db: Database | Transaction; clock: Clock },
  { startsAt, endsAt, ...closure }: NewClosure,
  by: By & { key: string },
): Promise<number | null> {
  return addClosures(services, { ...closure, times: [{ startsAt, endsAt }] }, by);
}

/**
 * Adds closures, all or none, once even when the form is sent twice. Existing appointments within them stay; one that
 * is being booked is waited for.
 * @returns id of the first; null where the key was used for others
 */
export async function addClosures(
  { db, clock }: { db: Database | Transaction; clock: Clock },
  { resourceId, house = null, times, reason }: NewClosures,
  { actor, key }: By & { key: string },
): Promise<number | null> {
  const during = times.map(rangeOf);
  const bodySha256 = sha256Hex(
    JSON.stringify({
      ...{ resourceId, ...(house && { house }) },
      during: during.length === 1 ? during[0] : during,
      reason,
    }),
  );
  const stored = { scope: 'closure', key, bodySha256 };
  const series = times.length > 1 ? randomUUID() : null;
  const rows = times.map((time) => ({ resourceId, house, ...time, reason, series }));
  const done = await withIdempotency(db, stored, z.number(), (tx) =>
    writeClosures(tx, { clock, actor }, rows),
  );
  return done.kind === 'answer' ? done.answer : null;
}

type ClosureRow = Required<NewClosure> & { series: string | null };

/** Writes closures of one resource, house or the clinic, with one entry of the log. @returns id of the first */
async function writeClosures(
  tx: Transaction,
  { clock, actor }: By & { clock: Clock },
  rows: readonly ClosureRow[],
): Promise<number> {
  const [first] = rows;
  if (!first) throw new Error('no closure to store');
  const { resourceId } = first;
  const intervals = rows.map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt }));
  await lockToClose(tx, { resourceId, intervals }, clock.now());
  const values = rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    during: rangeOf({ startsAt, endsAt }),
  }));
  const [made] = await tx.insert(closures).values(values).returning({ id: closures.id });
  if (!made) throw new Error('the closure was not stored');
  await audit(tx, {
    at: clock.now(),
    actor,
    action: 'closure.added',
    subjectType: 'closure',
    subjectId: made.id,
    detail: detailOf(rows, first),
  });
  return made.id;
}

function detailOf(rows: readonly ClosureRow[], { resourceId, house, ...first }: ClosureRow) {
  const days = rows.length > 1 ? { days: rows.length } : {};
  return { resourceId, ...(house && { house }), during: rangeOf(first), ...days };
}

/** For counting what closures close, in a transaction that is not kept; nobody who books waits for it. */
export function tryToClose({ resourceId, house = null, times }: Omit<NewClosures, 'reason'>) {
  return async (tx: Transaction) => {
    const rows = times.map((time) => ({ resourceId, house, during: rangeOf(time), reason: '?' }));
    await tx.insert(closures).values(rows);
  };
}

/** For counting what the end of closures opens, in a transaction that is not kept. */
export function tryToReopen(ids: readonly number[]) {
  return async (tx: Transaction) => {
    await tx.delete(closures).where(inArray(closures.id, [...ids]));
  };
}

const removed = z.strictObject({
  resourceId: z.number().nullable(),
  house: z.string().nullable().default(null),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  reason: z.string(),
  series: z.string().nullable().default(null),
});
/** One, as earlier releases kept it, or several. */
const removedRows = z.union([z.array(removed).min(1), removed.transform((one) => [one])]);

/**
 * Removes a closure and, by `reach`, others of its series, or (`onlyOf`) only one of that resource alone.
 * @returns what `returnClosure` takes; null when there was none
 */
export async function removeClosure(
  { db, clock, jobs }: Services & FreesTime,
  id: number,
  { actor, onlyOf = null, reach = 'one' }: By & { onlyOf?: number | null; reach?: Reach },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const gone = await reached(tx, { id, reach, onlyOf, now: clock.now() });
    const before = gone.map(({ id: _id, ...row }) => row);
    const [first] = before;
    if (!first) return null;
    const ids = gone.map((each) => each.id);
    await tx.delete(closures).where(inArray(closures.id, ids));
    await audit(tx, {
      at: clock.now(),
      actor,
      action: 'closure.removed',
      subjectType: 'closure',
      subjectId: ids[0] ?? id,
      detail: detailOf(before, first),
    });
    await timeFreed({ jobs }, tx);
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
    ...{ subject: 'closure' as const, id: undo, shape: removedRows },
    mayTake: (rows: z.output<typeof removedRows>) =>
      rows.every(({ resourceId }) => mayClose(resourceId)),
    isStillBack: areClosed,
  };
  const done = await undoOnce(services, asked, async (tx, rows) =>
    ok(await writeClosures(tx, { clock, actor }, rows)),
  );
  return done.ok;
}

/** Whether there are closures as those were. */
async function areClosed(tx: Transaction, rows: z.output<typeof removedRows>): Promise<boolean> {
  const { resourceId, house, during, reason } = closures;
  for (const was of rows) {
    const isSame = and(
      sql`${resourceId} is not distinct from ${was.resourceId}::integer`,
      sql`${house} is not distinct from ${was.house}::text`,
      sql`${during} = ${rangeOf(was)}::tstzrange`,
      eq(reason, was.reason),
    );
    if ((await tx.$count(closures, isSame)) === 0) return false;
  }
  return true;
}
