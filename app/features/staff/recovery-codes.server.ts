import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { staffRecoveryCodes } from '#app/db/staff-schema.ts';
import { deriveToken, hashToken } from '#app/platform/token.server.ts';
import { base32 } from './totp.server.ts';

const CODE_COUNT = 10;
/** 80 bits: stored as plain hashes, codes must be too long to guess. */
const CODE_BYTES = 10;
const SHAPE = /^[A-Z2-7]{16}$/;

/**
 * Derives recovery codes from a salt, 'abcd-efgh-ijkl-mnop'. They can be derived again until their
 * owner confirms having saved them, so a lost response loses no codes.
 */
export function recoveryCodes(secret: string, staffId: number, salt: string): string[] {
  return Array.from({ length: CODE_COUNT }, (_, index) => {
    const derived = deriveToken(secret, `staff-recovery:${staffId}:${salt}:${index}`);
    const letters = base32(Buffer.from(derived, 'base64url').subarray(0, CODE_BYTES));
    return (letters.toLowerCase().match(/.{4}/g) ?? []).join('-');
  });
}

/** Replaces all codes with new ones. */
export async function storeRecoveryCodes(
  tx: Queryable,
  staffId: number,
  codes: readonly string[],
): Promise<void> {
  await dropRecoveryCodes(tx, staffId);
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ staffId, codeHash: hashOf(staffId, code) })));
}

export async function dropRecoveryCodes(tx: Queryable, staffId: number): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
}

/** Consumes a code. @returns whether it was valid and unused */
export async function takeRecoveryCode(
  tx: Queryable,
  staffId: number,
  value: string,
): Promise<boolean> {
  if (!SHAPE.test(plain(value))) return false;
  const taken = await tx
    .delete(staffRecoveryCodes)
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        eq(staffRecoveryCodes.codeHash, hashOf(staffId, value)),
      ),
    )
    .returning({ staffId: staffRecoveryCodes.staffId });
  return taken.length > 0;
}

export function countRecoveryCodes(db: Pick<Queryable, 'select'>, staffId: number) {
  return db
    .select({ id: staffRecoveryCodes.staffId })
    .from(staffRecoveryCodes)
    .where(eq(staffRecoveryCodes.staffId, staffId))
    .then((rows) => rows.length);
}

function hashOf(staffId: number, code: string): Buffer {
  return hashToken(`${staffId}:${plain(code)}`);
}

function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}
