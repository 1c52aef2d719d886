import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import type { InboxStatus } from './inbox-status.ts';

/** An item's status in a word, framed. */
export function StatusMark({ status }: { status: InboxStatus }) {
  return <span className={`status-mark status-mark-${status}`}>{staffInbox.statuses[status]}</span>;
}
