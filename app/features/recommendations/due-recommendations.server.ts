import { and, eq, not, sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Database } from '#app/db/database.ts';
import { recommendations } from '#app/db/own-page-schema.ts';
import { reminderChoices } from '#app/db/reminders-schema.ts';
import { appointments, contacts } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import { isHeld } from '#app/scheduling/import/held-people.server.ts';
import { type Recommendation, readById, readUnbooked } from './read-recommendations.server.ts';
import { tellOn } from './recommendation.ts';

/** `appointmentId` lets the erasure of a person find the job. */
export type RecommendationJobs = {
  'reminder-return': { recommendationId: number; appointmentId: number };
};

export type DueServices = {
  db: Database;
  clock: Clock;
  jobs: Jobs<RecommendationJobs>;
  clinic: { isDemonstration: boolean };
  /** Whether the clinic sends mails of a kind; default all. */
  isOn?: (kind: Recommendation['kind']) => boolean;
};

/** Whether the day has come on which somebody is told. */
export function isTellable(
  { dueOn, createdAt }: Pick<Recommendation, 'dueOn' | 'createdAt'>,
  now: Date,
) {
  return tellOn(dueOn, wallClockOf(createdAt).on) <= wallClockOf(now).on;
}

/**
 * Asks for the mail of every recommendation whose day has come and that nobody has booked; who has no address or wants
 * no mails, or whose kind of mail the clinic has turned off, is called by the staff, and people from another program wait
 * until the site is open. Run it every few minutes by day: nothing is asked for twice.
 */
export async function askDueRecommendations({
  db,
  clock,
  jobs,
  clinic,
  isOn = () => true,
}: DueServices): Promise<number> {
  const now = clock.now();
  const unbooked = await readUnbooked(db, not(isHeld(clinic, appointments)));
  const due = unbooked.filter((row) => row.mail === 'later' && isTellable(row, now));
  let asked = 0;
  for (const { id, kind, contactId, originId } of due) {
    const isAsked = await db.transaction(async (tx) => {
      // Erasing the person is waited for.
      const [reach] = await tx
        .select({ email: contacts.email })
        .from(contacts)
        .where(eq(contacts.id, contactId))
        .for('key share');
      const [choice] = await tx
        .select({ byMail: reminderChoices.byMail })
        .from(reminderChoices)
        .where(eq(reminderChoices.contactId, contactId));
      const isMailed = isOn(kind) && Boolean(reach?.email) && choice?.byMail !== false;
      const taken = await tx
        .update(recommendations)
        .set({ mail: isMailed ? 'asked' : 'none' })
        .where(
          and(
            eq(recommendations.id, id),
            eq(recommendations.mail, 'later'),
            sql`${recommendations.state} in ('open', 'booked')`,
          ),
        )
        .returning({ id: recommendations.id });
      if (taken.length === 0 || !isMailed) return false;
      await jobs['reminder-return'](tx, { recommendationId: id, appointmentId: originId });
      return true;
    });
    if (isAsked) asked += 1;
  }
  return asked;
}

/** What is to be mailed now; null when it is settled, booked, sent, or no longer wanted by mail. */
export async function readToMail(
  { db }: { db: Database },
  recommendationId: number,
): Promise<Recommendation | null> {
  const row = await readById(db, recommendationId);
  if (!row?.isUnbooked || row.mail !== 'asked' || row.email === null) return null;
  const [choice] = await db
    .select({ byMail: reminderChoices.byMail })
    .from(reminderChoices)
    .where(eq(reminderChoices.contactId, row.contactId));
  return choice?.byMail === false ? null : row;
}
