import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { preparationRule } from '#app/clinic/preparation-rule.ts';
import { bookingRule } from '#app/clinic/record/booking-rule-fields.ts';
import { services as recordedServices } from '#app/clinic/record/service-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import { DEFAULT_LOCALE, LOCALES } from '#app/platform/locale.ts';
import { readParts } from '#app/platform/text/markdown-files.server.ts';
import { payerRulesShape, type ServiceRule } from '#app/scheduling/payers/payer-rules.ts';
import type { ServiceState, SetInAgenda } from './service-states.ts';

type Made = { key: string; at: Date; by: string | null };
/** A version of the record that says something new of a service; null where it says nothing that can be read. */
type RecordEvent = Made & {
  kind: 'record';
  before: ServiceState | null;
  after: ServiceState | null;
};
type AgendaEvent = Made & { kind: 'agenda'; set: SetInAgenda | null };
type PayerEvent = Made & {
  kind: 'payer';
  payer: string;
  before: ServiceRule | null;
  after: ServiceRule | null;
};
type TextEvent = Made & {
  kind: 'text';
  locale: 'pt-BR' | 'en-US';
  /** Of the published text; null for one from the files, undefined for one taken from the site. */
  revision: number | null | undefined;
};
type PlaceEvent = Made & { kind: 'place'; place: number };
export type ServiceEvent = RecordEvent | AgendaEvent | PayerEvent | TextEvent | PlaceEvent;

type Asked = {
  slug: string;
  /** Of the agenda's row. */
  id: number;
  /** What the file says of it, which is the version before the first. */
  inFile: unknown;
};

/** Everything that staff have done to one service, the oldest first. */
export async function readServiceEvents(db: Queryable, asked: Asked): Promise<ServiceEvent[]> {
  return inOrder([
    ...(await readRecordEvents(db, asked)),
    ...(await readAgendaEvents(db, asked)),
    ...(await readPayerEvents(db, asked)),
    ...(await readTextEvents(db, asked)),
  ]);
}

/**
 * Of these, those that have made the service what it is: by the record and by the agenda.
 * @param until the last that is asked for; default all
 */
export async function readStateEvents(
  db: Queryable,
  asked: Asked,
  until?: Moment,
): Promise<ServiceEvent[]> {
  const events = [...(await readRecordEvents(db, asked)), ...(await readAgendaEvents(db, asked))];
  return inOrder(until ? events.filter((each) => inTime(each, until) <= 0) : events);
}

/** An instant, with the place among what was done at it: the number of the audit row. */
export type Moment = { at: Date; order: number };
type Ordered<Event> = Event & Moment;

/** Earliest first. */
export function inTime(one: Moment, other: Moment): number {
  return one.at.getTime() - other.at.getTime() || one.order - other.order;
}

function inOrder(events: readonly Ordered<ServiceEvent>[]): ServiceEvent[] {
  return events.toSorted(inTime).map(({ order: _order, ...event }) => event);
}

type VersionRow = {
  version: number;
  at: string;
  by: string;
  before: unknown;
  after: unknown;
  order: number | null;
};

async function readRecordEvents(
  db: Queryable,
  { slug, inFile }: Asked,
): Promise<Ordered<RecordEvent>[]> {
  const entryOf = (record: string) => sql`jsonb_path_query_first(${sql.raw(record)},
    '$.services[*] ? (@.slug == $slug)', jsonb_build_object('slug', ${slug}::text))`;
  // The first version has no version before it: it is read whole.
  const { rows } = await db.execute<VersionRow>(sql`
    with noted as materialized (
      select detail -> 'to' ->> 'version' as version, min(id)::int as order from audit_log
      where subject_type = 'clinic_setting' and subject_id = 'record'
        and action = 'clinic.settled' group by 1)
    select each.*, n.order from (
      select v.version, v.changed_at as at, s.name as by, ${entryOf('p.record')} as before,
        ${entryOf('v.record')} as after
      from clinic_record_versions v join staff s on s.id = v.changed_by
      left join clinic_record_versions p on p.version = v.version - 1
      where v.fields @> array['services']) each
    left join noted n on n.version = each.version::text
    where before is distinct from after order by each.version`);
  return rows.map(({ version, at, by, order, ...row }) => ({
    ...{ kind: 'record', key: `registro-${version}`, at: new Date(at), by, order: order ?? 0 },
    before: entryFrom(version === 1 ? inFile : row.before),
    after: entryFrom(row.after),
  }));
}

