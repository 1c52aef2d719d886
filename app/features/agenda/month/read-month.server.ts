import { sql } from 'drizzle-orm';
import { addDays, startOfDay } from '#app/clinic/clinic-time.ts';
import { MAIN_HOUSE } from '#app/clinic/record/branch-fields.ts';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { Queryable } from '#app/db/database.ts';
import { readBusy, readClosures, readHours } from '#app/scheduling/availability.server.ts';
import {
  clearBits,
  countBits,
  type DayMask,
  emptyMask,
  intersect,
  setBits,
  unite,
} from '#app/scheduling/minute-mask.ts';
import { timelineOf, unoccupiedOf, workableOf } from '#app/scheduling/working-minutes.ts';

const MINUTE_MS = 60_000;

export type MonthDay = {
  /** Calendar day. */
  on: string;
  /** Appointments that stand. */
  count: number;
  /** In which somebody works, of all of them together. */
  workMinutes: number;
  /** Of these, what an appointment or somebody who books takes. */
  takenMinutes: number;
  /** Of these, what is neither taken nor past. */
  freeMinutes: number;
  /** Names of the holidays that close the clinic. */
  closedBy: string[];
};

type MonthQuery = {
  firstOn: string;
  days: number;
  /** Practitioners whose time counts, or the room or device that is looked at. */
  ids: readonly number[];
  /** Whether appointments of anybody else are left out. */
  isPart: boolean;
  /** Slugs of the houses that are looked at; the main one is null. */
  branches: readonly (string | null)[];
  now: Date;
};

/** How full each of some days is. Appointments beside the slots (encaixes) count, but take no time. */
export async function readMonth(db: Queryable, query: MonthQuery): Promise<MonthDay[]> {
  const { firstOn, days, now } = query;
  const ids = [...query.ids];
  const timeline = timelineOf(firstOn, days);
  const endOn = addDays(firstOn, days + 1);
  const window = {
    ...{ firstOn: addDays(firstOn, -1), endOn },
    ...{ startsAt: new Date(timeline.startMs), endsAt: startOfDay(endOn) },
  };
  const work = new Map(ids.map((id) => [id, emptyMask(timeline.minutes)]));
  for (const branch of query.branches) {
    const hours = await readHours(db, ids, { ...window, branch }, true);
    const closed = await readClosures(db, ids, { ...window, branch });
    for (const [id, mask] of work)
      unite(mask, workableOf({ hours, ...closed }, id, timeline, null));
  }
  const busy = await readBusy(db, ids, window, {});
  const past = Math.ceil((now.getTime() - timeline.startMs) / MINUTE_MS);
  const masks = [...work].map(([id, mask]) => {
    const left = mask.slice();
    intersect(left, unoccupiedOf({ busy }, id, timeline, now));
    const free = left.slice();
    clearBits(free, 0, past);
    return { work: mask, left, free };
  });
  const counts = await readCounts(db, query);
  const holidays = await readHolidays(db, query);
  return timeline.days.slice(1, -1).map(({ on, intervals }) => {
    const day = emptyMask(timeline.minutes);
    for (const { bit, minutes } of intervals) setBits(day, bit, bit + minutes);
    const minutesOf = (name: 'work' | 'left' | 'free') =>
      masks.reduce((sum, each) => sum + minutesIn(each[name], day), 0);
    const workMinutes = minutesOf('work');
    return {
      ...{ on, workMinutes, takenMinutes: workMinutes - minutesOf('left') },
      freeMinutes: minutesOf('free'),
      count: counts.get(on) ?? 0,
      closedBy: holidays.filter((holiday) => holiday.on === on).map(({ name }) => name),
    };
  });
}

function minutesIn(mask: DayMask, day: DayMask): number {
  const part = day.slice();
  intersect(part, mask);
  return countBits(part);
}

async function readCounts(db: Queryable, query: MonthQuery): Promise<Map<string, number>> {
  const { firstOn, days, ids, isPart, branches } = query;
  const houses = branches.map((branch) => branch ?? MAIN_HOUSE);
  const { rows } = await db.execute<{ on: string; count: number }>(sql`
    select (a.starts_at at time zone ${clinicZone()})::date::text as "on", count(*)::int as count
    from appointments a
    where a.starts_at >= ${startOfDay(firstOn).toISOString()}::timestamptz
      and a.starts_at < ${startOfDay(addDays(firstOn, days)).toISOString()}::timestamptz
      and a.status = 'confirmed'
      and coalesce(a.branch, ${MAIN_HOUSE}) = any(${sql.param(houses)}::text[])
      and (not ${isPart} or a.practitioner_id = any(${sql.param([...ids])}::int[]) or exists (
        select from occupancy o
        where o.appointment_id = a.id and o.resource_id = any(${sql.param([...ids])}::int[])))
    group by 1`);
  return new Map(rows.map(({ on, count }) => [on, count]));
}

async function readHolidays(db: Queryable, { firstOn, days }: MonthQuery) {
  const { rows } = await db.execute<{ on: string; name: string }>(sql`
    select held_on::text as "on", name from holidays
    where closes and status <> 'dismissed'
      and held_on >= ${firstOn}::date and held_on < ${addDays(firstOn, days)}::date
    order by held_on, name`);
  return rows;
}
