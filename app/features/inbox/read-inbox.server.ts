import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#app/db/database.ts';
import { inboxItems } from '#app/db/inbox-schema.ts';
import type { InboxFilter } from './inbox-filter.ts';
import type { InboxKind } from './inbox-kind.server.ts';
import {
  fromSubjects,
  INBOX_COLUMNS,
  type InboxRow,
  isInView,
  matchesFilter,
  parseInboxRows,
} from './inbox-rows.server.ts';
import { INBOX_STATUSES, type InboxStatus } from './inbox-status.ts';

const PAGE_SIZE = 25;

export type Inbox = {
  /** One page, latest first. */
  items: InboxRow[];
  /** Page number from 1, clamped to the last page. */
  page: number;
  pageCount: number;
  /** Item counts by status under the rest of the filter. */
  counts: Record<InboxStatus, number>;
  /** Ids of all assignees, for the filter. */
  assignees: number[];
};

const countShape = z.array(z.object({ status: z.enum(INBOX_STATUSES), items: z.number() }));

/** @param me id of the current user */
export async function readInbox(
  db: Queryable,
  kinds: readonly InboxKind[],
  { filter, me }: { filter: InboxFilter; me: number },
): Promise<Inbox> {
  const condition = matchesFilter({ filter, me }, kinds);
  const counted = await db.execute(sql`
    select coalesce(i.status, 'open') as status, count(*)::integer as items
    ${fromSubjects(kinds)} where ${condition} group by 1`);
  const counts = countsOf(countShape.parse(counted.rows));
  const pageCount = Math.max(1, Math.ceil(itemsInView(counts, filter.view) / PAGE_SIZE));
  const page = Math.min(filter.page, pageCount);
  const { rows } = await db.execute(sql`
    select ${INBOX_COLUMNS} ${fromSubjects(kinds)}
    where ${condition} and ${isInView(filter.view)}
    order by s.arrived_at desc, s.kind, s.subject_id desc
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`);
  const held = await db
    .select({ id: inboxItems.assignee })
    .from(inboxItems)
    .groupBy(inboxItems.assignee)
    .orderBy(inboxItems.assignee);
  return {
    items: parseInboxRows(rows),
    page,
    pageCount,
    counts,
    assignees: held.flatMap(({ id }) => (id === null ? [] : [id])),
  };
}

/** Item count of a view. */
export function itemsInView(counts: Inbox['counts'], view: InboxFilter['view']): number {
  if (view === 'unsettled') return counts.open + counts['in-progress'];
  if (view !== 'all') return counts[view];
  return INBOX_STATUSES.reduce((sum, status) => sum + counts[status], 0);
}

function countsOf(rows: z.infer<typeof countShape>): Inbox['counts'] {
  const found = new Map(rows.map(({ status, items }) => [status, items]));
  const of = (status: InboxStatus) => found.get(status) ?? 0;
  return {
    open: of('open'),
    'in-progress': of('in-progress'),
    answered: of('answered'),
    archived: of('archived'),
  };
}
