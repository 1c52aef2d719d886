import { and, inArray, max } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import { isFromElsewhere } from '#app/scheduling/import/held-people.server.ts';
import type { BookingJobs } from '#app/scheduling/scheduling-services.server.ts';

/** How soon after the opening of the site the last mail goes that waited for it. */
export const AGAIN_MS = 10 * 60_000;

type HoldingServices = {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs<BookingJobs>, 'appointment-mail'>;
  clinic: { isDemonstration: boolean };
};

/**
 * Keeps a patient who came from another program from hearing of the clinic's site before it is open: the mail is asked
 * for again later, and dropped when the appointment, or the last that it tells of, has begun meanwhile.
 * @returns null for a mail that goes now
 */
export async function laterIfHeld(
  { db, clock, jobs, clinic }: HoldingServices,
  mail: BookingJobs['appointment-mail'],
): Promise<'held' | 'overtaken' | null> {
  const { appointmentId, others = [], audience, notBefore } = mail;
  if (audience !== 'patient' || !(clinic.isDemonstration || notBefore)) return null;
  const ids = [appointmentId, ...others.map((other) => other.appointmentId)];
  const [held] = await db
    .select({ lastAt: max(appointments.startsAt) })
    .from(appointments)
    .where(and(inArray(appointments.id, ids), isFromElsewhere(appointments)));
  if (!held?.lastAt) return null;
  const now = clock.now();
  if (held.lastAt <= now) return 'overtaken';
  if (!clinic.isDemonstration) return null;
  const again = new Date(now.getTime() + AGAIN_MS).toISOString();
  await jobs['appointment-mail'](db, { ...mail, notBefore: again });
  return 'held';
}
