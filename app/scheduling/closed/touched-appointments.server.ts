import { and, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import { appointmentRecords, EARLIEST_FIRST } from '#app/scheduling/appointment-record.server.ts';
import { appointmentsWithin, type NewClosures } from '#app/scheduling/closures.server.ts';

/** The confirmed appointments that start after now and that closures touch, earliest first. */
export async function readTouched(
  { db, clock }: { db: Queryable; clock: Clock },
  closure: Omit<NewClosures, 'reason'>,
) {
  const protocols = [...(await appointmentsWithin(db, closure))];
  if (protocols.length === 0) return [];
  const record = appointmentRecords;
  return db
    .select({
      protocol: record.protocol,
      startsAt: record.startsAt,
      endsAt: record.endsAt,
      patientName: record.patientName,
      phoneE164: record.phoneE164,
      serviceSlug: record.serviceSlug,
      practitionerId: record.practitionerId,
    })
    .from(record)
    .where(and(inArray(record.protocol, protocols), gt(record.startsAt, clock.now())))
    .orderBy(...EARLIEST_FIRST);
}

export type TouchedAppointment = Awaited<ReturnType<typeof readTouched>>[number];
