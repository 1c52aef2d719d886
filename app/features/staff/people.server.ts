import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { calendarFeeds } from '#app/db/agenda-settings-schema.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { resources } from '#app/db/schema.ts';
import { staff, staffRoles, staffRules, staffSessions } from '#app/db/staff-schema.ts';
import {
  lockRoles,
  mayGiveRole,
  mayGrant,
  permissionsOf,
} from '#app/features/staff/roles/granting.server.ts';
import {
  HOLDER_COLUMNS,
  holderOf,
  isOwnRole,
  type RoleHolder,
} from '#app/features/staff/roles/role-holder.server.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { AuditedChange } from '#app/platform/audit/audit-event.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { endFeedsOf } from './own-feeds.server.ts';
import {
  endSessionsOf,
  SESSION_LONGEST_MS,
  type StaffMember,
  type StaffSession,
} from './sessions.server.ts';
import { endLinksTo } from './staff-links.server.ts';
import type { RoleKey } from './staff-role.ts';
import type { StaffServices } from './staff-services.server.ts';

export type Person = StaffMember & {
  /** Name of an own role. */
  roleName: string | null;
  practitionerId: number | null;
  /** Of the account alone, whatever its role says. */
  ownAgendaOnly: boolean;
  /** Of an own role. */
  roleSeesOwnOnly: boolean | null;
  hasSecondFactor: boolean;
  lastSignedInAt: Date | null;
  disabledAt: Date | null;
  sessions: number;
  /** Calendar addresses that the person has made. */
  feeds: number;
};

type PeopleServices = Pick<StaffServices, 'db' | 'clock'>;

/** All accounts by name, disabled ones last. */
export async function listPeople({ db, clock }: PeopleServices): Promise<Person[]> {
  return selectPeople(db, clock.now()).orderBy(
    sql`${staff.disabledAt} is not null`,
    asc(sql`lower(unaccent(${staff.name}))`),
  );
}

export async function findPerson({ db, clock }: PeopleServices, id: number) {
  const [person] = await selectPeople(db, clock.now()).where(eq(staff.id, id));
  return person ?? null;
}

function selectPeople(db: Database, now: Date) {
  const oldest = new Date(now.getTime() - SESSION_LONGEST_MS);
  const sessions = db.$count(
    staffSessions,
    and(eq(staffSessions.staffId, staff.id), gt(staffSessions.startedAt, oldest)),
  );
  return db
    .select({
      id: staff.id,
      name: staff.name,
      username: staff.username,
      role: staff.role,
      roleName: staffRoles.name,
      practitionerId: staff.practitionerId,
      ownAgendaOnly: staff.ownAgendaOnly,
      roleSeesOwnOnly: staffRoles.ownAgendaOnly,
      hasSecondFactor: sql<boolean>`${staff.totpSalt} is not null`,
      lastSignedInAt: staff.lastSignedInAt,
      disabledAt: staff.disabledAt,
      sessions,
      feeds: db.$count(calendarFeeds, eq(calendarFeeds.createdBy, staff.id)),
    })
    .from(staff)
    .leftJoin(staffRoles, isOwnRole)
    .$dynamic();
}

export type PeopleRefusal = 'not-found' | 'last-administrator' | 'beyond-you' | 'role-gone';

/**
 * Changes a role; the person must sign in again. Links to the account end: who made them may lack what it can do now.
 */
export function changeRole(services: PeopleServices, by: StaffMember, id: number, role: RoleKey) {
  const losesAdministrator = role !== 'administrator';
  return change(services, by, { id, losesAdministrator }, async (tx, person) => {
    if (person.role === role) return ok(null);
    const permissions = await permissionsOf(tx, role);
    if (!permissions) return refuse('role-gone');
    if (!(await mayGiveRole(tx, by.id, role))) return refuse('beyond-you');
    const ownAgendaOnly = role === 'administrator' ? { ownAgendaOnly: false } : {};
    await tx
      .update(staff)
      .set({ role, ...ownAgendaOnly })
      .where(eq(staff.id, id));
    await endLinksTo(tx, id);
    if (!permissions.includes('agenda.read'))
      await endFeedsOf({ db: tx, clock: services.clock }, { staffId: id, by: by.id });
    return ok({ action: 'staff.role-changed', detail: { from: person.role, to: role } });
  });
}

export type OwnAgenda = { practitionerId: number | null; ownAgendaOnly: boolean };

/**
 * Ties an account to a practitioner, and says whether it sees that one's agenda alone. It counts from the person's
 * next page on. Calendar addresses end, which were made for what the person saw before.
 */
export function changeOwnAgenda(
  services: PeopleServices,
  by: StaffMember,
  id: number,
  wanted: OwnAgenda,
) {
  return change(services, by, { id, keepsSessions: true }, async (tx, person) => {
    if (person.role === 'administrator' && wanted.ownAgendaOnly) return refuse('administrator');
    const { practitionerId } = wanted;
    const isSame =
      person.practitionerId === practitionerId && person.ownAgendaOnly === wanted.ownAgendaOnly;
    if (isSame) return ok(null);
    const [practitioner] = await tx
      .select({ id: resources.id })
      .from(resources)
      .where(and(eq(resources.id, practitionerId ?? 0), eq(resources.kind, 'practitioner')));
    if (practitionerId !== null && !practitioner) return refuse('not-found');
    // With a practitioner come the answers about health of an own role, and without the switch what it hides.
    const permissions = (await permissionsOf(tx, person.role)) ?? [];
    if (!(await mayGrant(tx, by.id, permissions))) return refuse('beyond-you');
    await tx.update(staff).set(wanted).where(eq(staff.id, id));
    await endFeedsOf({ db: tx, clock: services.clock }, { staffId: id, by: by.id });
    return ok({ action: 'staff.own-agenda', detail: wanted });
  });
}

