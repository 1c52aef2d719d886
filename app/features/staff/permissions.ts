import type { StaffRole } from './staff-role.ts';

export type Permission =
  | 'agenda.read'
  | 'agenda.write'
  | 'inbox.read'
  | 'inbox.write'
  | 'content.write'
  | 'figures.read'
  | 'payments.write'
  | 'payments.manage'
  | 'people.manage'
  | 'privacy.manage';

const EVERYTHING = [
  'agenda.read',
  'agenda.write',
  'inbox.read',
  'inbox.write',
  'content.write',
  'figures.read',
  'payments.write',
  'payments.manage',
  'people.manage',
  'privacy.manage',
] as const satisfies readonly Permission[];

export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  administrator: EVERYTHING,
  editor: ['content.write', 'figures.read'],
  reception: ['agenda.read', 'agenda.write', 'inbox.read', 'inbox.write', 'payments.write'],
  practitioner: ['agenda.read', 'agenda.write'],
};

/**
 * Who may open a route: anybody; anybody signed in, before a required second factor ('own-account') or
 * only after it ('signed-in'); or holders of a permission.
 */
export type Access = 'anybody' | 'own-account' | 'signed-in' | Permission;

/** Whether a role satisfies a route's access. */
export function mayOpen(role: StaffRole, access: Access): boolean {
  if (access === 'anybody' || access === 'own-account' || access === 'signed-in') return true;
  return ROLE_PERMISSIONS[role].includes(access);
}
