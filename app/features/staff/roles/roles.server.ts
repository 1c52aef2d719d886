import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import { staff, staffLinks, staffRoles } from '#app/db/staff-schema.ts';
import { endFeedsOf } from '#app/features/staff/own-feeds.server.ts';
import {
  isPermission,
  PERMISSIONS,
  type Permission,
  ROLE_PERMISSIONS,
  withNeeded,
} from '#app/features/staff/permissions.ts';
import type { StaffMember } from '#app/features/staff/sessions.server.ts';
import {
  type OwnRoleKey,
  ownRoleIdOf,
  type RoleKey,
  STAFF_ROLES,
} from '#app/features/staff/staff-role.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockRoles, mayGrant } from './granting.server.ts';
import { readHolder } from './role-holder.server.ts';

type RoleServices = { db: Database; clock: Clock };

export type OwnRole = {
  id: number;
  name: string;
  permissions: Permission[];
  ownAgendaOnly: boolean;
  version: number;
  archivedAt: Date | null;
};

/** Roles of the clinic that are not archived, by name. */
export async function listOwnRoles(db: Queryable): Promise<OwnRole[]> {
  const rows = await db
    .select()
    .from(staffRoles)
    .where(isNull(staffRoles.archivedAt))
    .orderBy(asc(sql`lower(unaccent(${staffRoles.name}))`));
  return rows.map(toOwnRole);
}

export async function findOwnRole(db: Queryable, id: number): Promise<OwnRole | null> {
  const [row] = await db.select().from(staffRoles).where(eq(staffRoles.id, id));
  return row ? toOwnRole(row) : null;
}

function toOwnRole({ id, name, permissions, ...row }: typeof staffRoles.$inferSelect): OwnRole {
  const { ownAgendaOnly, version, archivedAt } = row;
  const known = permissions.filter(isPermission);
  return { id, name, permissions: known, ownAgendaOnly, version, archivedAt };
}

/** Accounts and open invitations that have a role, by name; a disabled account counts: it may come back. */
export async function holdersOf({ db, clock }: { db: Queryable; clock: Clock }, id: number) {
  const people = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(eq(staff.ownRoleId, id))
    .orderBy(asc(staff.name));
  const invited = await db
    .select({ name: staffLinks.label })
    .from(staffLinks)
    .where(
      and(
        eq(staffLinks.role, keyOf(id)),
        gt(staffLinks.expiresAt, clock.now()),
        isNull(staffLinks.staffId),
      ),
    );
  return { people, invited: invited.map(({ name }) => name) };
}

export type RoleWishes = Pick<OwnRole, 'name' | 'permissions' | 'ownAgendaOnly'>;
export type RoleRefusal = 'changed' | 'name-taken' | 'beyond-you' | 'not-found';

/** Makes a role, once even when the form is sent twice. @param key of the form @returns its number */
export function makeRole(
  { db, clock }: RoleServices,
  by: Pick<StaffMember, 'id'>,
  { key, ...wishes }: RoleWishes & { key: string },
): Promise<Result<number, RoleRefusal>> {
  return db.transaction(async (tx) => {
    await lockRoles(tx);
    const [sent] = await tx.select().from(staffRoles).where(eq(staffRoles.formKey, key));
    if (sent) return ok(sent.id);
    const permissions = withNeeded(wishes.permissions);
    if (!(await mayGrant(tx, by.id, permissions))) return refuse('beyond-you');
    const { name, ownAgendaOnly } = wishes;
    if (await isNameTaken(tx, name, null)) return refuse('name-taken');
    const at = clock.now();
    const [made] = await tx
      .insert(staffRoles)
      .values({
        ...{ name, permissions, ownAgendaOnly, formKey: key },
        ...{ createdAt: at, createdBy: by.id, changedAt: at, changedBy: by.id },
      })
      .returning({ id: staffRoles.id });
    if (!made) throw new Error('the role was not stored');
    await audit(tx, {
      ...{ at, actor: `staff:${by.id}`, action: 'role.made' },
      ...{ subjectType: 'staff_role', subjectId: made.id },
      detail: { name, permissions, ownAgendaOnly },
    });
    return ok(made.id);
  });
}

/**
 * Changes a role for all who have it, from their next page on.
 * @returns ids of the accounts that may publish nothing with it; what they have scheduled must end
 */
