import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { staffRoles } from '#app/db/staff-schema.ts';
import {
  isPermission,
  type Permission,
  ROLE_PERMISSIONS,
} from '#app/features/staff/permissions.ts';
import { isStaffRole, ownRoleIdOf, type RoleKey } from '#app/features/staff/staff-role.ts';
import { readHolder } from './role-holder.server.ts';

/**
 * Serializes everything that gives, changes or takes away a role, so that none is archived while it is given. It is
 * the first lock of accounts.
 */
export async function lockRoles(tx: Pick<Queryable, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff roles'))`);
}

/** What a role allows; null for an own one that is unknown or archived. */
export async function permissionsOf(
  db: Pick<Queryable, 'select'>,
  role: RoleKey,
): Promise<readonly Permission[] | null> {
  if (isStaffRole(role)) return ROLE_PERMISSIONS[role];
  const [row] = await db
    .select({ permissions: staffRoles.permissions })
    .from(staffRoles)
    .where(and(eq(staffRoles.id, ownRoleIdOf(role) ?? 0), isNull(staffRoles.archivedAt)));
  return row ? row.permissions.filter(isPermission) : null;
}

/**
 * Whether somebody may give these permissions, and so also act on who has them: nobody gives what they lack, except
 * who administers the site.
 */
export async function mayGrant(
  db: Pick<Queryable, 'select'>,
  byId: number,
  permissions: readonly Permission[],
): Promise<boolean> {
  const by = await readHolder(db, byId);
  if (!by?.permissions.includes('people.manage')) return false;
  if (by.role === 'administrator') return true;
  return permissions.every((permission) => by.permissions.includes(permission));
}

/** Whether somebody may give a role; false for an archived one. */
export async function mayGiveRole(
  db: Pick<Queryable, 'select'>,
  byId: number,
  role: RoleKey,
): Promise<boolean> {
  // Whatever somebody may: only who administers the site makes another one who does.
  if (role === 'administrator') return (await readHolder(db, byId))?.role === 'administrator';
  const permissions = await permissionsOf(db, role);
  return permissions !== null && (await mayGrant(db, byId, permissions));
}
