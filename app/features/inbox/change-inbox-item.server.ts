import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#app/db/database.ts';
import { inboxItems } from '#app/db/inbox-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { AuditedChange, AuditSubject } from '#app/platform/audit/audit-event.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { InboxKind } from './inbox-kind.server.ts';
import type { InboxStatus } from './inbox-status.ts';

/** Audit subject type of inbox items. */
export const INBOX_SUBJECT_TYPE = 'inbox_item' satisfies AuditSubject;

export type ItemId = { kind: InboxKind; id: number };
/** The item version on which a change is based; `by` is the staff member's id. */
export type ItemSnapshot = ItemId & { version: number; by: number };
/** The item was deleted, changed since it was loaded, or given to somebody who may not open it. */
export type ChangeRefusal = 'gone' | 'changed' | 'colleague-gone';
export type ItemChange = { status: InboxStatus } | { assignee: number | null };
/** Whether an account may open the item, and keeps being able to until the transaction ends. */
export type MayHold = (tx: Transaction, staffId: number) => Promise<boolean>;

/** @returns 'contact:12' */
export function itemKey({ kind, id }: ItemId): `${string}:${number}` {
  return `${kind.name}:${id}`;
}

/**
 * Sets an item's status or assignee. A change that is already in effect is a no-op and never refused,
 * so forms may be resubmitted.
 * @param mayHold asked of colleagues that an item is given to; refused as 'colleague-gone'
 */
export async function changeInboxItem(
  { db, clock }: { db: Database; clock: Clock },
  snapshot: ItemSnapshot,
  change: ItemChange,
  mayHold: MayHold = async () => true,
): Promise<Result<'done', ChangeRefusal>> {
  return refusable(() =>
    db.transaction(async (tx): Promise<'done'> => {
      const item = await lockItem(tx, snapshot, clock.now());
      const isSo =
        'status' in change ? item.status === change.status : item.assignee === change.assignee;
      if (isSo) return 'done';
      if (item.version !== snapshot.version) throw new ChangeRefused('changed');
      const colleague = colleagueOf(change, snapshot.by);
      if (colleague !== null && !(await mayHold(tx, colleague)))
        throw new ChangeRefused('colleague-gone');
      const at = clock.now();
      await setItem(tx, snapshot, change, at);
      await auditItem(tx, { ...snapshot, at }, auditedAs(change, item.status));
      return 'done';
    }),
  );
}

/** To whom an item is given; null when somebody takes it or gives it back. */
function colleagueOf(change: ItemChange, by: number): number | null {
  return 'assignee' in change && change.assignee !== by ? change.assignee : null;
}

function auditedAs(change: ItemChange, from: InboxStatus): AuditedChange<'inbox_item'> {
  return 'status' in change
    ? { action: 'inbox.status', detail: { from, to: change.status } }
    : { action: 'inbox.assigned', detail: { assignee: change.assignee } };
}

/** Rolls the transaction back, so that a refusal leaves no trace. */
export class ChangeRefused extends Error {
  readonly reason: ChangeRefusal;

  constructor(reason: ChangeRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Turns refusals thrown inside into values. */
export async function refusable<Value>(
  work: () => Promise<Value>,
): Promise<Result<Value, ChangeRefusal>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof ChangeRefused) return refuse(error.reason);
    throw error;
  }
}

/**
 * Locks the item's row, creating it if needed; concurrent writers wait here.
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

/** Updates a row locked by `lockItem`. */
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

/** Adds an audit entry; never contains anybody's text. */
export function auditItem(
  tx: Transaction,
  { by, at, ...item }: ItemId & { by: number; at: Date },
  change: AuditedChange<'inbox_item'>,
): Promise<void> {
  const subject = { subjectType: INBOX_SUBJECT_TYPE, subjectId: itemKey(item) } as const;
  return audit(tx, { at, actor: `staff:${by}`, ...subject, ...change });
}

function isItem({ kind, id }: ItemId) {
  return and(eq(inboxItems.kind, kind.name), eq(inboxItems.subjectId, id));
}