/** A service as some release has stored it; null where this one does not understand it, or there is none. */
export function entryFrom(stored: unknown): ServiceState | null {
  if (!stored) return null;
  return entry.safeParse(stored).data ?? null;
}

/** The record's own schema checks texts in one language; stored ones have all. */
const inLanguages = z.union([z.string(), z.record(z.enum(LOCALES), z.string())]);
const entry = recordedServices.element.extend({
  title: inLanguages.optional(),
  evaluation: z.strictObject({ service: z.string(), button: inLanguages }).optional(),
});

const length = z.object({ resourceId: z.number(), durationMinutes: z.number() });
const setting = z.object({
  durationMinutes: z.number(),
  bufferBeforeMinutes: z.number(),
  bufferAfterMinutes: z.number(),
  isBookableOnline: z.boolean(),
  resourceIds: z.array(z.number()),
  lengths: z
    .object({
      own: z.array(length),
      later: z.array(
        z.object({
          fromOn: z.string(),
          durationMinutes: z.number(),
          bufferBeforeMinutes: z.number(),
          bufferAfterMinutes: z.number(),
          own: z.array(length).default([]),
        }),
      ),
    })
    .optional(),
  deposit: bookingRule.shape.deposit.nullable(),
  preparation: preparationRule.nullish(),
});

type AuditRow = { id: number; at: string; by: string | null; action: string; detail: unknown };

async function readAgendaEvents(
  db: Queryable,
  { id }: Asked,
): Promise<Ordered<AgendaEvent | PlaceEvent>[]> {
  // Who sees one practitioner's agenda alone finds no colleague in `resources` (migration 0045), and reads who they are.
  const { rows: known } = await db.execute<{ id: number; slug: string; kind: string }>(
    sql`select id, slug, kind from public.resources order by position, id`,
  );
  const { rows } = await db.execute<AuditRow>(sql`
    select l.id::int, l.at, s.name as by, l.action, l.detail from audit_log l
    left join staff s on l.actor = 'staff:' || s.id
    where l.subject_type = 'agenda_setting' and (l.subject_id = ${`service:${id}`}
      or (l.subject_id = 'service-order:0' and l.detail ->> 'id' = ${String(id)}))
    order by l.id`);
  const nameOf = (wanted: number) => known.find((each) => each.id === wanted)?.slug ?? '';
  const slugsOf = (ids: readonly number[], isPerson: boolean) =>
    known
      .filter((each) => ids.includes(each.id) && (each.kind === 'practitioner') === isPerson)
      .map(({ slug }) => slug);
  const own = (list: readonly z.output<typeof length>[]) =>
    list.map(({ resourceId, durationMinutes }) => ({
      person: nameOf(resourceId),
      durationMinutes,
    }));
  return rows.map(({ id: order, at, by, action, detail }): Ordered<AgendaEvent | PlaceEvent> => {
    const made = { key: `agenda-${order}`, at: new Date(at), by, order };
    if (action === 'agenda.service-order') {
      const moved = z.object({ place: z.number() }).safeParse(detail);
      return { ...made, kind: 'place', place: (moved.data?.place ?? 0) + 1 };
    }
    const { data } = setting.safeParse(detail);
    if (!data) return { ...made, kind: 'agenda', set: null };
    const { resourceIds, lengths, deposit, preparation, ...times } = data;
    const later = lengths?.later.map((each) => ({ ...each, own: own(each.own) })) ?? [];
    const set = {
      ...times,
      practitioners: slugsOf(resourceIds, true),
      resources: slugsOf(resourceIds, false),
      ...(lengths && { lengths: { own: own(lengths.own), later } }),
      ...(deposit !== undefined && { deposit }),
      ...(preparation !== undefined && { preparation }),
    };
    return { ...made, kind: 'agenda', set };
  });
}

