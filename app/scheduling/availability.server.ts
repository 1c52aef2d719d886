import { type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '#app/clinic/clinic-time.ts';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import {
  type AgendaRules,
  type AvailableSlots,
  availableSlots,
  liveDays,
  withEmptyDays,
} from './available-slots.ts';
import { availableExams } from './exams/available-exams.ts';
import {
  type BookableExam,
  type BookableService,
  type Needs,
  readBookable,
} from './exams/bookable-services.server.ts';
import type { Misfit } from './exams/exam-order.ts';
import type { Wanted } from './exams/wanted-exams.ts';
import { COMING_PEOPLE } from './hours/coming-people.server.ts';
import { LIMIT_OF_HOURS, WHILE_STAYING } from './hours/while-here.server.ts';
import { coveredExams } from './payers/covered-exams.server.ts';
import type { Busy, Closure, ScheduleSnapshot, WeeklyHours } from './working-minutes.ts';

export type { BookableService } from './exams/bookable-services.server.ts';

export type AvailabilityServices = {
  db: Queryable;
  clock: Clock;
  agenda: AgendaRules & { maxStepGapMinutes?: number; houses?: Houses };
};

/** The houses of the clinic by their slugs, the main one, null, first. In no other house is anything free. */
export type Houses = readonly (string | null)[];

const DEFAULT_GAP_MINUTES = 15;

/**
 * The excluded rows do not count as occupied: the visitor's own hold (SHA-256 of its token) and the
 * appointment that is being moved.
 */
export type AvailabilityQuery = Wanted & {
  from: string;
  days: number;
  excludeHoldHash?: Buffer | undefined;
  excludeAppointmentId?: number | undefined;
  /** Of several exams: who pays; plans with practitioners with whom that payer does not cover them are left out. */
  payerId?: string | undefined;
  /** Of several exams: resources to prefer, such as those of an appointment that moves. */
  keep?: readonly number[] | undefined;
  /** As if no hours were for some services alone: what is booked beside the slots. */
  ignoresLimits?: boolean | undefined;
  /** As if these were closed and taken too: what is about to be. */
  assumed?: Pick<ScheduleSnapshot, 'closures' | 'busy'> | undefined;
};

/** Includes all resources that can serve the service, free or not; see `ScheduleSnapshot`. */
export type Availability = AvailableSlots & {
  service: BookableService;
  /** What it was computed from. */
  schedule: ScheduleSnapshot;
  /** Several exams, or one for a single eye, in the clinic's order, to which the steps of slots refer; else null. */
  exams: BookableExam[] | null;
  /** Why they are not done on one coming; then there are no slots. */
  misfit: Misfit | null;
} & Needs;

type Window = { startsAt: Date; endsAt: Date; firstOn: string; endOn: string };
type Housed = Window & { branch: string | null };

/**
 * Available slots of a service, or of several exams on one coming, in one house over consecutive days, in at most four
 * queries for any number of days.
 * Does not check whether the service is bookable online; that is up to the caller.
 * @param from first calendar day, must exist
 * @param days whole number, at least 1; days outside notice and horizon are not queried
 * @returns null for an unknown service
 */
export async function readAvailability(
  { db, clock, agenda }: AvailabilityServices,
  query: AvailabilityQuery,
): Promise<Availability | null> {
  const asked = await readBookable(db, query);
  if (!asked) return null;
  const { service, needs, misfit } = asked;
  const { payerId } = query;
  const exams = asked.exams && payerId ? await coveredExams(db, asked.exams, payerId) : asked.exams;
  const slotsQuery = { agenda, now: clock.now(), from: query.from, days: query.days };
  const { branch = null } = query;
  const isOpen = agenda.houses?.includes(branch) ?? true;
  const live = misfit || !isOpen ? [] : liveDays(slotsQuery);
  const [first] = live;
  const none: ScheduleSnapshot = {
    service,
    ...needs,
    hours: [],
    closures: [],
    closedDays: [],
    busy: [],
  };
  const { maxStepGapMinutes: maxGapMinutes = DEFAULT_GAP_MINUTES } = agenda;
  const slotsOf = (schedule: ScheduleSnapshot) => {
    if (misfit || !isOpen) return withEmptyDays(new Map(), slotsQuery);
    return exams
      ? availableExams({ exams, maxGapMinutes, schedule }, slotsQuery, query.keep)
      : availableSlots(schedule, slotsQuery);
  };
  const found = (schedule: ScheduleSnapshot): Availability => ({
    ...slotsOf(schedule),
    service,
    schedule,
    exams,
    misfit,
    ...needs,
  });
  if (first === undefined) return found(none);

  const endOn = addDays(first, live.length + 1);
  const firstOn = addDays(first, -1);
  const window = { startsAt: startOfDay(firstOn), endsAt: startOfDay(endOn), firstOn, endOn };
  const ids = [...needs.practitionerIds, ...(needs.otherIds ?? [])];
  // Sequential, because a transaction has only one connection.
  const hours = await readHours(db, ids, { ...window, branch }, query.ignoresLimits);
  const closed = await readClosures(db, ids, { ...window, branch });
  const busy = await readBusy(db, ids, window, query);
  const { assumed = { closures: [], busy: [] } } = query;
  return found({
    ...{ ...none, hours, closedDays: closed.closedDays },
    closures: [...closed.closures, ...assumed.closures],
    busy: [...busy, ...assumed.busy],
  });
}

/** Hours and breaks in one house, and unless `ignoresLimits` the hours that are for some services alone. */
export async function readHours(
  db: Queryable,
  ids: number[],
  window: Housed,
  ignoresLimits = false,
): Promise<WeeklyHours[]> {
  const { rows } = await db.execute<WeeklyHours>(sql`
    with ${COMING_PEOPLE}
    select h.resource_id as "resourceId", h.weekday, h.kind,
      h.starts_time::text as "startsTime", h.ends_time::text as "endsTime", ${LIMIT_OF_HOURS}, ${WHILE_STAYING}
    from weekly_hours h
    join resources r on r.id = h.resource_id
    where h.resource_id = any(${sql.param(ids)}::int[]) and h.branch is not distinct from ${window.branch}
      and (h.kind <> 'limit' or not ${ignoresLimits}) and h.valid_from < ${window.endOn}::date
      and (h.valid_until is null or h.valid_until > ${window.firstOn}::date)`);
  return rows;
}

/** Closures and holidays of one house. */
export async function readClosures(
  db: Queryable,
  ids: number[],
  window: Housed,
): Promise<Pick<ScheduleSnapshot, 'closures' | 'closedDays'>> {
  const { rows } = await db.execute<
    Interval & { resourceId: number | null; heldOn: string | null }
  >(
    sql`
    select resource_id as "resourceId", ${intervalWithin(window)}, null as "heldOn"
    from closures
    where during && ${rangeOf(window)}
      and (resource_id is null or resource_id = any(${sql.param(ids)}::int[]))
      and (house is null or house = ${window.branch ?? MAIN_HOUSE})
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

/** What is taken, in any house. */
export async function readBusy(
  db: Queryable,
  ids: number[],
  window: Window,
  {
    excludeHoldHash = Buffer.alloc(0),
    excludeAppointmentId = 0,
  }: Pick<AvailabilityQuery, 'excludeHoldHash' | 'excludeAppointmentId'>,
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
