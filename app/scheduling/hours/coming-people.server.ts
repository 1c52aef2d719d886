import { sql } from 'drizzle-orm';
import { WEEKDAYS } from '#app/clinic/record/hours-fields.ts';

// Of people who leave with a change of the clinic's record that waits for its day nothing may be offered from that day
// on: whoever is told of it takes another time on the site, and would find the same person there.

/**
 * A part of `with`: `coming_people`, the clinic's people as each change of them that waits has them, with those that it
 * was planned over. What others have changed since in other people is no matter: changes are brought together on their day.
 */
export const COMING_PEOPLE = sql.raw(`coming_people as materialized (
      select p.starts_on, p.changes -> 'people' as people,
        case when jsonb_typeof(v.record -> 'people') = 'array' then v.record -> 'people' else '[]' end as base
      from clinic_record_plans p
      left join clinic_record_versions v on v.version = p.version
      where p.state = 'waiting' and jsonb_typeof(p.changes -> 'people') = 'array')`);

const NAMES = WEEKDAYS.map((name) => `'${name}'`).join(', ');

/**
 * Below `COMING_PEOPLE`, by what a plan itself changes: the first day on which a row of hours (`h` of `weekly_hours`)
 * counts no more because whom it is of (`r` of `resources`) has left, sees nobody by appointment, or is not there on that
 * weekday; null for none. Hours that staff have given somebody stay whatever the record says of weekdays.
 */
export const LEAVES_ON = sql.raw(`(
      select min(case
        when person ->> 'isArchived' = 'true' and was ->> 'isArchived' is distinct from 'true' then starts_on
        when person ->> 'takesAppointments' = 'false'
          and was ->> 'takesAppointments' is distinct from 'false' then starts_on
        when jsonb_typeof(person -> 'workdays') = 'array'
          and person -> 'workdays' is distinct from was -> 'workdays'
          and not person -> 'workdays' ? (array[${NAMES}])[h.weekday + 1]
          and not exists (select from agenda_settings s where s.subject = 'hours' and s.subject_id = r.id) then starts_on
        when person ->> 'untilOn' is distinct from was ->> 'untilOn'
          and person ->> 'untilOn' >= coalesce(person ->> 'fromOn', '')
          then greatest(starts_on, (person ->> 'untilOn')::date + 1) end)
      from coming_people
      cross join lateral (
        select each as person from jsonb_array_elements(people) as each where each ->> 'slug' = r.slug) as known
      left join lateral (
        select each as was from jsonb_array_elements(base) as each where each ->> 'slug' = r.slug) as former on true
      where r.kind = 'practitioner')`);
