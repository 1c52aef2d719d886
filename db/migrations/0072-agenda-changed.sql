-- Tells every process that the agenda shows something else now, when the change is committed: the first and the last
-- UTC day of it, '2026-11-28/2026-11-28', or '' where it may be any day. Nothing of anybody: who hears it reads the page
-- again. PostgreSQL keeps equal words of one transaction once, so that an import of a year tells each day once.
create function tell_agenda(first_at timestamptz, last_at timestamptz) returns void language sql as $$
  select pg_notify('agenda_changed', case
    when isfinite(first_at) and isfinite(last_at) then
      to_char(first_at at time zone 'UTC', 'YYYY-MM-DD') || '/' || to_char(last_at at time zone 'UTC', 'YYYY-MM-DD')
    else '' end)
$$;

-- Of what has a beginning.
create function tell_agenda_of_start() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform tell_agenda(old.starts_at, old.starts_at); end if;
  if tg_op <> 'DELETE' then perform tell_agenda(new.starts_at, new.starts_at); end if;
  return null;
end $$;
create trigger agenda_changed after insert or update or delete on appointments
  for each row execute function tell_agenda_of_start();
create trigger agenda_changed after insert or update or delete on holds
  for each row execute function tell_agenda_of_start();

-- Of what takes time; a range without an end is of any day.
create function tell_agenda_of_range() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform tell_agenda(lower(old.during), upper(old.during)); end if;
  if tg_op <> 'DELETE' then perform tell_agenda(lower(new.during), upper(new.during)); end if;
  return null;
end $$;
create trigger agenda_changed after insert or update or delete on occupancy
  for each row execute function tell_agenda_of_range();
create trigger agenda_changed after insert or update or delete on closures
  for each row execute function tell_agenda_of_range();

-- Of what the agenda shows beside an appointment. One that is gone has told it itself.
create function tell_agenda_of_appointment() returns trigger language plpgsql as $$
declare
  at timestamptz;
begin
  if tg_op <> 'INSERT' then
    select starts_at into at from public.appointments where id = old.appointment_id;
    if found then perform tell_agenda(at, at); end if;
  end if;
  if tg_op <> 'DELETE' then
    select starts_at into at from public.appointments where id = new.appointment_id;
    if found then perform tell_agenda(at, at); end if;
  end if;
  return null;
end $$;
create trigger agenda_changed after insert or update or delete on extra_visits
  for each row execute function tell_agenda_of_appointment();
create trigger agenda_changed after insert or update or delete on appointment_answers
  for each row execute function tell_agenda_of_appointment();
create trigger agenda_changed after insert or update or delete on appointment_notes
  for each row execute function tell_agenda_of_appointment();
create trigger agenda_changed after insert or update or delete on appointment_preparations
  for each row execute function tell_agenda_of_appointment();
create trigger agenda_changed after insert or update or delete on deposits
  for each row execute function tell_agenda_of_appointment();

-- Of what many days show.
create function tell_agenda_of_all() returns trigger language plpgsql as $$
begin
  perform pg_notify('agenda_changed', '');
  return null;
end $$;
create trigger agenda_changed after insert or update or delete on holidays
  for each statement execute function tell_agenda_of_all();
create trigger agenda_changed after insert or update or delete on weekly_hours
  for each statement execute function tell_agenda_of_all();
create trigger agenda_changed after update of name, born_on on patients
  for each statement execute function tell_agenda_of_all();
create trigger agenda_changed after update of name, phone_e164 on contacts
  for each statement execute function tell_agenda_of_all();
