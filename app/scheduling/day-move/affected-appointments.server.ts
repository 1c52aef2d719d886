import { and, gt, inArray } from 'drizzle-orm';
import { appointmentRecords, EARLIEST_FIRST } from '#app/scheduling/appointment-record.server.ts';
import { isChangeable } from '#app/scheduling/changeable-appointment.server.ts';
import { appointmentsWithin } from '#app/scheduling/closures.server.ts';
import type { BookingServices } from '#app/scheduling/scheduling-services.server.ts';

/** A part of a day of one practitioner. */
export type AwayTime = { practitionerId: number; startsAt: Date; endsAt: Date };

/** Whom a practitioner cannot see then: booked, not begun, and nobody has recorded that they came. Earliest first. */
export async function readAffected(
  { db, clock, agenda }: Pick<BookingServices, 'db' | 'clock' | 'agenda'>,
  { practitionerId, startsAt, endsAt }: AwayTime,
) {
  const closure = { resourceId: practitionerId, startsAt, endsAt };
  const protocols = [...(await appointmentsWithin(db, closure))];
  if (protocols.length === 0) return [];
  const now = clock.now();
  const found = await db
    .select()
    .from(appointmentRecords)
    .where(
      and(inArray(appointmentRecords.protocol, protocols), gt(appointmentRecords.startsAt, now)),
    )
    .orderBy(...EARLIEST_FIRST);
  return found.filter((each) => each.arrivedAt === null && isChangeable(each, now, agenda));
}
