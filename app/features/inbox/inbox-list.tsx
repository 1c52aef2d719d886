import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import type { InboxStatus } from './inbox-status.ts';
import type { RowView } from './inbox-view.ts';

/** A list of items with links. */
export function InboxList({ rows }: { rows: readonly RowView[] }) {
  return (
    <ul className="inbox-list" aria-label={staffInbox.list.caption}>
      {rows.map((row) => (
        <li key={row.key} className="inbox-row">
          <h2 className="inbox-name">
            <a href={row.href}>{row.name}</a>
          </h2>
          <p className="inbox-marks">
            <StatusMark status={row.status} />
            <span>{row.assignee ?? staffInbox.list.nobody}</span>
          </p>
          <p className="inbox-excerpt">{row.excerpt}</p>
          <p className="inbox-facts">
            {[row.kindTitle, row.arrived, row.language].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** An item's status as a badge. */
export function StatusMark({ status }: { status: InboxStatus }) {
  return <span className={`status-mark status-mark-${status}`}>{staffInbox.statuses[status]}</span>;
}
