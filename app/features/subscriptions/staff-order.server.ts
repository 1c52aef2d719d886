import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';
import { orderHistory, orderNotes, orderTasks } from '#app/db/subscriptions-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type ChangeRefusal, lockOrderRow, writeOrder } from './change-order.server.ts';
import type { OrderServices } from './order-services.server.ts';
import { isRunning } from './order-terms.ts';

type Deps = Pick<OrderServices, 'db' | 'clock'>;
type By = { orderId: number; by: number };

/** Marks deliveries or reviews as done today. Those that are done stay as they are. */
export function markDone(
  { db, clock }: Deps,
  { orderId, by, taskIds }: By & { taskIds: readonly number[] },
): Promise<Result<'done', ChangeRefusal>> {
  return db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    if (!order) return refuse('gone');
    if (!isRunning(order.state)) return refuse('closed');
    const marked = await tx
      .update(orderTasks)
      .set({ doneOn: wallClockOf(clock.now()).on, doneBy: by })
      .where(
        and(
          eq(orderTasks.orderId, orderId),
          inArray(orderTasks.id, [...taskIds]),
          isNull(orderTasks.doneOn),
        ),
      )
      .returning({ kind: orderTasks.kind, number: orderTasks.number });
    if (marked.length === 0) return refuse('changed');
    const what = marked.map(({ kind, number }) => `${kind}-${number}`).sort();
    await writeOrder(tx, { clock }, orderId, { actor: `staff:${by}`, cause: what.join(' ') });
    return ok('done');
  });
}

/** Takes back what was marked by mistake, on the same day alone: later the customer has been told. */
export function unmarkDone(
  { db, clock }: Deps,
  { orderId, by, taskId }: By & { taskId: number },
): Promise<Result<'done', ChangeRefusal>> {
  return db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    if (!order) return refuse('gone');
    if (!isRunning(order.state)) return refuse('closed');
    const today = wallClockOf(clock.now()).on;
    const isIt = and(
      eq(orderTasks.orderId, orderId),
      eq(orderTasks.id, taskId),
      eq(orderTasks.doneOn, today),
    );
    const [task] = await tx
      .update(orderTasks)
      .set({ doneOn: null, doneBy: null })
      .where(isIt)
      .returning({ kind: orderTasks.kind, number: orderTasks.number });
    if (!task) return refuse('changed');
    const cause = `undone-${task.kind}-${task.number}`;
    await writeOrder(tx, { clock }, orderId, { actor: `staff:${by}`, cause });
    return ok('done');
  });
}

/** @param words one to 2,000 characters, nothing clinical */
export function noteOrder(
  { db, clock }: Deps,
  { orderId, by, words }: By & { words: string },
): Promise<Result<'done', 'gone'>> {
  return db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    if (!order || order.erasedAt) return refuse('gone');
    const writtenAt = clock.now();
    await tx.insert(orderNotes).values({ orderId, words, writtenBy: by, writtenAt });
    await audit(tx, {
      at: writtenAt,
      actor: `staff:${by}`,
      action: 'order.noted',
      subjectType: 'order',
      subjectId: orderId,
    });
    return ok('done');
  });
}

export type OrderStory = Awaited<ReturnType<typeof readOrderStory>>;

/** History and notes of an order, oldest first; staff by name. */
export async function readOrderStory(db: Queryable, orderId: number) {
  const people = await db.select({ id: staff.id, name: staff.name }).from(staff);
  const names = new Map(people.map(({ id, name }) => [`staff:${id}`, name]));
  const history = await db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id));
  const notes = await db
    .select({
      id: orderNotes.id,
      words: orderNotes.words,
      by: staff.name,
      writtenAt: orderNotes.writtenAt,
    })
    .from(orderNotes)
    .innerJoin(staff, eq(staff.id, orderNotes.writtenBy))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id));
  return {
    history: history.map((line) => ({ ...line, who: names.get(line.actor) ?? null })),
    notes,
  };
}
