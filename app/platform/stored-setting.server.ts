import { sql } from 'drizzle-orm';
import { clinicSettings } from '#app/db/authorisation-schema.ts';
import type { Transaction } from '#app/db/database.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { announcePagesChanged } from './pages-changed.server.ts';

/** Makes other writers of a setting wait for the end of the transaction, also before its first value. */
export async function lockSetting(tx: Transaction, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`clinic_settings ${subject}`}))`);
}

/**
 * Stores a setting that `lockSetting` has locked, notes who changed what, and tells every instance.
 * @param change.version of the new value
 * @param change.by staff member's id
 */
export async function storeSetting(
  tx: Transaction,
  subject: string,
  { from, to, version, at, by }: StoredChange,
): Promise<void> {
  const set = { value: sql`${JSON.stringify(to)}::jsonb`, version, changedAt: at, changedBy: by };
  await tx
    .insert(clinicSettings)
    .values({ subject, ...set })
    .onConflictDoUpdate({ target: clinicSettings.subject, set });
  await audit(tx, {
    at,
    actor: `staff:${by}`,
    action: 'clinic.settled',
    subjectType: 'clinic_setting',
    subjectId: subject,
    detail: { from, to },
  });
  await announcePagesChanged(tx);
}

type StoredChange = { from: unknown; to: unknown; version: number; at: Date; by: number };
