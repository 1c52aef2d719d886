/** What somebody is here for; decides what they may do. */
export const STAFF_ROLES = ['administrator', 'editor', 'reception', 'practitioner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whoever can let others in must prove twice who they are. */
export function needsSecondFactor(role: StaffRole): boolean {
  return role === 'administrator';
}

export function isStaffRole(text: string): text is StaffRole {
  return STAFF_ROLES.some((role) => role === text);
}
