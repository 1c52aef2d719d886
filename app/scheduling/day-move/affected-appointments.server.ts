import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { closures } from '#app/db/schema.ts';
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
  const closure = { resourceId: practitionerId, times: [{ startsAt, endsAt }] };
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

/** Whether all of that time is closed already, for them or for the whole clinic. */
export async function isAwayClosed(db: Queryable, away: AwayTime): Promise<boolean> {
  const { practitionerId, startsAt, endsAt } = away;
  const whole = sql`tstzrange(${startsAt.toISOString()}, ${endsAt.toISOString()})`;
  const ofThem = or(isNull(closures.resourceId), eq(closures.resourceId, practitionerId));
  const covers = and(ofThem, isNull(closures.house), sql`${closures.during} @> ${whole}`);
  const found = await db.select({ id: closures.id }).from(closures).where(covers).limit(1);
  return found.length > 0;
}