type PayerRow = {
  payer: string;
  version: number;
  at: string;
  by: string;
  before: unknown;
  after: unknown;
};

async function readPayerEvents(db: Queryable, { slug }: Asked): Promise<Ordered<PayerEvent>[]> {
  const { rows } = await db.execute<PayerRow>(sql`
    select payer, version, changed_at as at, s.name as by, before, after from (
      select *, rules -> 'services' -> ${slug}::text as after,
        lag(rules -> 'services' -> ${slug}::text) over (partition by payer order by version)
          as before
      from payer_rules) each join staff s on s.id = each.changed_by
    where before is distinct from after order by changed_at, payer, version`);
  const ruleFrom = (stored: unknown) =>
    payerRulesShape.shape.services.valueType.safeParse(stored).data ?? null;
  return rows.map(({ payer, version, at, by, before, after }) => ({
    ...{ kind: 'payer', key: `convenio-${payer}-${version}`, at: new Date(at), by, order: 0 },
    ...{ payer, before: ruleFrom(before), after: ruleFrom(after) },
  }));
}

const release = z.object({ revision: z.number().nullish() });

async function readTextEvents(db: Queryable, { slug }: Asked): Promise<Ordered<TextEvent>[]> {
  const { rows } = await db.execute<AuditRow & { locale: 'pt-BR' | 'en-US' }>(sql`
    select l.id::int, l.at, s.name as by, l.action, l.detail, d.locale from content_documents d
    join audit_log l on l.subject_type = 'content' and l.subject_id = d.id::text
      and l.action in ('content.published', 'content.withdrawn')
    left join staff s on l.actor = 'staff:' || s.id
    where d.kind = 'services' and d.slug = ${slug} order by l.id`);
  return rows.map(({ id: order, at, by, action, detail, locale }) => ({
    ...{ kind: 'text', key: `texto-${order}`, at: new Date(at), by, order, locale },
    revision:
      action === 'content.withdrawn'
        ? undefined
        : (release.safeParse(detail).data?.revision ?? null),
  }));
}

/**
 * What a service was called in its own text where that was published, the latest first; `at` is the instant from which
 * it was, `title` null for what it is called in the text of the files.
 */
export async function readTextNames(db: Queryable, slug: string) {
  // No log says when a text of the files came out, nor, after some years, what is on the site now.
  const { rows } = await db.execute<{ at: string; source: string | null }>(sql`
    with documents as (
      select id, published_revision as number from content_documents
      where kind = 'services' and locale = ${DEFAULT_LOCALE} and slug = ${slug}),
    published as (
      select d.id, l.at, (l.detail ->> 'revision')::int as number, l.id as "order" from documents d
      join audit_log l on l.subject_type = 'content' and l.subject_id = d.id::text
        and l.action = 'content.published')
    select each.at, r.source from (
      select * from published
      union all
      select d.id, r.written_at, r.number, 0 from documents d
      join content_revisions r on r.document_id = d.id
        and (r.number = d.number or r.origin = 'file')
      where not exists (select from published p where p.id = d.id and p.number = r.number)) each
    left join content_revisions r on r.document_id = each.id and r.number = each.number
    order by each.at desc, each."order" desc limit 200`);
  return rows.flatMap(({ at, source }): { at: Date; title: string | null }[] => {
    if (source === null) return [{ at: new Date(at), title: null }];
    const { title } = readParts(source).front;
    return typeof title === 'string' ? [{ at: new Date(at), title }] : [];
  });
}
