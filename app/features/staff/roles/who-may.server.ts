import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { staff, staffRoles } from '#app/db/staff-schema.ts';
import { type Access, allows } from '#app/features/staff/permissions.ts';
import { HOLDER_COLUMNS, holderOf, isOwnRole, readHolder } from './role-holder.server.ts';

/** The accounts in use that may open all of this, by name. */
export async function staffWhoMay(
  db: Queryable,
  needed: readonly Access[],
): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .select({ id: staff.id, name: staff.name, role: staff.role, ...HOLDER_COLUMNS })
    .from(staff)
    .leftJoin(staffRoles, isOwnRole)
    .where(isNull(staff.disabledAt))
    .orderBy(asc(sql`lower(unaccent(${staff.name}))`), asc(staff.id));
  return rows.flatMap(({ id, name, ...row }) => {
    const { permissions } = holderOf(row);
    return needed.every((each) => allows(permissions, each)) ? [{ id, name }] : [];
  });
}

/**
 * Whether an account may open all of this. Its row stays as it is until the transaction ends: who closes the account
 * or changes its role waits.
 */
export async function mayOpenNow(
  tx: Queryable,
  staffId: number,
  needed: readonly Access[],
): Promise<boolean> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('share');
  const holder = await readHolder(tx, staffId);
  return holder !== null && needed.every((each) => allows(holder.permissions, each));
}
