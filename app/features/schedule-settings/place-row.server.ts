import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#app/db/database.ts';
import type { resources, services } from '#app/db/schema.ts';

/**
 * Moves a row to a position of its list, from 0. Row locks serialize concurrent moves.
 * @returns false when the row is there already or does not exist
 */
export async function placeRow(
  tx: Transaction,
  table: typeof resources | typeof services,
  { id, place }: { id: number; place: number },
): Promise<boolean> {
  // By id, as everywhere: bookings hold several of these rows too.
  const rows = await tx
    .select({ id: table.id, position: table.position })
    .from(table)
    .orderBy(asc(table.id))
    .for('no key update');
  const listed = rows.toSorted((a, b) => a.position - b.position || a.id - b.id);
  const order = placed(
    listed.map((row) => row.id),
    id,
    place,
  );
  if (!order) return false;
  for (const [position, each] of order.entries())
    await tx.update(table).set({ position }).where(eq(table.id, each));
  return true;
}

/**
 * The list with one member at another position.
 * @param place from 0; a position beyond the end means the last
 * @returns null when nothing changes or `id` is not in the list
 */
export function placed(ids: readonly number[], id: number, place: number): number[] | null {
  if (!ids.includes(id)) return null;
  const others = ids.filter((each) => each !== id);
  const at = Math.max(0, Math.min(place, others.length));
  const order = [...others.slice(0, at), id, ...others.slice(at)];
  return order.every((each, index) => each === ids[index]) ? null : order;
}
