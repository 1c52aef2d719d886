import { and, desc, eq, exists, gt, isNull, or } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { installation } from '#app/db/installation-schema.ts';
import { resources } from '#app/db/schema.ts';
import { staff, staffLinks } from '#app/db/staff-schema.ts';
import { lockRoles, mayGiveRole } from '#app/features/staff/roles/granting.server.ts';
import { practitionersToTie } from '#app/features/staff/roles/practitioners-to-tie.server.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { CookieKind } from '#app/platform/cookie.server.ts';
import { type Result, refuse } from '#app/platform/result.ts';
import { deriveToken, hashToken, isTokenShaped, newToken } from '#app/platform/token.server.ts';
import type { StaffMember } from './sessions.server.ts';
import type { RoleKey } from './staff-role.ts';
import type { StaffServices } from './staff-services.server.ts';

/** Carries a link's token from its URL to the form; strictly necessary, so it needs no consent. */
export const LINK_COOKIE: CookieKind = { name: 'convite', maxAgeSeconds: 30 * 60 };
/** Carries a new link's token to the page that shows it once. */
export const HANDOVER_COOKIE: CookieKind = { name: 'entrega', maxAgeSeconds: 5 * 60 };

const SETUP_HOURS = 24;
export const INVITATION_HOURS = 72;

type LinkServices = Pick<StaffServices, 'db' | 'clock' | 'secret'>;

export type StaffLink = {
  tokenHash: Buffer;
  kind: 'setup' | 'invitation' | 'new-access';
  label: string;
  role: RoleKey;
  staffId: number | null;
  practitionerId: number | null;
  practitionerIsShared: boolean;
  createdBy: number | null;
  expiresAt: Date;
};

/**
 * Makes a link that creates an administrator's account, once, within 24 hours.
 * @returns its token; earlier links stay valid until they expire or an account exists
 */
export async function makeSetupLink({
  db,
  clock,
}: Pick<StaffServices, 'clock'> & { db: Queryable }): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await db.insert(staffLinks).values({
    tokenHash: hashToken(token),
    kind: 'setup',
    label: '',
    role: 'administrator',
    createdAt: now,
    expiresAt: hoursAfter(now, SETUP_HOURS),
  });
  return token;
}

/** Whether no account exists yet. */
export async function isUnstaffed(db: Pick<Queryable, 'select'>): Promise<boolean> {
  const rows = await db.select({ id: staff.id }).from(staff).limit(1);
  return rows.length === 0;
}

/**
 * Invites a person. Resubmitting the form makes no second invitation and returns the same token.
 * @param key idempotency key of the form
 * @param practitionerId whom the account will be tied to; none where it is somebody who is not here
 */
export async function invite(
  services: LinkServices,
  by: StaffMember,
  { label, role, key, practitionerId = null }: Invitation,
): Promise<string> {
  const link = { kind: 'invitation', label, role, staffId: null, practitionerId, key } as const;
  return makeLink(services, by, link);
}

/**
 * Who else is invited and would be tied to the same practitioner; null for nobody. Whoever comes second would be tied to
 * nobody, so that it is asked before inviting.
 * @param key as of `invite`: the invitation of the form itself does not count
 */
export async function invitedFor(
  { db, clock, secret }: LinkServices,
  by: StaffMember,
  { practitionerId, key }: { practitionerId: number; key: string },
): Promise<string | null> {
  const own = hashToken(await tokenOf({ db, secret }, by, key)).toString('hex');
  const rows = await db
    .select({ label: staffLinks.label, tokenHash: staffLinks.tokenHash })
    .from(staffLinks)
    .where(
      and(
        eq(staffLinks.practitionerId, practitionerId),
        eq(staffLinks.practitionerIsShared, false),
        gt(staffLinks.expiresAt, clock.now()),
        isFromSomebody(db),
      ),
    );
  return rows.find(({ tokenHash }) => tokenHash.toString('hex') !== own)?.label ?? null;
}

/** The token of a form's link. A restored database has another epoch: a form from before makes one that was never known. */
async function tokenOf(
  { db, secret }: Pick<LinkServices, 'db' | 'secret'>,
  by: StaffMember,
  key: string,
): Promise<string> {
  const [at] = await db.select({ epoch: installation.epoch }).from(installation);
  return deriveToken(secret, `staff-link:${at?.epoch}:${by.id}:${key}`);
}

/** A link with which an existing person chooses a new password and second factor. */
export async function giveNewAccess(
  services: LinkServices,
  by: StaffMember,
  { person, key }: { person: StaffMember; key: string },
): Promise<string> {
  const { name: label, role, id: staffId } = person;
  const link = { kind: 'new-access', label, role, staffId, practitionerId: null, key } as const;
  return makeLink(services, by, link);
}

type Invitation = { label: string; role: RoleKey; key: string; practitionerId?: number | null };
type NewLink = Pick<StaffLink, 'kind' | 'label' | 'role' | 'staffId' | 'practitionerId'> & {
  key: string;
};

