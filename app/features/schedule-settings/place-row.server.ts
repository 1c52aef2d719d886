import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import type { resources, services } from '#app/db/schema.ts';

type Listed = typeof resources | typeof services;

/** Ids of all rows of a list, in its order; who orders or books them waits for the end of the transaction. */
export async function listedRows(tx: Transaction, table: Listed): Promise<number[]> {
  // By id, as everywhere: bookings hold several of these rows too.
  const rows = await tx
    .select({ id: table.id, position: table.position })
    .from(table)
    .orderBy(asc(table.id))
    .for('no key update');
  return rows.toSorted((a, b) => a.position - b.position || a.id - b.id).map(({ id }) => id);
}

export async function writeOrder(
  tx: Transaction,
  table: Listed,
  order: readonly number[],
): Promise<void> {
  for (const [position, each] of order.entries())
    await tx.update(table).set({ position }).where(eq(table.id, each));
}

/**
 * Moves a row to a position of its list, from 0. Row locks serialize concurrent moves.
 * @returns the order before and after; null when the row is there already or does not exist
 */
export async function placeRow(
  tx: Transaction,
  table: Listed,
  { id, place }: { id: number; place: number },
): Promise<{ before: number[]; after: number[] } | null> {
  const before = await listedRows(tx, table);
  const after = placed(before, id, place);
  if (!after) return null;
  await writeOrder(tx, table, after);
  return { before, after };
}

/**
 * The list with one member at another position.
 * @param place from 0; a position beyond the end means the last
 * @returns null when nothing changes or `id` is not in the list
 */
export function placed<Id>(ids: readonly Id[], id: Id, place: number): Id[] | null {
  if (!ids.includes(id)) return null;
  const others = ids.filter((each) => each !== id);
  const at = Math.max(0, Math.min(place, others.length));
  const order = [...others.slice(0, at), id, ...others.slice(at)];
  return order.every((each, index) => each === ids[index]) ? null : order;
}
