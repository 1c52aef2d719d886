import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import { understoodAnew } from '#app/features/clinic-record/record-versions.server.ts';
import { placed } from '#app/features/schedule-settings/place-row.server.ts';
import { inTime, type Moment } from './service-events.server.ts';

type List = 'service-order' | 'resource-order';
type Asked = { list: List; until: Moment; file: ClinicRecord };
type Event = Moment & ({ told: readonly string[] } | { moved: string; place: number });

const TABLES = { 'service-order': sql`services`, 'resource-order': sql`public.resources` };
const FIELDS = {
  'service-order': sql`array['services']`,
  'resource-order': sql`array['people', 'resources']`,
};

/**
 * The order that a list of the agenda had when a version was made, as slugs; null where nobody had set it by then, and it
 * was the record's.
 */
export async function orderAt(
  db: Queryable,
  { list, until, file }: Asked,
): Promise<readonly string[] | null> {
  const { rows: now } = await db.execute<{ id: number; slug: string }>(
    sql`select id, slug from ${TABLES[list]} order by position, id`,
  );
  const moves = await readMoves(db, list, new Map(now.map(({ id, slug }) => [id, slug])));
  const isBefore = (each: Moment) => inTime(each, until) <= 0;
  if (!moves.some(isBefore)) return null;
  const events = [...(await readTold(db, list)), ...moves].toSorted(inTime);
  const start = listed(list, file);
  const then = orderAfter(start, events.filter(isBefore));
  // The log does not know what lies between two entries that are no longer offered; the agenda does.
  return isSame(then, orderAfter(start, events)) ? now.map(({ slug }) => slug) : then;
}

function listed(list: List, record: ClinicRecord): string[] {
  if (list === 'service-order') return record.services.map(({ slug }) => slug);
  const { practitioners, rooms, equipment } = parseClinic(record).resources;
  return [...practitioners, ...rooms, ...equipment].map(({ slug }) => slug);
}

const move = z.object({ id: z.number(), place: z.number() });

async function readMoves(
  db: Queryable,
  list: List,
  slugs: ReadonlyMap<number, string>,
): Promise<Event[]> {
  const { rows } = await db.execute<{ order: number; at: string; detail: unknown }>(sql`
    select id::int as order, at, detail from audit_log
    where subject_type = 'agenda_setting' and subject_id = ${`${list}:0`} order by id`);
  return rows.flatMap(({ order, at, detail }): Event[] => {
    const { id, place = 0 } = move.safeParse(detail).data ?? {};
    const moved = id === undefined ? undefined : slugs.get(id);
    return moved === undefined ? [] : [{ at: new Date(at), order, moved, place }];
  });
}

/** What versions said of the order. */
async function readTold(db: Queryable, list: List): Promise<Event[]> {
  const { rows } = await db.execute<{ at: string; order: number | null; record: unknown }>(sql`
    select v.changed_at as at, v.record, (select min(l.id)::int from audit_log l
      where l.subject_type = 'clinic_setting' and l.subject_id = 'record'
        and l.action = 'clinic.settled'
        and l.detail -> 'to' ->> 'version' = v.version::text) as order
    from clinic_record_versions v where v.fields && ${FIELDS[list]} order by v.version`);
  return rows.flatMap(({ at, order, record }): Event[] => {
    const known = understoodAnew(record);
    return known ? [{ at: new Date(at), order: order ?? 0, told: listed(list, known) }] : [];
  });
}

/** The order after all of this: a version sets it where it says another than the version before. */
function orderAfter(start: readonly string[], events: readonly Event[]): readonly string[] {
  let [order, told] = [start, start];
  for (const event of events) {
    if ('moved' in event) {
      const list = order.includes(event.moved) ? order : [...order, event.moved];
      order = placed(list, event.moved, event.place) ?? list;
      continue;
    }
    const known = event.told.filter((slug) => told.includes(slug));
    const isOther = known.join() !== told.filter((slug) => event.told.includes(slug)).join();
    const added = event.told.filter((slug) => !order.includes(slug));
    order = isOther ? event.told : [...order, ...added];
    told = event.told;
  }
  return order;
}
