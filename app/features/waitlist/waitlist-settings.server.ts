import type { Database, Queryable } from '#app/db/database.ts';
import { waitlistSettings } from '#app/db/waitlist-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { lockSetting } from '#app/platform/stored-setting.server.ts';
import { DEFAULT_SETTINGS, type WaitlistSettings } from './waking-hours.ts';

/** What is settled; version 0 while nobody has. */
export async function readWaitlistSettings(
  db: Queryable,
): Promise<WaitlistSettings & { version: number }> {
  const [row] = await db.select().from(waitlistSettings);
  if (!row) return { ...DEFAULT_SETTINGS, version: 0 };
  const { isOn, offerMinutes, quietFrom, quietUntil, version } = row;
  return { isOn, offerMinutes, quietFrom, quietUntil, version };
}

/** Settles the list; 'changed' when somebody else did since. The same again is never refused. */
export function settleWaitlist(
  { db, clock }: { db: Database; clock: Clock },
  settings: WaitlistSettings,
  { seenVersion, staffId }: { seenVersion: number; staffId: number },
): Promise<Result<'done', 'changed'>> {
  return db.transaction(async (tx) => {
    await lockSetting(tx, 'waitlist');
    const { version, ...from } = await readWaitlistSettings(tx);
    if (version > 0 && isSame(from, settings)) return ok('done');
    if (version !== seenVersion) return refuse('changed');
    const at = clock.now();
    const set = { ...settings, version: version + 1, changedAt: at, changedBy: staffId };
    await tx
      .insert(waitlistSettings)
      .values(set)
      .onConflictDoUpdate({ target: waitlistSettings.id, set });
    await audit(tx, {
      at,
      actor: `staff:${staffId}`,
      action: 'clinic.settled',
      subjectType: 'clinic_setting',
      subjectId: 'waitlist',
      detail: { from, to: settings },
    });
    await announcePagesChanged(tx);
    return ok('done');
  });
}

function isSame(one: WaitlistSettings, other: WaitlistSettings): boolean {
  return (
    one.isOn === other.isOn &&
    one.offerMinutes === other.offerMinutes &&
    one.quietFrom === other.quietFrom &&
    one.quietUntil === other.quietUntil
  );
}
