/** A staff member's role, which determines their permissions. */
export const STAFF_ROLES = ['administrator', 'editor', 'reception', 'practitioner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whoever can grant access needs two factors, whatever the clinic's rule for the others. */
export function needsSecondFactor(role: StaffRole): boolean {
  return role === 'administrator';
}

export function isStaffRole(text: string): text is StaffRole {
  return STAFF_ROLES.some((role) => role === text);
}
