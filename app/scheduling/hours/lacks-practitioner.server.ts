import { type SQL, sql } from 'drizzle-orm';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { appointments } from '#app/db/schema.ts';
import { closureTouches } from '#app/scheduling/closures.server.ts';

type Columns = Record<'id' | 'practitionerId' | 'startsAt', typeof appointments.id | SQL | object>;

/**
 * What keeps somebody from serving an appointment, as `why`: 'p7' for a practitioner who does not work here on its day
 * (out of use, gone by then, or not come yet; of several exams each counts), 'p7.2' once their use or days have changed
 * twice, so that each absence is a reason of its own; 'c12' for a closure of theirs, of the house
 * or of the clinic that touches it. The columns may be those of any alias but 'r': 'a' within is an appointment of its own.
 */
function absences({ id, practitionerId, startsAt }: Columns): SQL {
  const on = sql`(${startsAt} at time zone ${clinicZone()})::date`;
  return sql`
    select 'p' || r.id || case r.presence_changes when 0 then '' else '.' || r.presence_changes end as why
    from resources r
    where r.kind = 'practitioner'
      and (not r.is_active or r.until_on < ${on} or r.from_on > ${on})
      and (r.id = ${practitionerId}
        or r.id in (select o.resource_id from occupancy o where o.appointment_id = ${id}))
    union all
    select 'c' || touched.closure from (
      select a.id as appointment, c.id as closure from appointments a join closures c on ${closureTouches}
      where c.resource_id is null
        or exists (select from resources r where r.id = c.resource_id and r.kind = 'practitioner')) touched
    where touched.appointment = ${id}`;
}

/** What the front desk has looked at and keeps the appointment in spite of, at its present time. */
function keptReasons(id: Columns['id']): SQL {
  return sql`coalesce((select k.kept_reasons from appointments k
    where k.id = ${id} and k.kept_sequence = k.sequence), '{}')`;
}

/**
 * Whether somebody who is to serve an appointment is not there, and the front desk has not decided to keep it all the
 * same. Such an appointment waits for them; nothing that takes it for certain is said to its patient.
 */
export function lacksPractitioner(of: Columns): SQL<boolean> {
  return sql<boolean>`exists (select from (${absences(of)}) w
    where w.why <> all(${keptReasons(of.id)}))`;
}

/** What is in an appointment's way, kept or not, in no order of its own: see `absences`. */
export function absencesOf(of: Columns): SQL<string[]> {
  return sql<string[]>`array(select w.why from (${absences(of)}) w order by w.why)`;
}
