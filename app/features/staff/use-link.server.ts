import { and, eq, isNull } from 'drizzle-orm';
import { staff } from '#app/db/staff-schema.ts';
import { tieOfLink } from '#app/features/staff/roles/practitioners-to-tie.server.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  type AccountFieldError,
  type PasswordFormValues,
  parseAccount,
  passwordErrors,
} from './account-fields.ts';
import { endFeedsOf } from './own-feeds.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { clearSecondFactor } from './second-factor.server.ts';
import { beginSession, endSessionsOf } from './sessions.server.ts';
import { findLink, redeemLink } from './staff-links.server.ts';
import type { StaffServices } from './staff-services.server.ts';

export type LinkRefusal = 'link-over' | AccountFieldError[];
export type LinkUsed = { token: string; staffId: number };

/**
 * Creates the account of a setup link or an invitation, tied to the practitioner that it names while that one is free,
 * and begins its first session.
 */
export async function joinByLink(
  services: StaffServices,
  linkToken: string,
  values: { name: string; username: string } & PasswordFormValues,
): Promise<Result<LinkUsed, LinkRefusal>> {
  const { clock, passwordCost, clinicWords } = services;
  const found = await findLink(services, linkToken);
  if (!found || found.kind === 'new-access') return refuse('link-over');
  const { name, username, errors } = parseAccount(values, clinicWords);
  if (errors.length > 0) return refuse(errors);
  const passwordHash = await hashPassword(values.password, passwordCost);
  return redeemLink<LinkUsed, AccountFieldError[]>(services, linkToken, async (tx, link) => {
    const now = clock.now();
    const practitionerId = await tieOfLink({ db: tx, clock }, link);
    const [made] = await tx
      .insert(staff)
      .values({
        name,
        username,
        role: link.role,
        practitionerId,
        passwordHash,
        createdAt: now,
        lastSignedInAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: staff.id });
    if (!made) return refuse([{ field: 'username', refusal: 'username-taken' }]);
    const staffId = made.id;
    await audit(tx, {
      at: now,
      actor: link.createdBy === null ? 'setup-link' : `staff:${staffId}`,
      action: 'staff.joined',
      subjectType: 'staff',
      subjectId: staffId,
      detail: { role: link.role, ...(practitionerId === null ? {} : { practitionerId }) },
    });
    const token = await beginSession({ db: tx, clock }, staffId, { awaitsSecondFactor: false });
    return ok({ token, staffId });
  });
}

/**
 * Sets a new password; earlier sessions, the second factor and the calendar addresses end. Begins a session.
 */
export async function takeNewAccess(
  services: StaffServices,
  linkToken: string,
  values: PasswordFormValues,
): Promise<Result<LinkUsed, LinkRefusal>> {
  const { db, clock, passwordCost, clinicWords } = services;
  const found = await findLink(services, linkToken);
  if (found?.staffId == null) return refuse('link-over');
  const isThem = and(eq(staff.id, found.staffId), isNull(staff.disabledAt));
  const [person] = await db.select().from(staff).where(isThem);
  if (!person) return refuse('link-over');
  const errors = passwordErrors(values, [person.name, person.username, ...clinicWords]);
  if (errors.length > 0) return refuse(errors);
  const passwordHash = await hashPassword(values.password, passwordCost);
  return redeemLink<LinkUsed, AccountFieldError[]>(services, linkToken, async (tx) => {
    const staffId = person.id;
    await tx.update(staff).set({ passwordHash, lastSignedInAt: clock.now() }).where(isThem);
    await clearSecondFactor(tx, staffId);
    await endSessionsOf(tx, staffId);
    await endFeedsOf({ db: tx, clock }, { staffId, by: staffId });
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${staffId}`,
      action: 'staff.new-access-taken',
      subjectType: 'staff',
      subjectId: staffId,
    });
    const token = await beginSession({ db: tx, clock }, staffId, { awaitsSecondFactor: false });
    return ok({ token, staffId });
  });
}
