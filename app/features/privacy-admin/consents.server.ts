import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { consentReceipts } from '#app/db/privacy-schema.ts';
import { consents } from '#app/db/schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';

type Services = { db: Database; clock: Clock };

/** Revokes a consent as of now; one already revoked stays unchanged. @returns false when there is none */
export async function revokeConsent(
  { db, clock }: Services,
  { id, by, among }: { id: number; by: { id: number }; among: readonly number[] },
): Promise<boolean> {
  if (!among.includes(id)) return false;
  await db.transaction(async (tx) => {
    const revoked = await tx
      .update(consents)
      .set({ revokedAt: clock.now() })
      .where(and(eq(consents.id, id), isNull(consents.revokedAt)))
      .returning({ id: consents.id });
    if (revoked.length === 0) return;
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by.id}`,
      action: 'consent.revoked',
      subjectType: 'consent',
      subjectId: id,
    });
  });
  return true;
}

/** Normalizes a receipt number as people type it; null for anything else. */
export function receiptIdOf(value: string): string | null {
  const id = value.slice(0, 100).toLowerCase().replace(/[\s-]/g, '');
  return /^[0-9a-f]{32}$/.test(id) ? id : null;
}

/** A visitor's consent to measurement and advertising; null when there is no such receipt. */
export async function findReceipt(db: Queryable, id: string) {
  const [receipt] = await db.select().from(consentReceipts).where(eq(consentReceipts.id, id));
  return receipt ?? null;
}

/** Withdraws a visitor's consent on request; the browser asks again on the next visit. */
export async function withdrawReceipt(
  { db, clock }: Services,
  { id, by }: { id: string; by: { id: number } },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(consentReceipts)
      .set({ withdrawnAt: clock.now() })
      .where(and(eq(consentReceipts.id, id), isNull(consentReceipts.withdrawnAt)))
      .returning({ id: consentReceipts.id });
    if (ended.length === 0) return;
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by.id}`,
      action: 'consent.receipt-withdrawn',
      subjectType: 'consent_receipt',
      subjectId: id,
    });
  });
}
