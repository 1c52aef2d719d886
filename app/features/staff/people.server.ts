import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { calendarFeeds } from '#app/db/agenda-settings-schema.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { staff, staffRules, staffSessions } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { AuditedChange } from '#app/platform/audit/audit-event.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { endFeedsOf } from './own-feeds.server.ts';
import { mayOpen } from './permissions.ts';
import {
  endSessionsOf,
  SESSION_LONGEST_MS,
  type StaffMember,
  type StaffSession,
} from './sessions.server.ts';
import { endLinksTo } from './staff-links.server.ts';
import type { StaffRole } from './staff-role.ts';
import type { StaffServices } from './staff-services.server.ts';

export type Person = StaffMember & {
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
      hasSecondFactor: sql<boolean>`${staff.totpSalt} is not null`,
      lastSignedInAt: staff.lastSignedInAt,
      disabledAt: staff.disabledAt,
      sessions,
      feeds: db.$count(calendarFeeds, eq(calendarFeeds.createdBy, staff.id)),
    })
    .from(staff)
    .$dynamic();
}

export type PeopleRefusal = 'not-found' | 'last-administrator';

/** Changes a role; the person must sign in again. */
export function changeRole(services: PeopleServices, by: StaffMember, id: number, role: StaffRole) {
  const losesAdministrator = role !== 'administrator';
  return change(services, by, { id, losesAdministrator }, async (tx, person) => {
    if (person.role === role) return null;
    await tx.update(staff).set({ role }).where(eq(staff.id, id));
    if (!mayOpen(role, 'agenda.read'))
      await endFeedsOf({ db: tx, clock: services.clock }, { staffId: id, by: by.id });
    return { action: 'staff.role-changed', detail: { from: person.role, to: role } };
  });
}

/** Disables an account immediately, with its calendar addresses. Its past actions keep their author. */
export function disablePerson(services: PeopleServices, by: StaffMember, id: number) {
  return change(services, by, { id, losesAdministrator: true }, async (tx, { disabledAt }) => {
    if (disabledAt) return null;
    await tx.update(staff).set({ disabledAt: services.clock.now() }).where(eq(staff.id, id));
    await endLinksTo(tx, id);
    await endFeedsOf({ db: tx, clock: services.clock }, { staffId: id, by: by.id });
    return { action: 'staff.disabled' };
  });
}

export function enablePerson(services: PeopleServices, by: StaffMember, id: number) {
  return change(services, by, { id }, async (tx, { disabledAt }) => {
    if (!disabledAt) return null;
    await tx.update(staff).set({ disabledAt: null }).where(eq(staff.id, id));
    return { action: 'staff.enabled' };
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
    return { action: 'staff.sessions-ended' };
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
type Change = { id: number; losesAdministrator?: boolean };

/**
 * Changes an account and ends its sessions, unless that would leave nobody able to manage people.
 * @param work returns what it changed; null when there was nothing to change
 */
async function change(
  { db, clock }: PeopleServices,
  by: StaffMember,
  { id, losesAdministrator = false }: Change,
  work: (tx: Queryable, person: Row) => Promise<AuditedChange<'staff'> | null>,
): Promise<Result<void, PeopleRefusal>> {
  return db.transaction(async (tx) => {
    // Serializes administrators who remove each other at the same time.
    const administrators = await tx
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.role, 'administrator'), isNull(staff.disabledAt)))
      .orderBy(asc(staff.id))
      .for('update');
    const [person] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
    if (!person) return refuse('not-found');
    const isLast = administrators.length === 1 && administrators[0]?.id === id;
    if (isLast && losesAdministrator) return refuse('last-administrator');
    const changed = await work(tx, person);
    if (!changed) return ok(undefined);
    await endSessionsOf(tx, id);
    const done = { at: clock.now(), actor: `staff:${by.id}` } as const;
    await audit(tx, { ...done, subjectType: 'staff', subjectId: id, ...changed });
    return ok(undefined);
  });
}
