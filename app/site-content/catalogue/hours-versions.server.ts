import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { resources } from '#app/db/schema.ts';
import { storedHours } from '#app/features/schedule-settings/format-week.ts';
import { readHoursRows } from '#app/scheduling/hours/fill-hours.server.ts';
import { periodsFrom, type WeekHours } from '#app/scheduling/hours/week-hours.ts';
import { hoursDetail } from './hours-changes.ts';

/** A week that a change of somebody's hours has set, or what stood before it: then nobody is known who set it. */
type HoursVersion = {
  week: WeekHours;
  from: string | null;
  /** Exclusive; null for no end. */
  until: string | null;
  made: { at: Date; by: string | null } | null;
  /** In which house; null is the main one. A room or device takes its hours along. */
  branch: string | null;
  isOfPerson: boolean;
};

type Row = { at: string; by: string | null; detail: unknown; isOfPerson: boolean };

/** In a history's key: what a change has set, or what stood before it. */
const KEY = /^(agenda|antes)-(\d{1,9})$/;

/** The key of what stood before a change. */
export const beforeKey = (key: string) => key.replace('agenda-', 'antes-');

/** One version of the hours of somebody, or of a room or device, by its key in their history; null for none. */
export async function readHoursVersion(
  db: Queryable,
  { slug, key }: { slug: string; key: string },
): Promise<HoursVersion | null> {
  const [, side, change] = KEY.exec(key) ?? [];
  if (!change) return null;
  const { rows } = await db.execute<Row>(sql`
    select l.at, s.name as by, l.detail, r.kind = 'practitioner' as "isOfPerson" from audit_log l
    join resources r on r.slug = ${slug} and l.subject_id = 'hours:' || r.id
    left join staff s on l.actor = 'staff:' || s.id
    where l.id = ${Number(change)} and l.subject_type = 'agenda_setting'
      and l.action = 'agenda.hours'`);
  const [row] = rows;
  const { data } = hoursDetail.safeParse(row?.detail);
  if (!row || !data) return null;
  const isBefore = side === 'antes';
  const week = storedHours(isBefore ? data.was : data.week);
  if (!week) return null;
  const place = { week, branch: data.branch, isOfPerson: row.isOfPerson };
  if (isBefore) return { ...place, from: null, until: null, made: null };
  const made = { at: new Date(row.at), by: row.by };
  return { ...place, from: data.from, until: data.until, made };
}

/**
 * The week that somebody, a room or a device keeps by house, the main one null, from a day on and without an end; null
 * for who is not in use. Where another week is planned the house is missing.
 */
export async function readStandingWeeks(
  db: Queryable,
  slug: string,
  from: string,
): Promise<Map<string | null, WeekHours> | null> {
  const [found] = await db
    .select({ id: resources.id, isActive: resources.isActive })
    .from(resources)
    .where(eq(resources.slug, slug));
  if (!found?.isActive) return null;
  const rows = (await readHoursRows(db, [found.id])).get(found.id) ?? [];
  const standing = new Map<string | null, WeekHours>();
  for (const house of new Set([null, ...rows.map(({ branch }) => branch)])) {
    const [now, ...later] = periodsFrom(
      rows.filter(({ branch }) => branch === house),
      from,
    );
    if (now && later.length === 0) standing.set(house, now.week);
  }
  return standing;
}
