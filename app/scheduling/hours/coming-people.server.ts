import { sql } from 'drizzle-orm';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';

// Of people who leave with a change of the clinic's record that waits for its day nothing may be offered from that day
// on: whoever is told of it takes another time on the site, and would find the same person there.

/**
 * A part of `with`: `coming_people`, the clinic's people as the next change of them will make them, and its day. One
 * whose fields somebody has changed since it was planned, or another one changes before it, will be refused.
 */
export const COMING_PEOPLE = sql.raw(`coming_people as materialized (
      select p.starts_on, p.changes -> 'people' as people
      from clinic_record_plans p,
        lateral (select array(select jsonb_object_keys(p.changes)) as names) fields
      where p.state = 'waiting' and jsonb_typeof(p.changes -> 'people') = 'array'
        and not exists (select from clinic_record_versions v
          where v.version > p.version and v.fields && fields.names)
        and not exists (select from clinic_record_plans q
          where q.state = 'waiting' and (q.starts_on, q.id) < (p.starts_on, p.id) and q.changes ?| fields.names)
      order by p.starts_on, p.id limit 1)`);

const NAMES = WEEKDAYS.map((name) => `'${name}'`).join(', ');

/**
 * Below `COMING_PEOPLE`: the first day on which a row of hours (`h` of `weekly_hours`) counts no more because whom it is
 * of (`r` of `resources`) has left, sees nobody by appointment, or is not there on that weekday; null for none. Hours
 * that staff have given somebody stay whatever the record says of weekdays.
 */
export const LEAVES_ON = sql.raw(`(
      select case
        when person is null or person ->> 'isArchived' = 'true' or person ->> 'takesAppointments' = 'false' then starts_on
        when jsonb_typeof(person -> 'workdays') = 'array'
          and not person -> 'workdays' ? (array[${NAMES}])[h.weekday + 1]
          and not exists (select from agenda_settings s where s.subject = 'hours' and s.subject_id = r.id) then starts_on
        when person ->> 'untilOn' >= coalesce(person ->> 'fromOn', '')
          then greatest(starts_on, (person ->> 'untilOn')::date + 1) end
      from coming_people
      left join lateral (
        select each as person from jsonb_array_elements(people) as each where each ->> 'slug' = r.slug) as known on true
      where r.kind = 'practitioner')`);
