import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { consentReceipts, consents } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { auditDesk, type DeskActor } from './audit-desk.server.ts';

type Services = { db: Database; clock: Clock };

/** Ends a consent from now on; one that has ended already stays as it was. @returns false when there is none */
export async function revokeConsent(
  { db, clock }: Services,
  { id, by, among }: { id: number; by: DeskActor; among: readonly number[] },
): Promise<boolean> {
  if (!among.includes(id)) return false;
  await db.transaction(async (tx) => {
    const revoked = await tx
      .update(consents)
      .set({ revokedAt: clock.now() })
      .where(and(eq(consents.id, id), isNull(consents.revokedAt)))
      .returning({ id: consents.id });
    if (revoked.length === 0) return;
    await auditDesk(tx, clock, {
      by,
      action: 'consent.revoked',
      subjectType: 'consent',
      subjectId: String(id),
    });
  });
  return true;
}

/** The number that stands on a receipt, as people may write it; null for anything else. */
export function receiptIdOf(typed: string): string | null {
  const id = typed.slice(0, 100).toLowerCase().replace(/[\s-]/g, '');
  return /^[0-9a-f]{32}$/.test(id) ? id : null;
}

/** What a visitor answered about measurement and advertising; null when there is no such receipt. */
export async function findReceipt(db: Queryable, id: string) {
  const [receipt] = await db.select().from(consentReceipts).where(eq(consentReceipts.id, id));
  return receipt ?? null;
}

/** Ends a visitor's answer on request; the browser asks again the next time. */
export async function withdrawReceipt(
  { db, clock }: Services,
  { id, by }: { id: string; by: DeskActor },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(consentReceipts)
      .set({ withdrawnAt: clock.now() })
      .where(and(eq(consentReceipts.id, id), isNull(consentReceipts.withdrawnAt)))
      .returning({ id: consentReceipts.id });
    if (ended.length === 0) return;
    await auditDesk(tx, clock, {
      by,
      action: 'consent.receipt-withdrawn',
      subjectType: 'consent_receipt',
      subjectId: id,
    });
  });
}
