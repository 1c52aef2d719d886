import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { staff, staffRoles } from '#app/db/staff-schema.ts';
import {
  isPermission,
  type Permission,
  permissionsHeld,
  ROLE_PERMISSIONS,
} from '#app/features/staff/permissions.ts';
import { isStaffRole, type RoleKey } from '#app/features/staff/staff-role.ts';

/** What an account may do, and whose agenda it sees. */
export type RoleHolder = {
  permissions: readonly Permission[];
  /** Of an own role; null for one of the four. */
  roleName: string | null;
  /** The practitioner that the account is tied to. */
  practitionerId: number | null;
  /**
   * The practitioner whose appointments alone this account sees; null for those of everybody, 0 where it is tied to
   * none and so sees no appointment.
   */
  agendaOf: number | null;
};

/** Columns for `holderOf`, of `staff` with `staffRoles` joined by `isOwnRole`. */
export const HOLDER_COLUMNS = {
  roleName: staffRoles.name,
  rolePermissions: staffRoles.permissions,
  roleSeesOwnOnly: staffRoles.ownAgendaOnly,
  practitionerId: staff.practitionerId,
  ownAgendaOnly: staff.ownAgendaOnly,
};
export const isOwnRole: SQL = eq(staffRoles.id, staff.ownRoleId);

type HolderRow = {
  role: RoleKey;
  roleName: string | null;
  rolePermissions: string[] | null;
  roleSeesOwnOnly: boolean | null;
  practitionerId: number | null;
  ownAgendaOnly: boolean;
};

export function holderOf(row: HolderRow): RoleHolder {
  const { role, roleName, practitionerId } = row;
  const seesOwnAgendaOnly = row.ownAgendaOnly || row.roleSeesOwnOnly === true;
  const permissions = isStaffRole(role)
    ? ROLE_PERMISSIONS[role]
    : (row.rolePermissions ?? []).filter(isPermission);
  return {
    roleName,
    practitionerId,
    permissions: permissionsHeld({ role, permissions, practitionerId, seesOwnAgendaOnly }),
    agendaOf: seesOwnAgendaOnly ? (practitionerId ?? 0) : null,
  };
}

/** What the account of a number may do now; null when it is unknown or disabled. */
export async function readHolder(
  db: Pick<Queryable, 'select'>,
  staffId: number,
): Promise<(RoleHolder & { role: RoleKey }) | null> {
  const [row] = await db
    .select({ role: staff.role, ...HOLDER_COLUMNS })
    .from(staff)
    .leftJoin(staffRoles, isOwnRole)
    .where(and(eq(staff.id, staffId), isNull(staff.disabledAt)));
  return row ? { ...holderOf(row), role: row.role } : null;
}