async function makeLink(
  { db, clock, secret }: LinkServices,
  by: StaffMember,
  { key, practitionerId, ...link }: NewLink,
): Promise<string> {
  const token = await tokenOf({ db, secret }, by, key);
  const createdAt = clock.now();
  const expiresAt = hoursAfter(createdAt, INVITATION_HOURS);
  await db.transaction(async (tx) => {
    await lockRoles(tx);
    // Somebody may have archived the role, or taken the right to give it, since the form was opened: no link is made.
    if (!(await mayGiveRole(tx, by.id, link.role))) return;
    const known = practitionerId === null ? [] : await practitionersToTie({ db: tx, clock });
    const practitioner = known.find(({ id }) => id === practitionerId);
    const made = await tx
      .insert(staffLinks)
      .values({
        ...link,
        practitionerId: practitioner?.id ?? null,
        practitionerIsShared: (practitioner?.accounts.length ?? 0) > 0,
        ...{ tokenHash: hashToken(token), createdBy: by.id, createdAt, expiresAt },
      })
      .onConflictDoNothing()
      .returning({ kind: staffLinks.kind });
    if (made.length === 0) return;
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by.id}`,
      action: link.kind === 'new-access' ? 'staff.new-access-given' : 'staff.invited',
      subjectType: 'staff',
      subjectId: link.staffId ?? 'new',
      detail: { role: link.role },
    });
  });
  return token;
}

/** The link of a token; null when unknown, used, withdrawn, expired, or its author may no longer invite. */
export async function findLink(
  { db, clock }: Pick<StaffServices, 'db' | 'clock'>,
  token: string | undefined,
): Promise<StaffLink | null> {
  if (!token || !isTokenShaped(token)) return null;
  const [link] = await db
    .select()
    .from(staffLinks)
    .where(isOpen(db, token, clock.now()));
  return link && (await isStillGiven(db, link)) ? link : null;
}

/** Consumes a link if the work that it allows succeeds. Concurrent uses wait and then find it gone. */
export async function redeemLink<Value, Refusal>(
  { db, clock }: Pick<StaffServices, 'db' | 'clock'>,
  token: string,
  work: (tx: Queryable, link: StaffLink) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | 'link-over'>> {
  return db.transaction(async (tx) => {
    await lockRoles(tx);
    const [link] = await tx
      .select()
      .from(staffLinks)
      .where(isOpen(tx, token, clock.now()))
      .for('update');
    if (!link || !(await isStillGiven(tx, link))) return refuse('link-over');
    const done = await work(tx, link);
    if (!done.ok) return done;
    await tx.delete(staffLinks).where(isUsedUpWith(link));
    return done;
  });
}

/**
 * Setup links are printed until an account exists; then all of them go. Other links to the same account
 * go too: one that was given up as lost must not take the account back.
 */
function isUsedUpWith({ kind, staffId, tokenHash }: StaffLink) {
  if (kind === 'setup') return eq(staffLinks.kind, 'setup');
  return staffId === null ? eq(staffLinks.tokenHash, tokenHash) : eq(staffLinks.staffId, staffId);
}

/** Deletes the links to an account. */
export async function endLinksTo(tx: Queryable, staffId: number): Promise<void> {
  await tx.delete(staffLinks).where(eq(staffLinks.staffId, staffId));
}

export type OpenLink = Pick<StaffLink, 'kind' | 'label' | 'role' | 'expiresAt'> & {
  /** Identifies the link in forms; grants no access. */
  id: string;
  /** Name of the one whom the account will be tied to. */
  practitioner: string | null;
};

/** Unused invitations, newest first. */
export async function openLinks({ db, clock }: Pick<StaffServices, 'db' | 'clock'>) {
  const rows = await db
    .select({ link: staffLinks, practitioner: resources.name })
    .from(staffLinks)
    .leftJoin(resources, eq(resources.id, staffLinks.practitionerId))
    .where(and(gt(staffLinks.expiresAt, clock.now()), isFromSomebody(db)))
    .orderBy(desc(staffLinks.createdAt));
  const open: OpenLink[] = [];
  for (const { link, practitioner } of rows) {
    const { tokenHash, kind, label, role, expiresAt } = link;
    if (kind === 'setup' || !(await isStillGiven(db, link))) continue;
    open.push({ id: tokenHash.toString('hex'), kind, label, role, practitioner, expiresAt });
  }
  return open;
}

/** Withdraws an unused link. @param id from `openLinks` */
export async function withdrawLink(
  { db, clock }: Pick<StaffServices, 'db' | 'clock'>,
  by: StaffMember,
  id: string,
): Promise<void> {
  if (!/^[0-9a-f]{64}$/.test(id)) return;
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(staffLinks)
      .where(eq(staffLinks.tokenHash, Buffer.from(id, 'hex')))
      .returning({ staffId: staffLinks.staffId, role: staffLinks.role });
    if (!gone) return;
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by.id}`,
      action: 'staff.invitation-withdrawn',
      subjectType: 'staff',
      subjectId: gone.staffId ?? 'new',
      detail: { role: gone.role },
    });
  });
}

function isOpen(db: Pick<Queryable, 'select'>, token: string, now: Date) {
  const isIt = eq(staffLinks.tokenHash, hashToken(token));
  return and(isIt, gt(staffLinks.expiresAt, now), isFromSomebody(db));
}

/** Whether the link's author still has an account: links end with it. Setup links have no author. */
function isFromSomebody(db: Pick<Queryable, 'select'>) {
  const maker = and(eq(staff.id, staffLinks.createdBy), isNull(staff.disabledAt));
  return or(
    isNull(staffLinks.createdBy),
    exists(db.select({ id: staff.id }).from(staff).where(maker)),
  );
}

/**
 * Whether the link's author may still give what it gives: the role of an invitation, or the account that a new access
 * opens, as it is by now.
 */
async function isStillGiven(
  db: Pick<Queryable, 'select'>,
  { createdBy, role, staffId }: Pick<StaffLink, 'createdBy' | 'role' | 'staffId'>,
): Promise<boolean> {
  if (createdBy === null) return true;
  if (staffId === null) return mayGiveRole(db, createdBy, role);
  const [person] = await db.select({ role: staff.role }).from(staff).where(eq(staff.id, staffId));
  return person !== undefined && mayGiveRole(db, createdBy, person.role);
}

function hoursAfter(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000);
}
