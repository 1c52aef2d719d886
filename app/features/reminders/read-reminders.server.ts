import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import { addDays, startOfDay } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { reminders } from '#app/db/reminders-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import {
  EARLIEST_FIRST,
  appointmentRecords as record,
} from '#app/scheduling/appointment-record.server.ts';

const SENT = ['sent', 'delivered', 'read'] as const;

/** When an appointment at its present time was last reminded of by mail; null when it was not. */
export async function readMailedAt(
  db: Queryable,
  { id, sequence }: { id: number; sequence: number },
): Promise<Date | null> {
  const [row] = await db
    .select({ at: reminders.settledAt })
    .from(reminders)
    .where(
      and(
        eq(reminders.appointmentId, id),
        eq(reminders.sequence, sequence),
        eq(reminders.channel, 'mail'),
        inArray(reminders.state, SENT),
      ),
    )
    .orderBy(desc(reminders.settledAt))
    .limit(1);
  return row?.at ?? null;
}

/** What has been sent about an appointment at its present time, and what was not and why; the oldest first. */
export function readReminders(db: Queryable, { id, sequence }: { id: number; sequence: number }) {
  return db
    .select()
    .from(reminders)
    .where(and(eq(reminders.appointmentId, id), eq(reminders.sequence, sequence)))
    .orderBy(asc(reminders.createdAt), asc(reminders.id));
}

/** The appointments of a day with what was said about them, the earliest first. */
export function readDayAnswers(db: Queryable, on: string) {
  return db
    .select({
      ...answerFields(),
      askedAt: sql<Date | null>`(select max(r.settled_at) from ${reminders} r
        where r.appointment_id = ${record.id} and r.sequence = ${record.sequence}
          and r.state in ('sent', 'delivered', 'read'))`.mapWith(reminders.dueAt),
    })
    .from(record)
    .where(
      and(
        eq(record.status, 'confirmed'),
        gte(record.startsAt, startOfDay(on)),
        lt(record.startsAt, startOfDay(addDays(on, 1))),
      ),
    )
    .orderBy(...EARLIEST_FIRST);
}

/** Coming appointments of which somebody has said that they want another time or do not come. */
export function readWishes(services: { db: Queryable; clock: Clock }) {
  return readComingAnswers(
    services,
    sql`${record.confirmation} ->> 'answer' in ('move', 'cancel')`,
    {},
  );
}

/** Coming appointments that a condition holds for and nobody has come to yet, earliest first. @param more shown besides */
export function readComingAnswers<More extends SelectedFields>(
  { db, clock }: { db: Queryable; clock: Clock },
  condition: SQL,
  more: More,
) {
  return db
    .select({ ...answerFields(), ...more })
    .from(record)
    .where(
      and(
        eq(record.status, 'confirmed'),
        isNull(record.attendance),
        gte(record.startsAt, clock.now()),
        condition,
      ),
    )
    .orderBy(...EARLIEST_FIRST);
}

/** What a list of answers shows of an appointment. */
function answerFields() {
  return {
    id: record.id,
    protocol: record.protocol,
    locale: record.locale,
    branch: record.branch,
    startsAt: record.startsAt,
    patientName: record.patientName,
    contactName: record.contactName,
    phoneE164: record.phoneE164,
    serviceSlug: record.serviceSlug,
    practitionerName: record.practitionerName,
    steps: record.steps,
    attendance: record.attendance,
    confirmation: record.confirmation,
  };
}
