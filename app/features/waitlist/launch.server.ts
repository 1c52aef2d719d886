import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { waitlistEntries } from '#app/db/waitlist-schema.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import { sendWaitlistMail, type WaitlistMailServices } from './waitlist-mail.server.ts';
import type { WaitlistJobs, WaitlistMail } from './waitlist-services.server.ts';

/**
 * Asks for the one mail to everybody who waits for the plans, once these are on sale. Who left no address stays on the
 * list for staff to call.
 * @returns how many were asked for
 */
export async function askForLaunch({
  db,
  jobs,
}: {
  db: Database;
  jobs: Jobs<WaitlistJobs>;
}): Promise<number> {
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: waitlistEntries.id })
      .from(waitlistEntries)
      .where(
        and(
          eq(waitlistEntries.kind, 'launch'),
          isNull(waitlistEntries.endedAt),
          isNotNull(waitlistEntries.email),
          isNull(waitlistEntries.pausedAt),
        ),
      )
      .orderBy(waitlistEntries.id)
      .for('update', { skipLocked: true });
    for (const { id } of waiting) {
      await jobs['waitlist-mail'](tx, { waitlistEntryId: id, kind: 'launch' });
      // Asked for: not asked for again.
      await tx
        .update(waitlistEntries)
        .set({ pausedAt: sql`now()` })
        .where(eq(waitlistEntries.id, id));
    }
    return waiting.length;
  });
}

/** What was asked for and does not go, because staff have turned it off or no mail goes out: asked for anew once it does. */
export async function askAgainForLaunch(
  db: Database,
  { waitlistEntryId, kind }: WaitlistMail,
): Promise<void> {
  if (kind !== 'launch') return;
  await db
    .update(waitlistEntries)
    .set({ pausedAt: null })
    .where(and(eq(waitlistEntries.id, waitlistEntryId), eq(waitlistEntries.kind, 'launch')));
}

/**
 * Sends a mail of the list; who is told of the launch is forgotten with it. While mails do not go out nobody counts as
 * told: the desk tells of an offer, and who waits for the launch is asked for again.
 */
export async function sendAndForget(
  { sendsMail = true, ...services }: WaitlistMailServices & { sendsMail?: boolean },
  mail: WaitlistMail,
): Promise<string> {
  if (!sendsMail && (mail.kind === 'offer' || mail.kind === 'launch')) {
    await askAgainForLaunch(services.db, mail);
    return 'no-mail';
  }
  const outcome = await sendWaitlistMail(services, mail);
  if (mail.kind === 'launch' && outcome === 'sent')
    await services.db.delete(waitlistEntries).where(eq(waitlistEntries.id, mail.waitlistEntryId));
  return outcome;
}
