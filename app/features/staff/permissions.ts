import type { StaffRole } from './staff-role.ts';

/** Everything that a role can allow, in the order in which roles are made on screen. */
export const PERMISSIONS = [
  'agenda.read',
  'agenda.write',
  /** How often somebody did not come. */
  'no-shows.read',
  'screenings.read',
  'inbox.read',
  'inbox.write',
  'orders.read',
  'orders.write',
  'plans.manage',
  'payments.write',
  'payments.manage',
  'content.write',
  /** From where texts of others come. */
  'content.source',
  /** The clinic's record: what it is, offers and looks like. */
  'clinic.manage',
  'map.write',
  'figures.read',
  /** Brings patients and appointments of another program. */
  'data.import',
  'people.manage',
  /** Who came in, and who opened whose record. */
  'accesses.read',
  'privacy.manage',
  /** Take everything that the clinic has away in one file. */
  'data.export',
  /** Technical data of the checks, and who looks after the machine. */
  'checks.manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export function isPermission(text: string): text is Permission {
  return PERMISSIONS.some((permission) => permission === text);
}

/** Everything but what patients have told clinicians alone. */
const EVERYTHING = PERMISSIONS.filter((permission) => permission !== 'screenings.read');

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

/** Whether permissions satisfy a route's access. */
export function allows(permissions: readonly Permission[], access: Access): boolean {
  if (access === 'anybody' || access === 'own-account' || access === 'signed-in') return true;
  return permissions.includes(access);
}

/** Whether one of the four roles satisfies a route's access. */
export function mayOpen(role: StaffRole, access: Access): boolean {
  return allows(ROLE_PERMISSIONS[role], access);
}

/** Whoever has one of these can give access, data or money away, and signs in with two factors. */
export const SENSITIVE: readonly Permission[] = [
  'people.manage',
  'privacy.manage',
  'payments.manage',
  'accesses.read',
  // What it brings is everybody's agenda, and what it takes back too.
  'data.import',
  'data.export',
  // Through which server the patients' mail goes, and to which address.
  'clinic.manage',
];

export function needsTwoFactors(permissions: readonly Permission[]): boolean {
  return permissions.some((permission) => SENSITIVE.includes(permission));
}

/** What must be had to make use of another: who changes something sees it. */
const NEEDS: Partial<Record<Permission, Permission>> = {
  'agenda.write': 'agenda.read',
  'no-shows.read': 'agenda.read',
  'inbox.write': 'inbox.read',
  'orders.write': 'orders.read',
  'plans.manage': 'orders.read',
  'payments.manage': 'payments.write',
  'content.source': 'content.write',
  'map.write': 'content.write',
};

/** Permissions with those that they need, in the usual order. */
export function withNeeded(permissions: readonly Permission[]): Permission[] {
  const needed = permissions.flatMap((permission) => NEEDS[permission] ?? []);
  return PERMISSIONS.filter((each) => permissions.includes(each) || needed.includes(each));
}

/** Of these, pages show patients of everybody; who sees one practitioner's agenda alone opens none of them. */
const OF_ALL_PATIENTS: readonly Permission[] = [
  // What it changes is everybody's: such an account does not even see who else is there.
  'clinic.manage',
  'inbox.read',
  'inbox.write',
  'orders.read',
  'orders.write',
  'payments.write',
  'payments.manage',
  'figures.read',
  'data.import',
  'people.manage',
  'accesses.read',
  'privacy.manage',
  'data.export',
];

type Holder = {
  role: string;
  permissions: readonly Permission[];
  practitionerId: number | null;
  seesOwnAgendaOnly: boolean;
};

/**
 * What an account may do of what its role allows. Answers about health stay with those who see patients: of an own
 * role they are for accounts tied to a practitioner alone.
 */
export function permissionsHeld(holder: Holder): Permission[] {
  const seesPatients = holder.role === 'practitioner' || holder.practitionerId !== null;
  return holder.permissions.filter((permission) => {
    if (permission === 'screenings.read' && !seesPatients) return false;
    return !(holder.seesOwnAgendaOnly && OF_ALL_PATIENTS.includes(permission));
  });
}
