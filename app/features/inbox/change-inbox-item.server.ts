import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#app/db/database.ts';
import { inboxItems } from '#app/db/inbox-schema.ts';
import { auditLog } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { InboxKind } from './inbox-kind.server.ts';
import type { InboxStatus } from './inbox-status.ts';

/** What the audit log calls an item. */
export const INBOX_SUBJECT_TYPE = 'inbox_item';

export type ItemId = { kind: InboxKind; id: number };
/** An item as somebody saw it; `by` is the staff member's id. */
export type ItemSnapshot = ItemId & { version: number; by: number };
/** Deleted meanwhile, or changed since it was seen. */
export type ChangeRefusal = 'gone' | 'changed';
export type ItemChange = { status: InboxStatus } | { assignee: number | null };

/** @returns 'contact:12' */
export function itemKey({ kind, id }: ItemId): string {
  return `${kind.name}:${id}`;
}

/**
 * Sets an item's status or who looks after it. Asking for what is already so is no change and never
 * refused, so that a form may be sent twice.
 */
export async function changeInboxItem(
  { db, clock }: { db: Database; clock: Clock },
  seen: ItemSnapshot,
  change: ItemChange,
): Promise<Result<'done', ChangeRefusal>> {
  return refusable(() =>
    db.transaction(async (tx): Promise<'done'> => {
      const item = await lockItem(tx, seen, clock.now());
      const isSo =
        'status' in change ? item.status === change.status : item.assignee === change.assignee;
      if (isSo) return 'done';
      if (item.version !== seen.version) throw new ChangeRefused('changed');
      await setItem(tx, seen, change, clock.now());
      const isStatus = 'status' in change;
      await audit(tx, seen, isStatus ? 'inbox.status' : 'inbox.assigned', {
        ...(isStatus ? { from: item.status, to: change.status } : { assignee: change.assignee }),
      });
      return 'done';
    }),
  );
}

/** Undoes a transaction, so that a refusal leaves no trace. */
export class ChangeRefused<Why extends string> extends Error {
  readonly why: Why;

  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

/** Turns the refusals thrown inside into values. */
export async function refusable<Value>(
  work: () => Promise<Value>,
): Promise<Result<Value, ChangeRefusal>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof ChangeRefused) {
      return refuse(error.why === 'gone' ? 'gone' : 'changed');
    }
    throw error;
  }
}

/**
 * The item's row, made if there is none yet and locked: rivals wait here.
 * @throws ChangeRefused when its subject is gone
 */
export async function lockItem(tx: Transaction, { kind, id, by }: ItemSnapshot, now: Date) {
  if (!(await kind.hold(tx, id))) throw new ChangeRefused('gone');
  const untouched = { status: 'open', version: 0, changedAt: now, changedBy: by } as const;
  await tx
    .insert(inboxItems)
    .values({ kind: kind.name, subjectId: id, ...untouched })
    .onConflictDoNothing();
  const [item] = await tx.select().from(inboxItems).where(isItem({ kind, id })).for('update');
  if (!item) throw new Error('an item of the inbox vanished while its subject was held');
  return item;
}

/** Writes a change to a row that `lockItem` has locked. */
export async function setItem(
  tx: Transaction,
  { kind, id, version, by }: ItemSnapshot,
  change: { status?: InboxStatus; assignee?: number | null },
  now: Date,
): Promise<void> {
  await tx
    .update(inboxItems)
    .set({ ...change, version: version + 1, changedAt: now, changedBy: by })
    .where(isItem({ kind, id }));
}

/** One line of the item's history; never with anybody's words in it. */
export async function audit(
  tx: Transaction,
  seen: ItemId & { by: number },
  action: string,
  detail: Record<string, string | number | null> = {},
): Promise<void> {
  await tx.insert(auditLog).values({
    actor: `staff:${seen.by}`,
    action,
    subjectType: INBOX_SUBJECT_TYPE,
    subjectId: itemKey(seen),
    detail,
  });
}

function isItem({ kind, id }: ItemId) {
  return and(eq(inboxItems.kind, kind.name), eq(inboxItems.subjectId, id));
}
