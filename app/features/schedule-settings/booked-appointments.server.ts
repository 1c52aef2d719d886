import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import {
  type AppointmentRecord,
  EARLIEST_FIRST,
  appointmentRecords as record,
} from '#app/scheduling/appointment-record.server.ts';
import { readHoursOf } from './hours.server.ts';
import { type BookedAppointment, outsideAppointments } from './outside-appointments.ts';

/** The confirmed appointments that start after now, earliest first. */
export function readBookedAppointments({
  db,
  clock,
}: {
  db: Queryable;
  clock: Clock;
}): Promise<BookedAppointment[]> {
  return db
    .select({
      protocol: record.protocol,
      startsAt: record.startsAt,
      endsAt: record.endsAt,
      patientName: record.patientName,
      serviceSlug: record.serviceSlug,
      resourceIds: record.resourceIds,
      isAddOn: record.isAddOn,
    })
    .from(record)
    .where(and(eq(record.status, 'confirmed'), gt(record.startsAt, clock.now())))
    .orderBy(...EARLIEST_FIRST);
}

/** Names of the people and resources in whose hours a coming appointment does not fit; empty for past or cancelled ones. */
export async function readOutsideNames(
  { db, clock }: { db: Queryable; clock: Clock },
  appointment: AppointmentRecord,
): Promise<readonly string[]> {
  const isToCome = appointment.status === 'confirmed' && appointment.startsAt > clock.now();
  const [found] = outsideAppointments(isToCome ? [appointment] : [], await readHoursOf(db));
  return found?.outside ?? [];
}
