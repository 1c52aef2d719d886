import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { appointments } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import {
  EARLIEST_FIRST,
  appointmentRecords as record,
} from '#app/scheduling/appointment-record.server.ts';
import { lacksPractitioner } from '#app/scheduling/hours/lacks-practitioner.server.ts';
import { answerFields } from './read-reminders.server.ts';

/** Whether somebody who is to serve an appointment does not work here on its day. */
export async function isWithoutPractitioner(
  db: Queryable,
  appointmentId: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.id, appointmentId), lacksPractitioner(appointments)));
  return rows.length > 0;
}

/** Coming appointments that nobody is there to serve, earliest first: their reminders wait for the front desk. */
export function readWithoutPractitioner({ db, clock }: { db: Queryable; clock: Clock }) {
  return db
    .select(answerFields())
    .from(record)
    .where(
      and(
        eq(record.status, 'confirmed'),
        isNull(record.attendance),
        gte(record.startsAt, clock.now()),
        lacksPractitioner(record),
      ),
    )
    .orderBy(...EARLIEST_FIRST);
}
