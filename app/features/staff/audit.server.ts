import type { Queryable } from '#app/db/database.ts';
import { auditLog } from '#app/db/schema.ts';
import type { StaffServices } from './staff-services.server.ts';

export type StaffChange =
  | 'invited'
  | 'invitation-withdrawn'
  | 'joined'
  | 'new-access-given'
  | 'new-access-taken'
  | 'role-changed'
  | 'disabled'
  | 'enabled'
  | 'sessions-ended'
  | 'password-changed'
  | 'second-factor-set-up'
  | 'second-factor-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used';

/** Writes down who changed what of an account. Call it in the transaction of the change. */
export async function auditStaff(
  tx: Queryable,
  clock: StaffServices['clock'],
  change: {
    /** 'staff:<id>', or what a link was made by. */
    actor: string;
    what: StaffChange;
    staffId: number | null;
    detail?: Record<string, string | number>;
  },
): Promise<void> {
  const { actor, what, staffId, detail = {} } = change;
  await tx.insert(auditLog).values({
    at: clock.now(),
    actor,
    action: `staff.${what}`,
    subjectType: 'staff',
    subjectId: staffId === null ? 'new' : String(staffId),
    detail,
  });
}
