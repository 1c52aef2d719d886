import { PERMISSIONS, type Permission } from '#app/features/staff/permissions.ts';
import { isStaffRole, type RoleKey } from '#app/features/staff/staff-role.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people/people.ts';
import { staffRoles } from '#app/locales/pt-BR/staff/people/roles.ts';

/** A role's name for people. @param roleName of an own one */
export function roleLabel({ role, roleName }: { role: RoleKey; roleName: string | null }): string {
  return isStaffRole(role) ? staffFrame.roles[role] : (roleName ?? '');
}

/** The name of a signed-in person's role. */
export function ownRoleLabel(session: {
  staff: { role: RoleKey };
  roleName: string | null;
}): string {
  return roleLabel({ role: session.staff.role, roleName: session.roleName });
}

export type PermissionChoice = { permission: Permission; label: string; sentence: string };

/** All permissions in words, by subject. */
export function permissionGroups(): { title: string; choices: PermissionChoice[] }[] {
  return staffRoles.groups.map(({ title, permissions }) => {
    const entries = new Map<string, readonly [string, string]>(Object.entries(permissions));
    const choices = PERMISSIONS.flatMap((permission) => {
      const words = entries.get(permission);
      return words ? [{ permission, label: words[0], sentence: words[1] }] : [];
    });
    return { title, choices };
  });
}

/** Permissions in words, as a list in the middle of a sentence. */
export function permissionLabels(permissions: readonly Permission[]): string {
  return permissionGroups()
    .flatMap(({ choices }) => choices)
    .filter(({ permission }) => permissions.includes(permission))
    .map(({ label }) => label.toLowerCase())
    .join(', ');
}

type GivenRole = {
  role: RoleKey;
  name: string | null;
  permissions: readonly Permission[];
  ownAgendaOnly: boolean;
};

/** Roles to choose from, each with what it allows. */
export function toRoleOptions(roles: readonly GivenRole[]) {
  return roles.map(({ role, name, permissions, ownAgendaOnly }) => ({
    value: role,
    label: roleLabel({ role, roleName: name }),
    hint: isStaffRole(role)
      ? staffPeople.rolesHelp[role]
      : sentence([permissionLabels(permissions), ...(ownAgendaOnly ? [staffRoles.ownOnly] : [])]),
  }));
}

function sentence(parts: readonly string[]): string {
  const text = parts.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What has just been done to a role, by the address that a form led to; null for nothing. */
export function roleDone(query: URLSearchParams): string | null {
  const done = query.get('feito');
  if (done === 'criada') return staffRoles.done.criada;
  if (done !== 'salva') return null;
  const ended = Number(query.get('publicacoes')) || 0;
  return `${staffRoles.done.salva} ${staffRoles.done.unscheduled(ended)}`.trim();
}
