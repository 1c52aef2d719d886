/** The four roles that every clinic has, and which nobody can change. */
export const STAFF_ROLES = ['administrator', 'editor', 'reception', 'practitioner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** A role as accounts and invitations carry it: one of the four, or the number of one that the clinic has made. */
export type RoleKey = StaffRole | OwnRoleKey;
export type OwnRoleKey = `own:${number}`;

/** Whoever can grant access needs two factors, whatever the clinic's rule for the others. */
export function needsSecondFactor(role: StaffRole): boolean {
  return role === 'administrator';
}

export function isStaffRole(text: string): text is StaffRole {
  return STAFF_ROLES.some((role) => role === text);
}

/** Whether a text is a role; not whether an own role of that number exists. */
export function isRoleKey(text: string): text is RoleKey {
  return isStaffRole(text) || /^own:[1-9]\d{0,8}$/.test(text);
}

/** The number of an own role; null for one of the four. */
export function ownRoleIdOf(role: RoleKey): number | null {
  return isStaffRole(role) ? null : Number(role.slice('own:'.length));
}
