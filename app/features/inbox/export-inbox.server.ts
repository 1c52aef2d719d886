import { sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import type { Database } from '#app/db/database.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { csvOf } from '#app/platform/csv/csv.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
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

const MAX_ROWS = 5_000;

type ExportRequest = {
  filter: InboxFilter;
  /** Id of the staff member who exports the list. */
  by: number;
  /** Name of a staff member by id. */
  nameOf: (id: number) => string;
};

/** All items of the filter as CSV, with an audit entry of who exported how many. */
export async function exportInbox(
  db: Database,
  kinds: readonly InboxKind[],
  { filter, by, nameOf }: ExportRequest,
): Promise<Result<string, 'too-many'>> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      select ${INBOX_COLUMNS} ${fromSubjects(kinds)}
      where ${matchesFilter({ filter, me: by }, kinds)} and ${isInView(filter.view)}
      order by s.arrived_at desc, s.kind, s.subject_id desc
      limit ${MAX_ROWS + 1}`);
    const items = parseInboxRows(rows);
    if (items.length > MAX_ROWS) return refuse('too-many');
    await audit(tx, {
      actor: `staff:${by}`,
      action: 'inbox.exported',
      subjectType: 'inbox',
      subjectId: filter.view,
      detail: { items: items.length },
    });
    const titles = new Map(kinds.map(({ name, titles }) => [name, titles.one]));
    const lines = items.map((item) => cellsOf(item, titles.get(item.kind) ?? item.kind, nameOf));
    return ok(csvOf([staffInbox.csv, ...lines]));
  });
}

function cellsOf(item: InboxRow, title: string, nameOf: ExportRequest['nameOf']): string[] {
  const { on, time } = wallClockOf(item.arrivedAt);
  return [
    title,
    String(item.id),
    `${on} ${time}`,
    staffInbox.statuses[item.status],
    item.assignee === null ? '' : nameOf(item.assignee),
    item.name,
    item.phoneE164 === null ? '' : formatPhone(item.phoneE164),
    item.email ?? '',
    item.words,
  ];
}
