import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';

const DAY_MS = 86_400_000;

/**
 * How often the patient of an appointment did not come in the twelve months before now. For the front desk's eyes
 * alone: no rule of booking may read it (tests/no-show-history.test.ts). It goes with the appointments.
 */
export async function countNoShows(
  { db, clock }: { db: Queryable; clock: Clock },
  patientOf: { appointmentId: number },
): Promise<number> {
  const now = clock.now();
  const [patient] = await db
    .select({ id: appointments.patientId })
    .from(appointments)
    .where(eq(appointments.id, patientOf.appointmentId));
  if (!patient) return 0;
  const [row] = await db
    .select({ missed: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patient.id),
        eq(appointments.attendance, 'no-show'),
        lt(appointments.startsAt, now),
        gt(appointments.startsAt, new Date(now.getTime() - 365 * DAY_MS)),
      ),
    );
  return row?.missed ?? 0;
}
