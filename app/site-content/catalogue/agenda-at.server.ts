import { sql } from 'drizzle-orm';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { PLAIN_BOOKING } from '#app/clinic/record/booking-rule-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import { understoodAnew } from '#app/features/clinic-record/record-versions.server.ts';
import { withAgenda } from '#app/scheduling/record/agenda-record.server.ts';
import { withBookingRules } from '#app/scheduling/record/booking-rules.server.ts';
import { orderAt } from './order-at.server.ts';
import { entryFrom, type Moment, readStateEvents } from './service-events.server.ts';
import { stateAfterAll } from './service-history.server.ts';
import type { ServiceState } from './service-states.ts';

/**
 * A stored version of the record with the agenda as it stood when the version was made. What staff had set on the
 * screens of the agenda before, and no version has taken in since, is told by the audit log alone.
 */
export async function withAgendaAt(
  db: Queryable,
  { version, stored, file }: { version: number; stored: ClinicRecord; file: ClinicRecord },
): Promise<ClinicRecord> {
  const until = await momentOf(db, version);
  // The file is from before anybody set anything.
  if (!until) return stored;
  const asked = { until, file };
  const services = await orderAt(db, { list: 'service-order', ...asked });
  const places = await orderAt(db, { list: 'resource-order', ...asked });
  const stood = new Map<string, ServiceState>();
  let record = withStates(stored, { stood, services, places });
  for (const [slug, state] of await readStates(db, { until, stored, file })) {
    const more = new Map([...stood, [slug, state]]);
    const next = withStates(stored, { stood: more, services, places });
    // The agenda takes more than the record does: what no version could say stays as this one says it.
    if (!understoodAnew(next)) continue;
    stood.set(slug, state);
    record = next;
  }
  return record;
}

type States = {
  stood: ReadonlyMap<string, ServiceState>;
  /** Orders by slug; null for that of the record. */
  services: readonly string[] | null;
  places: readonly string[] | null;
};

function withStates(stored: ClinicRecord, { stood, services, places }: States): ClinicRecord {
  const { rooms, equipment } = stored.resources;
  const set = stored.services.map((each) => settingOf(stood.get(each.slug) ?? each));
  const slugs = [...rooms, ...equipment].map(({ slug }) => slug);
  const agenda = {
    services: inOrderOf(services, set, ({ slug }) => slug),
    places: inOrderOf(places, slugs, (slug) => slug),
  };
  const rules = new Map(
    [...stood].map(([slug, { booking = PLAIN_BOOKING, preparation = null }]) => [
      slug,
      { booking, preparation },
    ]),
  );
  return withBookingRules(withAgenda(stored, agenda), rules);
}

/** When a version was made; null for one that nobody has made. */
async function momentOf(db: Queryable, version: number): Promise<Moment | null> {
  const { rows } = await db.execute<{ at: string; order: number | null }>(sql`
    select v.changed_at as at, (select min(l.id)::int from audit_log l
      where l.subject_type = 'clinic_setting' and l.subject_id = 'record'
        and l.action = 'clinic.settled'
        and l.detail -> 'to' ->> 'version' = ${String(version)}) as order
    from clinic_record_versions v where v.version = ${version}`);
  const [row] = rows;
  return row ? { at: new Date(row.at), order: row.order ?? 0 } : null;
}

type Stood = { until: Moment; stored: ClinicRecord; file: ClinicRecord };

/** What each service was that somebody had set in the agenda by then, by its slug. */
async function readStates(
  db: Queryable,
  { until, stored, file }: Stood,
): Promise<Map<string, ServiceState>> {
  const { rows } = await db.execute<{ id: number; slug: string }>(sql`
    select s.id, s.slug from services s where exists (select from audit_log l
      where l.subject_type = 'agenda_setting' and l.subject_id = 'service:' || s.id
        and l.action = 'agenda.service' and l.at <= ${until.at.toISOString()}::timestamptz)
    order by s.id`);
  const people = new Set(stored.people.map(({ slug }) => slug));
  const { rooms, equipment } = stored.resources;
  const places = new Set([...rooms, ...equipment].map(({ slug }) => slug));
  const states = new Map<string, ServiceState>();
  for (const { id, slug } of rows) {
    if (!stored.services.some((each) => each.slug === slug && !each.isArchived)) continue;
    const inFile = file.services.find((each) => each.slug === slug);
    const events = await readStateEvents(db, { id, slug, inFile }, until);
    const state = stateAfterAll(entryFrom(inFile), events);
    if (!state) continue;
    const practitioners = state.practitioners.filter((each) => people.has(each));
    const resources = state.resources.filter((each) => places.has(each));
    states.set(slug, { ...state, practitioners, resources });
  }
  return states;
}

/** What of a service is set in the agenda. */
function settingOf(service: ServiceState) {
  const { slug, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = service;
  const { isBookableOnline, preparation, practitioners, resources } = service;
  return {
    ...{ slug, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, isBookableOnline },
    ...(preparation && { preparation }),
    ...{ practitioners: [...practitioners], resources: [...resources] },
  };
}

/** In the order of these slugs; what they do not name stays behind them. */
function inOrderOf<Item>(
  order: readonly string[] | null,
  list: readonly Item[],
  slugOf: (item: Item) => string,
): Item[] {
  if (!order) return [...list];
  const placeOf = (item: Item) => {
    const place = order.indexOf(slugOf(item));
    return place === -1 ? order.length : place;
  };
  return list.toSorted((one, other) => placeOf(one) - placeOf(other));
}
