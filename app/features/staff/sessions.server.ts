import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { staff, staffRoles, staffRules, staffSessions } from '#app/db/staff-schema.ts';
import {
  HOLDER_COLUMNS,
  holderOf,
  isOwnRole,
  type RoleHolder,
} from '#app/features/staff/roles/role-holder.server.ts';
import type { CookieKind } from '#app/platform/cookie.server.ts';
import { hashToken, isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { needsTwoFactors } from './permissions.ts';
import type { RoleKey } from './staff-role.ts';
import type { StaffServices } from './staff-services.server.ts';

const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_LONGEST_MS = 12 * 3_600_000;
/** How long a session may wait for the second factor. */
const SECOND_FACTOR_WAIT_MS = 10 * 60_000;
/** For how long a typed password counts as just typed. */
const CONFIRMED_MS = 10 * 60_000;
/** `seenAt` is updated at most this often. */
const SEEN_EVERY_MS = 60_000;

/** Session cookie of staff; strictly necessary, so it needs no consent. */
export const SESSION_COOKIE: CookieKind = {
  name: 'sid',
  maxAgeSeconds: SESSION_LONGEST_MS / 1000,
};

/** A staff member as the rest of the app knows them. */
export type StaffMember = { id: number; name: string; username: string; role: RoleKey };

export type StaffSession = RoleHolder & {
  staff: StaffMember;
  hasSecondFactor: boolean;
  awaitsSecondFactor: boolean;
  /** Whether this person must use two factors. */
  needsSecondFactor: boolean;
  /** Whether the password was typed in the last ten minutes. */
  isConfirmed: boolean;
  tokenHash: Buffer;
};

type SessionServices = Pick<StaffServices, 'clock'> & { db: Queryable };

/** Begins a session for somebody who has just typed the password. @returns its token; only the hash is stored */
export async function beginSession(
  { db, clock }: SessionServices,
  staffId: number,
  { awaitsSecondFactor }: { awaitsSecondFactor: boolean },
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await db.insert(staffSessions).values({
    tokenHash: hashToken(token),
    staffId,
    awaitsSecondFactor,
    startedAt: now,
    lastSeenAt: now,
    confirmedAt: now,
  });
  return token;
}

/** Rotates a session's token, which invalidates the old one; the session keeps its age. */
export async function renewSession(
  { db, clock }: SessionServices,
  { tokenHash }: Pick<StaffSession, 'tokenHash'>,
): Promise<string> {
  const token = newToken();
  await db
    .update(staffSessions)
    .set({ tokenHash: hashToken(token), awaitsSecondFactor: false, lastSeenAt: clock.now() })
    .where(eq(staffSessions.tokenHash, tokenHash));
  return token;
}

/**
 * The session of a token; null when unknown, ended, idle for 30 minutes, older than 12 hours, or its
 * owner is disabled.
 * @param isUse whether it prolongs the session; not where a page asks by itself
 */
export async function findSession(
  { db, clock }: SessionServices,
  token: string | undefined,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<StaffSession | null> {
  if (!token || !isTokenShaped(token)) return null;
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({
      awaitsSecondFactor: staffSessions.awaitsSecondFactor,
      startedAt: staffSessions.startedAt,
      lastSeenAt: staffSessions.lastSeenAt,
      confirmedAt: staffSessions.confirmedAt,
      isForAll: isSecondFactorForAll(db),
      totpSalt: staff.totpSalt,
      staff: { id: staff.id, name: staff.name, username: staff.username, role: staff.role },
      holder: HOLDER_COLUMNS,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(staffRoles, isOwnRole)
    .where(and(eq(staffSessions.tokenHash, tokenHash), isNull(staff.disabledAt)));
  if (!row || isOver(row, clock.now())) return null;
  if (isUse) await markSeen({ db, clock }, tokenHash, row.lastSeenAt);
  const { awaitsSecondFactor, totpSalt, confirmedAt } = row;
  // Read anew for each request: a changed role counts from the next page on.
  const holder = holderOf({ role: row.staff.role, ...row.holder });
  const sinceMs = clock.now().getTime() - (confirmedAt?.getTime() ?? Number.NEGATIVE_INFINITY);
  return {
    ...holder,
    staff: row.staff,
    awaitsSecondFactor,
    hasSecondFactor: totpSalt !== null,
    needsSecondFactor: row.isForAll || needsTwoFactors(holder.permissions),
    isConfirmed: sinceMs < CONFIRMED_MS,
    tokenHash,
  };
}

/** Whether the clinic requires two factors of every role, as a column. */
function isSecondFactorForAll(db: Queryable) {
  const { rule, isOn } = staffRules;
  const on = db
    .select({ rule })
    .from(staffRules)
    .where(and(eq(rule, 'second-factor-for-all'), eq(isOn, true)));
  return sql<boolean>`exists ${on}`;
}

/** Notes that the password was just typed in a session. */
export async function confirmSession(
  { db, clock }: SessionServices,
  { tokenHash }: Pick<StaffSession, 'tokenHash'>,
): Promise<void> {
  await db
    .update(staffSessions)
    .set({ confirmedAt: clock.now() })
    .where(eq(staffSessions.tokenHash, tokenHash));
}

type Ages = Pick<
  typeof staffSessions.$inferSelect,
  'awaitsSecondFactor' | 'startedAt' | 'lastSeenAt'
>;

function isOver({ awaitsSecondFactor, startedAt, lastSeenAt }: Ages, now: Date): boolean {
  const age = now.getTime() - startedAt.getTime();
  const idle = now.getTime() - lastSeenAt.getTime();
  const longest = awaitsSecondFactor ? SECOND_FACTOR_WAIT_MS : SESSION_LONGEST_MS;
  return age >= longest || idle >= SESSION_IDLE_MS;
}

async function markSeen({ db, clock }: SessionServices, tokenHash: Buffer, lastSeenAt: Date) {
  const now = clock.now();
  if (now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  await db
    .update(staffSessions)
    .set({ lastSeenAt: now })
    .where(eq(staffSessions.tokenHash, tokenHash));
}

/**
 * How long a session lasts without being used, in whole seconds, and whose it is; null when it is over or waits
 * for its second factor. Looking does not count as use.
 */
export async function timeLeft(
  { db, clock }: SessionServices,
  token: string | undefined,
): Promise<{ seconds: number; staffId: number } | null> {
  const row = await findStored(db, token);
  if (!row || row.awaitsSecondFactor || isOver(row, clock.now())) return null;
  const idleEndsMs = row.lastSeenAt.getTime() + SESSION_IDLE_MS;
  const endsMs = Math.min(idleEndsMs, row.startedAt.getTime() + SESSION_LONGEST_MS);
  return { seconds: Math.floor((endsMs - clock.now().getTime()) / 1000), staffId: row.staffId };
}

/** Whose session it was that time has ended; null for one that somebody ended, or that is not over. */
export async function lapsedOwner(
  { db, clock }: SessionServices,
  token: string | undefined,
): Promise<number | null> {
  const row = await findStored(db, token);
  const isLapsed = row && !row.awaitsSecondFactor && isOver(row, clock.now());
  return isLapsed ? row.staffId : null;
}

/** Whether a session was begun that nobody has ended: it lasts, has lapsed, or waits for its second factor. */
export async function isBegun(
  { db }: Pick<SessionServices, 'db'>,
  token: string | undefined,
): Promise<boolean> {
  return (await findStored(db, token)) !== null;
}

/** The row of a token, over or not, unless its owner is disabled. */
async function findStored(db: Queryable, token: string | undefined) {
  if (!token || !isTokenShaped(token)) return null;
  const [row] = await db
    .select({
      staffId: staffSessions.staffId,
      awaitsSecondFactor: staffSessions.awaitsSecondFactor,
      startedAt: staffSessions.startedAt,
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, hashToken(token)), isNull(staff.disabledAt)));
  return row ?? null;
}

export async function endSession(db: Queryable, token: string | undefined): Promise<void> {
  if (!token || !isTokenShaped(token)) return;
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashToken(token)));
}

/** Number of a person's active sessions. */
export async function countSessions(
  { db, clock }: Pick<StaffServices, 'db' | 'clock'>,
  staffId: number,
): Promise<number> {
  const now = clock.now().getTime();
  return db.$count(
    staffSessions,
    and(
      eq(staffSessions.staffId, staffId),
      eq(staffSessions.awaitsSecondFactor, false),
      gt(staffSessions.lastSeenAt, new Date(now - SESSION_IDLE_MS)),
      gt(staffSessions.startedAt, new Date(now - SESSION_LONGEST_MS)),
    ),
  );
}

/** Ends all sessions of a person. @param spared token hash of one to keep */
export async function endSessionsOf(
  db: Queryable,
  staffId: number,
  spared?: Buffer,
): Promise<void> {
  const isTheirs = eq(staffSessions.staffId, staffId);
  await db
    .delete(staffSessions)
    .where(spared ? and(isTheirs, ne(staffSessions.tokenHash, spared)) : isTheirs);
}
