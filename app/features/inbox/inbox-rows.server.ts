import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { phoneDigits } from '#app/clinic/person-fields.ts';
import { inboxItems } from '#app/db/inbox-schema.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import type { InboxFilter } from './inbox-filter.ts';
import type { InboxKind } from './inbox-kind.server.ts';
import { INBOX_STATUSES } from './inbox-status.ts';

/** A filter with the id of the current user, for items assigned to 'me'. */
export type InboxQuery = { filter: Omit<InboxFilter, 'page'>; me: number };

const instant = z.number().transform((ms) => new Date(ms));
const rowShape = z.object({
  kind: z.string(),
  id: z.coerce.number(),
  arrivedAt: instant,
  name: z.string(),
  phoneE164: z.string().nullable(),
  email: z.string().nullable(),
  locale: z.enum(LOCALES),
  words: z.string(),
  status: z.enum(INBOX_STATUSES),
  assignee: z.number().nullable(),
  version: z.number(),
  changedAt: instant.nullable(),
  changedBy: z.number().nullable(),
});

/** A subject with its inbox state; by default open, unassigned, version 0. */
export type InboxRow = z.infer<typeof rowShape>;

const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

/** The columns of a row, for a query that ends with `fromSubjects`. */
export const INBOX_COLUMNS = sql`s.kind, s.subject_id as id, ${ms(sql`s.arrived_at`)} as "arrivedAt",
  s.name, s.phone_e164 as "phoneE164", s.email, s.locale, s.words,
  coalesce(i.status, 'open') as status, i.assignee, coalesce(i.version, 0) as version,
  ${ms(sql`i.changed_at`)} as "changedAt", i.changed_by as "changedBy"`;

export function parseInboxRows(rows: unknown): InboxRow[] {
  return z.array(rowShape).parse(rows);
}

/**
 * All subjects of these kinds. The inbox row is joined and optional: none is written on arrival, so
 * none can be missing.
 */
export function fromSubjects(kinds: readonly InboxKind[]): SQL {
  const all = sql.join(
    kinds.map(({ subjects }) => subjects),
    sql` union all `,
  );
  return sql`from (${all}) s
    left join ${inboxItems} i on i.kind = s.kind and i.subject_id = s.subject_id`;
}

/** The filter's condition without its view, so that all views can be counted. */
export function matchesFilter({ filter, me }: InboxQuery, kinds: readonly InboxKind[]): SQL {
  const conditions = [sql`true`];
  const kind = kinds.find(({ slug }) => slug === filter.kindSlug);
  if (filter.kindSlug !== null) conditions.push(sql`s.kind = ${kind?.name ?? ''}`);
  if (filter.whose === 'nobody') conditions.push(sql`i.assignee is null`);
  else if (filter.whose !== 'anybody')
    conditions.push(sql`i.assignee = ${filter.whose === 'me' ? me : filter.whose.id}`);
  if (filter.text !== '') conditions.push(hasText(filter.text));
  return sql.join(conditions, sql` and `);
}

export function isInView(view: InboxFilter['view']): SQL {
  if (view === 'all') return sql`true`;
  if (view === 'unsettled') return sql`coalesce(i.status, 'open') in ('open', 'in-progress')`;
  return sql`coalesce(i.status, 'open') = ${view}`;
}

/**
 * A query of one row: `open`, the items that nobody has begun, and `mine`, those that somebody has been given or taken
 * and not settled.
 * @param me id of the staff member
 */
export function inboxCounts(kinds: readonly InboxKind[], me: number): SQL {
  return sql`select count(*) filter (where ${isInView('open')})::integer as open,
    count(*) filter (where i.assignee = ${me} and ${isInView('unsettled')})::integer as mine
    ${fromSubjects(kinds)}`;
}

const SHORTEST_PHONE_PART = 4;

function hasText(text: string): SQL {
  const words = sql`lower(unaccent(concat_ws(' ', s.name, s.email, s.words)))`;
  const isFound = sql`strpos(${words}, ${plainLetters(text)}) > 0`;
  const digits = phoneDigits(text);
  if (digits.length < SHORTEST_PHONE_PART) return isFound;
  return sql`(${isFound} or strpos(s.phone_e164, ${digits}) > 0)`;
}
