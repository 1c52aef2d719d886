import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { fieldNode } from '#app/clinic/record/field-node.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import type { ChoiceNames } from '#app/features/clinic-record/choice-names.ts';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import {
  type Difference,
  draftDifferences,
} from '#app/features/clinic-record/record-differences.ts';
import { weekWords } from '#app/features/schedule-settings/format-week.ts';
import type { LimitService } from '#app/features/schedule-settings/limits/limit-words.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { type HoursChange, hoursChanges } from './hours-changes.ts';

const { resource: words } = staffHistory;

/** One change of a room or device. */
export type PlaceChange = {
  key: string;
  at: Date;
  by: string | null;
  lines: Difference[];
  /** Its name and house after a version of the record; null for what the agenda alone has. */
  place: { name: string; branch: string | null } | null;
  /** Hours that were set in a house, and what stood there before; null for every other change. */
  hours: Pick<HoursChange, 'branch' | 'week' | 'was' | 'until'> | null;
};

type Asked = {
  slug: string;
  /** What the file says of it, before the first version; undefined for one that was added on screen. */
  inFile: unknown;
  names: ChoiceNames;
  /** Those that limits of hours name. */
  services: readonly LimitService[];
  /** '' where the clinic has one house. @param branch null for the main one */
  houseName: (branch: string | null) => string;
};

type Row = {
  version: number | null;
  order: number;
  at: string;
  by: string | null;
  action: string;
  before: unknown;
  after: unknown;
};

const stored = z.object({ name: z.string(), branch: z.string().nullish() });

/**
 * Who renamed, moved, used or archived a room or device, or gave it other hours; the newest first. Of a practitioner,
 * use and hours alone: the rest stands with the people of the record.
 */
export async function readPlaceHistory(
  db: Queryable,
  { slug, inFile, names, services, houseName }: Asked,
): Promise<PlaceChange[]> {
  const { rows } = await db.execute<Row>(sql`
    select * from (
      ${recordChanges(slug)}
      union all
      select null, l.id::int, l.at, s.name, l.action, null, l.detail
      from audit_log l join resources r on r.slug = ${slug}
        and l.subject_id in ('resource:' || r.id, 'hours:' || r.id)
      left join staff s on l.actor = 'staff:' || s.id
      where l.subject_type = 'agenda_setting') each
    where before is distinct from after or action <> 'record'
    order by at desc, version desc nulls first, "order" desc limit 1000`);
  const ofHours = rows.filter(({ action }) => action === 'agenda.hours').reverse();
  const set = hoursChanges(ofHours.map(({ after }) => after));
  const setBy = new Map(ofHours.map(({ order }, index) => [order, set[index] ?? null]));
  const changes = rows.map(({ version, order, at, by, action, ...row }): PlaceChange => {
    const before = version === 1 ? inFile : row.before;
    const made = { at: new Date(at), by };
    if (version !== null)
      return {
        ...{ ...made, key: String(version), place: placeFrom(row.after), hours: null },
        lines: recordLines([before, row.after], names),
      };
    const hours = setBy.get(order) ?? null;
    const lines = hours ? [hoursLine(hours, services, houseName)] : usedLines(action, row.after);
    return { ...made, key: `agenda-${order}`, place: null, hours, lines };
  });
  return changes.filter(({ lines }) => lines.length > 0);
}

/** What one version of the record made of a room or device, and who did it; null where it did nothing to it. */
export async function readPlaceAt(
  db: Queryable,
  { slug, inFile, version }: Pick<Asked, 'slug' | 'inFile'> & { version: number },
): Promise<Pick<PlaceChange, 'at' | 'by' | 'place'> | null> {
  const { rows } = await db.execute<Row>(sql`${recordChanges(slug)} and v.version = ${version}`);
  const [row] = rows;
  const before = version === 1 ? inFile : row?.before;
  if (!row || isSame(before, row.after)) return null;
  return { at: new Date(row.at), by: row.by, place: placeFrom(row.after) };
}

function recordChanges(slug: string) {
  const entryOf = (record: string) => sql`jsonb_path_query_first(${sql.raw(record)},
    '$.resources.*[*] ? (@.slug == $slug)', jsonb_build_object('slug', ${slug}::text))`;
  return sql`select v.version, 0 as order, v.changed_at as at, s.name as by, 'record' as action,
      ${entryOf('p.record')} as before, ${entryOf('v.record')} as after
    from clinic_record_versions v join staff s on s.id = v.changed_by
    left join clinic_record_versions p on p.version = v.version - 1
    where v.fields @> array['resources']`;
}

/** What was stored of a room or device, as its form has it; null for what cannot be read. */
export function placeFrom(entry: unknown): PlaceChange['place'] {
  const { data } = stored.safeParse(entry);
  return data ? { name: data.name, branch: data.branch ?? null } : null;
}

function recordLines([before, after]: readonly [unknown, unknown], names: ChoiceNames) {
  const item = fieldNode('resources').fields?.find(({ name }) => name === 'rooms')?.item;
  if (!item || !after) return [];
  if (!before) return [{ path: '', where: words.entry, before: '', after: words.added }];
  return draftDifferences(item, [draftOf(item, before), draftOf(item, after)], names);
}

const used = z.object({ isActive: z.boolean() });

function usedLines(action: string, after: unknown): Difference[] {
  const said = (isActive: boolean) => (isActive ? staffHistory.yes : staffHistory.no);
  const use = used.safeParse(after).data;
  if (action !== 'agenda.resource' || !use) return [];
  return [{ path: '', where: words.used, before: said(!use.isActive), after: said(use.isActive) }];
}

function hoursLine(
  { from, until, week, branch, before, isAlong }: HoursChange,
  services: Asked['services'],
  houseName: Asked['houseName'],
): Difference {
  const days = words.hours(formatDate(from), until && formatDate(addDays(until, -1)));
  const house = houseName(branch);
  const where = house ? words.inHouse(days, house) : days;
  const [was, now] = [before, week].map((each) => weekWords(each, services));
  return {
    path: '',
    where: isAlong ? words.along(where) : where,
    before: was === now ? '' : (was ?? ''),
    after: now ?? '',
  };
}
