import { type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import {
  type AgendaRules,
  type AvailableSlots,
  availableSlots,
  liveDays,
} from './available-slots.ts';
import type {
  Busy,
  Closure,
  ScheduleSnapshot,
  ServiceTimes,
  WeeklyHours,
} from './working-minutes.ts';

export type AvailabilityServices = { db: Queryable; clock: Clock; agenda: AgendaRules };

/**
 * The excluded rows do not count as occupied: the visitor's own hold (SHA-256 of its token) and the
 * appointment that is being moved.
 */
export type AvailabilityQuery = {
  serviceSlug: string;
  from: string;
  days: number;
  excludeHoldHash?: Buffer | undefined;
  excludeAppointmentId?: number | undefined;
};

export type BookableService = ServiceTimes & {
  id: number;
  slug: string;
  isBookableOnline: boolean;
};

/** Includes all resources that can serve the service, free or not; see `ScheduleSnapshot`. */
export type Availability = AvailableSlots & {
  service: BookableService;
  /** What it was computed from. */
  schedule: ScheduleSnapshot;
} & Needs;

type Window = { startsAt: Date; endsAt: Date; firstOn: string; endOn: string };
type Needs = Pick<ScheduleSnapshot, 'practitionerIds' | 'otherIds'>;

/**
 * Available slots of a service over consecutive days, in at most four queries for any number of days.
 * Does not check whether the service is bookable online; that is up to the caller.
 * @param from first calendar day, must exist
 * @param days whole number, at least 1; days outside notice and horizon are not queried
 * @returns null for an unknown service
 */
export async function readAvailability(
  { db, clock, agenda }: AvailabilityServices,
  query: AvailabilityQuery,
): Promise<Availability | null> {
  const asked = await readService(db, query.serviceSlug);
  if (!asked) return null;
  const { service, needs } = asked;
  const slotsQuery = { agenda, now: clock.now(), from: query.from, days: query.days };
  const live = liveDays(slotsQuery);
  const [first] = live;
  const none: ScheduleSnapshot = {
    service,
    ...needs,
    hours: [],
    closures: [],
    closedDays: [],
    busy: [],
  };
  const found = (schedule: ScheduleSnapshot): Availability => ({
    ...availableSlots(schedule, slotsQuery),
    service,
    schedule,
    ...needs,
  });
  if (first === undefined) return found(none);

  const endOn = addDays(first, live.length + 1);
  const firstOn = addDays(first, -1);
  const window = { startsAt: startOfDay(firstOn), endsAt: startOfDay(endOn), firstOn, endOn };
  const ids = [...needs.practitionerIds, ...(needs.otherIds ?? [])];
  // Sequential, because a transaction has only one connection.
  const hours = await readHours(db, ids, window);
  const closed = await readClosures(db, ids, window);
  const busy = await readBusy(db, ids, window, query);
  return found({ ...none, hours, ...closed, busy });
}

async function readService(
  db: Queryable,
  slug: string,
): Promise<{ service: BookableService; needs: Needs } | null> {
  const { rows } = await db.execute<
    BookableService & { resourceId: number | null; kind: string | null; isActive: boolean | null }
  >(sql`
    select s.id, s.slug, s.duration_minutes as "durationMinutes",
      s.buffer_before_minutes as "bufferBeforeMinutes",
      s.buffer_after_minutes as "bufferAfterMinutes",
      s.is_bookable_online as "isBookableOnline",
      r.id as "resourceId", r.kind, r.is_active as "isActive"
    from services s
    left join service_resources sr on sr.service_id = s.id
    left join resources r on r.id = sr.resource_id
    where s.slug = ${slug}
    order by r.position, r.id`);
  const [first] = rows;
  if (!first) return null;
  const { resourceId: _id, kind: _kind, isActive: _active, ...service } = first;
  const activeIds = (wantsPractitioner: boolean) =>
    rows.flatMap(({ resourceId, kind, isActive }) =>
      resourceId !== null && isActive && (kind === 'practitioner') === wantsPractitioner
        ? [resourceId]
        : [],
    );
  // An inactive room or device is still required: the service has no slots until it is active again.
  const needsOther = rows.some(({ kind }) => kind !== null && kind !== 'practitioner');
  return {
    service,
    needs: { practitionerIds: activeIds(true), otherIds: needsOther ? activeIds(false) : null },
  };
}

async function readHours(db: Queryable, ids: number[], window: Window): Promise<WeeklyHours[]> {
  const { rows } = await db.execute<WeeklyHours>(sql`
    select resource_id as "resourceId", weekday, kind,
      starts_time::text as "startsTime", ends_time::text as "endsTime",
      valid_from::text as "validFrom", valid_until::text as "validUntil"
    from weekly_hours
    where resource_id = any(${sql.param(ids)}::int[])
      and valid_from < ${window.endOn}::date
      and (valid_until is null or valid_until > ${window.firstOn}::date)`);
  return rows;
}

async function readClosures(
  db: Queryable,
  ids: number[],
  window: Window,
): Promise<Pick<ScheduleSnapshot, 'closures' | 'closedDays'>> {
  const { rows } = await db.execute<
    Interval & { resourceId: number | null; heldOn: string | null }
  >(
    sql`
    select resource_id as "resourceId", ${intervalWithin(window)}, null as "heldOn"
    from closures
    where during && ${rangeOf(window)}
      and (resource_id is null or resource_id = any(${sql.param(ids)}::int[]))
    union all
    select null, 0, 0, held_on::text
    from holidays
    where closes and status <> 'dismissed'
      and held_on >= ${window.firstOn}::date and held_on < ${window.endOn}::date`,
  );
  const closures: Closure[] = [];
  const closedDays: string[] = [];
  for (const { resourceId, heldOn, ...interval } of rows) {
    if (heldOn === null) closures.push({ resourceId, ...instantsOf(interval) });
    else closedDays.push(heldOn);
  }
  return { closures, closedDays };
}

/** No visitor holds a time for longer without paying; see `maxHoldMinutes`. */
const LONGEST_VISIT = sql.raw("interval '30 minutes'");

async function readBusy(
  db: Queryable,
  ids: number[],
  window: Window,
  { excludeHoldHash = Buffer.alloc(0), excludeAppointmentId = 0 }: AvailabilityQuery,
): Promise<Busy[]> {
  const { rows } = await db.execute<
    Interval & {
      resourceId: number;
      expiresMs: number | null;
      isOwn: boolean;
      isProven: boolean | null;
      holdFor: 'visit' | 'deposit' | 'offer' | null;
    }
  >(sql`
    select o.resource_id as "resourceId", ${intervalWithin(window)},
      extract(epoch from h.expires_at)::float8 * 1000 as "expiresMs", h.is_proven as "isProven",
      case when h.is_offer then 'offer' when h.expires_at - h.taken_at > ${LONGEST_VISIT} then 'deposit'
        when h.id is not null then 'visit' end as "holdFor",
      coalesce(h.token_hash = ${excludeHoldHash} or o.appointment_id = ${excludeAppointmentId}, false)
        as "isOwn"
    from occupancy o
    left join holds h on h.id = o.hold_id
    where o.resource_id = any(${sql.param(ids)}::int[]) and o.during && ${rangeOf(window)}`);
  return rows.map(({ resourceId, expiresMs, isOwn, isProven, holdFor, ...interval }) => ({
    resourceId,
    ...instantsOf(interval),
    holdExpiresAt: expiresMs === null ? null : new Date(expiresMs),
    isOwn,
    isProven,
    holdFor,
  }));
}

type Interval = { startMs: number; endMs: number };

function rangeOf({ startsAt, endsAt }: Window): SQL {
  return sql`tstzrange(${startsAt.toISOString()}, ${endsAt.toISOString()})`;
}

/** Clips `during` to the window, so that unbounded ranges get ends too. */
function intervalWithin(window: Window): SQL {
  const part = sql`(during * ${rangeOf(window)})`;
  // Everything else is half open, so an inclusive end becomes one millisecond later.
  return sql`extract(epoch from lower${part})::float8 * 1000 as "startMs",
    extract(epoch from upper${part})::float8 * 1000 + upper_inc${part}::int as "endMs"`;
}

/** Rounds an interval outwards to whole milliseconds; PostgreSQL stores microseconds. */
function instantsOf({ startMs, endMs }: Interval): { startsAt: Date; endsAt: Date } {
  return { startsAt: new Date(Math.floor(startMs)), endsAt: new Date(Math.ceil(endMs)) };
}