export function changeOwnRole(
  { db, clock }: RoleServices,
  by: Pick<StaffMember, 'id'>,
  { id, seenVersion, ...wishes }: RoleWishes & { id: number; seenVersion: number },
): Promise<Result<{ cannotPublish: number[] }, RoleRefusal>> {
  return db.transaction(async (tx) => {
    await lockRoles(tx);
    const before = await findOwnRole(tx, id);
    if (!before || before.archivedAt) return refuse('not-found');
    const permissions = withNeeded(wishes.permissions);
    const touched = [...before.permissions, ...permissions];
    if (!(await mayGrant(tx, by.id, touched))) return refuse('beyond-you');
    if (before.version !== seenVersion) return refuse('changed');
    const { name, ownAgendaOnly } = wishes;
    if (await isNameTaken(tx, name, id)) return refuse('name-taken');
    const at = clock.now();
    await tx
      .update(staffRoles)
      .set({
        name,
        permissions,
        ownAgendaOnly,
        version: seenVersion + 1,
        changedAt: at,
        changedBy: by.id,
      })
      .where(eq(staffRoles.id, id));
    // A calendar address opens the agenda by itself, and was made for a role that saw more.
    const seesLess =
      !permissions.includes('agenda.read') || (ownAgendaOnly && !before.ownAgendaOnly);
    const { people } = await holdersOf({ db: tx, clock }, id);
    for (const person of seesLess ? people : [])
      await endFeedsOf({ db: tx, clock }, { staffId: person.id, by: by.id });
    await audit(tx, {
      ...{ at, actor: `staff:${by.id}`, action: 'role.changed' },
      ...{ subjectType: 'staff_role', subjectId: id },
      detail: {
        from: {
          name: before.name,
          permissions: before.permissions,
          ownAgendaOnly: before.ownAgendaOnly,
        },
        to: { name, permissions, ownAgendaOnly },
      },
    });
    const isPublisher = permissions.includes('content.write');
    return ok({ cannotPublish: isPublisher ? [] : people.map((person) => person.id) });
  });
}

export type ArchiveRefusal = Exclude<RoleRefusal, 'name-taken'> | { heldBy: string[] };

/** Puts a role away for good, unless somebody has it or is invited to it. Its history stays. */
export function archiveRole(
  { db, clock }: RoleServices,
  by: Pick<StaffMember, 'id'>,
  { id, seenVersion }: { id: number; seenVersion: number },
): Promise<Result<void, ArchiveRefusal>> {
  return db.transaction(async (tx) => {
    await lockRoles(tx);
    const role = await findOwnRole(tx, id);
    if (!role || role.archivedAt) return refuse('not-found');
    if (!(await mayGrant(tx, by.id, role.permissions))) return refuse('beyond-you');
    if (role.version !== seenVersion) return refuse('changed');
    const { people, invited } = await holdersOf({ db: tx, clock }, id);
    const heldBy = [...people.map(({ name }) => name), ...invited];
    if (heldBy.length > 0) return refuse({ heldBy });
    const at = clock.now();
    await tx
      .update(staffRoles)
      .set({ archivedAt: at, version: seenVersion + 1, changedAt: at, changedBy: by.id })
      .where(eq(staffRoles.id, id));
    await audit(tx, {
      ...{ at, actor: `staff:${by.id}`, action: 'role.archived' },
      ...{ subjectType: 'staff_role', subjectId: id },
      detail: { name: role.name },
    });
    return ok(undefined);
  });
}

async function isNameTaken(tx: Queryable, name: string, exceptId: number | null) {
  const rows = await tx
    .select({ id: staffRoles.id })
    .from(staffRoles)
    .where(and(sql`lower(${staffRoles.name}) = lower(${name})`, isNull(staffRoles.archivedAt)));
  return rows.some(({ id }) => id !== exceptId);
}

function keyOf(id: number): OwnRoleKey {
  return `own:${id}`;
}

/** The name of an own role, also of an archived one; null for one of the four. */
export async function roleNameOf(db: Queryable, role: RoleKey): Promise<string | null> {
  const id = ownRoleIdOf(role);
  return id === null ? null : ((await findOwnRole(db, id))?.name ?? null);
}

export type RoleChoice = {
  role: RoleKey;
  name: string | null;
  permissions: readonly Permission[];
  ownAgendaOnly: boolean;
};

/** All roles that may be given by somebody, the four first. */
export async function rolesToGive(db: Queryable, byId: number): Promise<RoleChoice[]> {
  const four = STAFF_ROLES.map((role): RoleChoice => {
    return { role, name: null, permissions: ROLE_PERMISSIONS[role], ownAgendaOnly: false };
  });
  const own = (await listOwnRoles(db)).map(({ id, name, permissions, ownAgendaOnly }) => {
    return { role: keyOf(id), name, permissions, ownAgendaOnly };
  });
  const given: RoleChoice[] = [];
  for (const choice of [...four, ...own])
    if (await mayGrant(db, byId, choice.permissions)) given.push(choice);
  return given;
}

/** What somebody may put into a role. */
export async function permissionsToGive(db: Queryable, byId: number): Promise<Permission[]> {
  const by = await readHolder(db, byId);
  return PERMISSIONS.filter(
    (each) => by?.role === 'administrator' || by?.permissions.includes(each),
  );
}

export type RoleChange = {
  id: number;
  at: Date;
  who: string | null;
  action: string;
  detail: unknown;
};

/** What happened to a role, newest first. */
export async function readRoleHistory(db: Queryable, id: number): Promise<RoleChange[]> {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      who: staff.name,
      action: auditLog.action,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .leftJoin(staff, sql`'staff:' || ${staff.id} = ${auditLog.actor}`)
    .where(and(eq(auditLog.subjectType, 'staff_role'), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.at), desc(auditLog.id));
}
