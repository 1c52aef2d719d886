import type { Queryable } from '#app/db/database.ts';
import { staff } from '#app/db/staff-schema.ts';

/** Names of all staff, current and former, by id. */
export async function staffNames(db: Queryable): Promise<ReadonlyMap<number, string>> {
  const rows = await db.select({ id: staff.id, name: staff.name }).from(staff);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
