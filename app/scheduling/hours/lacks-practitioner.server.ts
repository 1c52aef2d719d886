import { type SQL, sql } from 'drizzle-orm';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { appointments } from '#app/db/schema.ts';

type Columns = Record<'id' | 'practitionerId' | 'startsAt', typeof appointments.id | SQL | object>;

/**
 * Whether somebody who is to serve an appointment does not work here on its day: out of use, gone by then, or not come
 * yet. Of several exams each counts. Such an appointment waits for the front desk; nothing that takes it for certain is
 * said to its patient.
 */
export function lacksPractitioner({ id, practitionerId, startsAt }: Columns): SQL<boolean> {
  const on = sql`(${startsAt} at time zone ${clinicZone()})::date`;
  return sql<boolean>`exists (select from resources r
    where r.kind = 'practitioner'
      and (not r.is_active or r.until_on < ${on} or r.from_on > ${on})
      and (r.id = ${practitionerId}
        or r.id in (select o.resource_id from occupancy o where o.appointment_id = ${id})))`;
}