async function holderIn(tx: Queryable, id: number): Promise<RoleHolder> {
  const [row] = await tx
    .select({ role: staff.role, ...HOLDER_COLUMNS })
    .from(staff)
    .leftJoin(staffRoles, isOwnRole)
    .where(eq(staff.id, id));
  if (!row) throw new Error('the account is gone');
  return holderOf(row);
}

/** Disables an account immediately, with its calendar addresses. Its past actions keep their author. */
export function disablePerson(services: PeopleServices, by: StaffMember, id: number) {
  return change(services, by, { id, losesAdministrator: true }, async (tx, { disabledAt }) => {
    if (disabledAt) return ok(null);
    await tx.update(staff).set({ disabledAt: services.clock.now() }).where(eq(staff.id, id));
    await endLinksTo(tx, id);
    await endFeedsOf({ db: tx, clock: services.clock }, { staffId: id, by: by.id });
    return ok({ action: 'staff.disabled' });
  });
}

export function enablePerson(services: PeopleServices, by: StaffMember, id: number) {
  return change(services, by, { id }, async (tx, { disabledAt }) => {
    if (!disabledAt) return ok(null);
    await tx.update(staff).set({ disabledAt: null }).where(eq(staff.id, id));
    return ok({ action: 'staff.enabled' });
  });
}

/** Ends all sessions of a person, on every device. */
export function endPersonSessions(
  services: PeopleServices,
  by: StaffMember,
  id: number,
  { endsFeeds }: { endsFeeds: boolean },
) {
  return change(services, by, { id }, async (tx) => {
    if (endsFeeds) await endFeedsOf({ db: tx, clock: services.clock }, { staffId: id, by: by.id });
    return ok({ action: 'staff.sessions-ended' });
  });
}

/** Ends one's own sessions on all other devices. */
export async function endOtherSessions(
  { db, clock }: PeopleServices,
  { staff: { id }, tokenHash }: StaffSession,
  { endsFeeds }: { endsFeeds: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await endSessionsOf(tx, id, tokenHash);
    if (endsFeeds) await endFeedsOf({ db: tx, clock }, { staffId: id, by: id });
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${id}`,
      action: 'staff.sessions-ended',
      subjectType: 'staff',
      subjectId: id,
    });
  });
}

const FOR_ALL = 'second-factor-for-all';

/** Whether every role must use two factors; version 0 while nobody has decided. */
export async function readSecondFactorRule(
  db: Queryable,
): Promise<{ isForAll: boolean; version: number }> {
  const [row] = await db.select().from(staffRules).where(eq(staffRules.rule, FOR_ALL));
  return { isForAll: row?.isOn ?? false, version: row?.version ?? 0 };
}

/**
 * Requires two factors of every role, or of administrators alone. Whoever lacks one sets it up before the next
 * page opens.
 */
export async function changeSecondFactorRule(
  { db, clock }: PeopleServices,
  by: StaffMember,
  { isForAll, seenVersion }: { isForAll: boolean; seenVersion: number },
): Promise<Result<void, 'changed'>> {
  return db.transaction(async (tx) => {
    // Also for the first decision, of which there is no row to lock.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`staff_rules ${FOR_ALL}`}))`);
    const before = await readSecondFactorRule(tx);
    if (before.isForAll === isForAll) return ok(undefined);
    if (before.version !== seenVersion) return refuse('changed');
    const changedAt = clock.now();
    const set = { isOn: isForAll, version: seenVersion + 1, changedAt, changedBy: by.id };
    await tx
      .insert(staffRules)
      .values({ rule: FOR_ALL, ...set })
      .onConflictDoUpdate({ target: staffRules.rule, set });
    await audit(tx, {
      at: changedAt,
      actor: `staff:${by.id}`,
      action: 'clinic.settled',
      subjectType: 'clinic_setting',
      subjectId: FOR_ALL,
      detail: { from: before.isForAll, to: isForAll },
    });
    return ok(undefined);
  });
}

type Row = typeof staff.$inferSelect;
type Change = { id: number; losesAdministrator?: boolean; keepsSessions?: boolean };

/**
 * Changes an account and ends its sessions, unless that would leave nobody who administers the site, or who does it
 * may not give what the account can do.
 * @param work returns what it changed; null when there was nothing to change
 */
async function change<Refusal = never>(
  { db, clock }: PeopleServices,
  by: StaffMember,
  { id, losesAdministrator = false, keepsSessions = false }: Change,
  work: (
    tx: Queryable,
    person: Row,
  ) => Promise<Result<AuditedChange<'staff'> | null, PeopleRefusal | Refusal>>,
): Promise<Result<void, PeopleRefusal | Refusal>> {
  return db.transaction(async (tx) => {
    await lockRoles(tx);
    // Serializes administrators who remove each other at the same time.
    const administrators = await tx
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.role, 'administrator'), isNull(staff.disabledAt)))
      .orderBy(asc(staff.id))
      .for('update');
    const [person] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
    if (!person) return refuse('not-found');
    if (!(await mayGrant(tx, by.id, (await holderIn(tx, id)).permissions)))
      return refuse('beyond-you');
    const isLast = administrators.length === 1 && administrators[0]?.id === id;
    if (isLast && losesAdministrator) return refuse('last-administrator');
    const changed = await work(tx, person);
    if (!changed.ok) return changed;
    if (changed.value === null) return ok(undefined);
    if (!keepsSessions) await endSessionsOf(tx, id);
    const done = { at: clock.now(), actor: `staff:${by.id}` } as const;
    await audit(tx, { ...done, subjectType: 'staff', subjectId: id, ...changed.value });
    return ok(undefined);
  });
}
