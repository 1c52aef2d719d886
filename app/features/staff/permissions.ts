import type { StaffRole } from './staff-role.ts';

export type Permission =
  | 'agenda.read'
  | 'agenda.write'
  /** The clinic's own facts: its record. */
  | 'clinic.manage'
  | 'inbox.read'
  | 'inbox.write'
  | 'orders.read'
  | 'orders.write'
  | 'plans.manage'
  | 'content.write'
  /** From where texts of others come. */
  | 'content.source'
  | 'map.write'
  | 'figures.read'
  | 'payments.write'
  | 'payments.manage'
  | 'people.manage'
  /** Technical data of the checks, and who looks after the machine. */
  | 'checks.manage'
  | 'privacy.manage'
  | 'screenings.read'
  /** How often somebody did not come. */
  | 'no-shows.read';

/** Everything but what patients have told clinicians alone. */
const EVERYTHING = [
  'agenda.read',
  'agenda.write',
  'clinic.manage',
  'inbox.read',
  'inbox.write',
  'orders.read',
  'orders.write',
  'plans.manage',
  'content.write',
  'content.source',
  'map.write',
  'figures.read',
  'payments.write',
  'payments.manage',
  'people.manage',
  'checks.manage',
  'privacy.manage',
  'no-shows.read',
] as const satisfies readonly Permission[];

export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  administrator: EVERYTHING,
  editor: ['content.write', 'figures.read'],
  reception: [
    'agenda.read',
    'agenda.write',
    'inbox.read',
    'inbox.write',
    'orders.read',
    'orders.write',
    'payments.write',
    'no-shows.read',
  ],
  // Answers about somebody's health are for those who see patients, whoever administers the site.
  practitioner: ['agenda.read', 'agenda.write', 'screenings.read'],
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
