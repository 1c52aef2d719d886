import type { Pool } from 'pg';

type Volume = {
  appointments: number;
  /** Spread evenly; each has its own contact and patient. */
  people: number;
  /** How many appointments ended more than five years before `now`; a fifth of the people have only those. */
  due: number;
  now: Date;
  /** The last appointment starts so many days after `now`. */
  daysAhead: number;
};

/**
 * Fills a database with what a clinic has stored after years: two appointments every hour, day and night, one
 * with the nurse at the topographer and one with the doctor in the first office, each with its occupancy,
 * consent and audit rows. Person n is called '… Número n'. Takes an owner's connection.
 */
export async function storeVolume(pool: Pick<Pool, 'query'>, volume: Volume): Promise<void> {
  const { appointments, people, due, now, daysAhead } = volume;
  const peopleDue = due === 0 ? 0 : Math.ceil(people / 5);
  const at = `'${now.toISOString()}'::timestamptz`;
  await pool.query(`
    insert into contacts (name, phone_e164, email, created_at)
      select (array['Ana', 'João', 'Conceição', 'José', 'Antônia', 'Luís', 'Zuleide', 'Paulo'])[1 + n % 8]
          || ' ' || (array['Silva', 'Souza', 'Araújo', 'Reis', 'Gonçalves', 'Prado', 'Assunção'])[1 + n % 7]
          || ' Número ' || n,
        '+55359' || (80000000 + n), 'pessoa' || n || '@example.com', ${at} - (n % 1800) * interval '1 day'
      from generate_series(1, ${people}) n;
    insert into patients (contact_id, name, born_on)
      select id, name, date '1940-01-01' + (id % 25000)::integer from contacts order by id;
    create temporary table planned as
      select n, lanes.service_id, lanes.practitioner_id, lanes.other_id, lanes.duration, lanes.before, lanes.after,
        case when n <= ${due} then 1 + n % greatest(${peopleDue}, 1)
          else ${peopleDue} + 1 + n % ${people - peopleDue} end as person,
        date_trunc('hour', ${at}) + case when n <= ${due} then interval '-5 years' - interval '3 days'
          else interval '${daysAhead} days' end
          - ((case when n <= ${due} then ${due} else ${appointments} end - n) / 2) * interval '1 hour' as starts
      from generate_series(1, ${appointments}) n
        join (
          select row_number() over (order by s.id desc) - 1 as lane, s.id as service_id, r.id as practitioner_id,
            o.id as other_id, s.duration_minutes * interval '1 min' as duration,
            s.buffer_before_minutes * interval '1 min' as before,
            s.buffer_after_minutes * interval '1 min' as after
          from (values ('topografia-corneana', 'marina-couto-reis', 'topografo'),
              ('consultas-oftalmologicas', 'helena-prado-vilela', 'consultorio-1')) as lane (service, who, what)
            join services s on s.slug = lane.service
            join resources r on r.slug = lane.who
            join resources o on o.slug = lane.what
        ) lanes on lanes.lane = n % 2;
    -- Whatever the database checks of an appointment and its occupancy it checks at the end.
    begin;
    insert into appointments (protocol, service_id, practitioner_id, patient_id, contact_id, payer,
        starts_at, ends_at, starts_on, starts_time, channel, created_at)
      select to_char(n, 'FM0000-0000'), service_id, practitioner_id, p.id, p.contact_id, 'particular', starts,
        starts + duration, (starts at time zone 'America/Sao_Paulo')::date,
        (starts at time zone 'America/Sao_Paulo')::time, 'web', starts - interval '9 days'
      from planned join patients p on p.contact_id = (select min(id) from contacts) + person - 1;
    insert into occupancy (resource_id, during, appointment_id)
      select resource_id, tstzrange(starts - before, starts + duration + after), a.id
      from planned join appointments a on a.protocol = to_char(n, 'FM0000-0000'),
        lateral unnest(array[planned.practitioner_id, other_id]) as resource_id;
    commit;
    insert into consents (contact_id, appointment_id, purpose, text_id, text_sha256, locale, source, granted_at)
      select contact_id, id, 'booking', 'booking-1', repeat('0', 64), 'pt-BR', 'web', created_at from appointments;
    insert into audit_log (at, actor, action, subject_type, subject_id, detail)
      select a.created_at + step * interval '1 hour', 'web', 'appointment.created', 'appointment', a.id::text,
        '{"sequence": 0}' from appointments a, generate_series(0, 2) step;
    insert into contact_messages (name, phone_e164, email, message, locale, created_at)
      select c.name, c.phone_e164, c.email, repeat('Gostaria de marcar uma consulta. ', 5), 'pt-BR',
        ${at} - (c.id % 360) * interval '1 day'
      from contacts c where c.id % 4 = 0;
    insert into consents (contact_message_id, purpose, text_id, text_sha256, locale, source, granted_at)
      select id, 'contact', 'contact-1', repeat('0', 64), 'pt-BR', 'web', created_at from contact_messages;
    insert into event_counts (counted_on, event, path, detail, hits)
      select (${at})::date - day, 'page_view', '/pagina-' || page, 'search', 1 + page
      from generate_series(0, 700) day, generate_series(1, 40) page;
    drop table planned;
    analyze`);
}
