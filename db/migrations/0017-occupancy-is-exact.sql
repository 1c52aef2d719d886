-- The database refuses an appointment or hold whose occupancy is not exactly its time with buffers.

-- The buffers as they were booked: the service may change later.
alter table appointments
  add column buffer_before_minutes integer check (buffer_before_minutes between 0 and 120),
  add column buffer_after_minutes integer check (buffer_after_minutes between 0 and 120);
alter table holds
  add column buffer_before_minutes integer check (buffer_before_minutes between 0 and 120),
  add column buffer_after_minutes integer check (buffer_after_minutes between 0 and 120);

-- What is there has the buffers that it occupies; where these make no sense, those of its service.
-- Nobody has changed these visits: their versions stay.
alter table appointments disable trigger appointments_version;
update appointments owner set
  buffer_before_minutes = case when before between 0 and 120 then before
    else s.buffer_before_minutes end,
  buffer_after_minutes = case when after between 0 and 120 then after
    else s.buffer_after_minutes end
from services s, (
  select x.id,
    (extract(epoch from x.starts_at - min(lower(o.during))) / 60)::integer as before,
    (extract(epoch from max(upper(o.during)) - x.ends_at) / 60)::integer as after
  from appointments x left join occupancy o on o.appointment_id = x.id
  group by x.id) taken
where s.id = owner.service_id and taken.id = owner.id;
alter table appointments enable trigger appointments_version;
update holds owner set
  buffer_before_minutes = case when before between 0 and 120 then before
    else s.buffer_before_minutes end,
  buffer_after_minutes = case when after between 0 and 120 then after
    else s.buffer_after_minutes end
from services s, (
  select x.id,
    (extract(epoch from x.starts_at - min(lower(o.during))) / 60)::integer as before,
    (extract(epoch from max(upper(o.during)) - x.ends_at) / 60)::integer as after
  from holds x left join occupancy o on o.hold_id = x.id
  group by x.id) taken
where s.id = owner.service_id and taken.id = owner.id;

alter table appointments
  alter column buffer_before_minutes set not null,
  alter column buffer_after_minutes set not null;
alter table holds
  alter column buffer_before_minutes set not null,
  alter column buffer_after_minutes set not null;

-- A release that does not know the columns books with the buffers of the service.
create function fill_buffers() returns trigger language plpgsql as $$
begin
  if new.buffer_before_minutes is null or new.buffer_after_minutes is null then
    select coalesce(new.buffer_before_minutes, s.buffer_before_minutes),
      coalesce(new.buffer_after_minutes, s.buffer_after_minutes)
    into new.buffer_before_minutes, new.buffer_after_minutes
    from services s where s.id = new.service_id;
  end if;
  return new;
end $$;
create trigger appointments_buffers before insert on appointments
  for each row execute function fill_buffers();
create trigger holds_buffers before insert on holds
  for each row execute function fill_buffers();

-- Appointments and holds whose occupancy is wrong, with the fault: 'missing' takes no time of its
-- practitioner (a hold: of nobody), 'other-time' takes another time than its own with buffers,
-- 'left-behind' takes time though it is cancelled or an add-on, which takes none.
create view occupancy_faults as
  select a.id as appointment_id, null::bigint as hold_id, f.fault
  from appointments a
  left join extra_visits e on e.appointment_id = a.id and e.number is not null
  cross join lateral (
    select count(*) as places,
      count(*) filter (where o.resource_id = a.practitioner_id) as practitioners,
      count(*) filter (where o.during <> tstzrange(
        a.starts_at - make_interval(mins => a.buffer_before_minutes),
        a.ends_at + make_interval(mins => a.buffer_after_minutes))) as elsewhere
    from occupancy o where o.appointment_id = a.id) taken
  cross join lateral (select case
    when a.status = 'cancelled' or e.appointment_id is not null
      then case when taken.places > 0 then 'left-behind' end
    when taken.practitioners = 0 then 'missing'
    when taken.elsewhere > 0 then 'other-time' end as fault) f
  where f.fault is not null
  union all
  select null, h.id, case when taken.places = 0 then 'missing' else 'other-time' end
  from holds h
  cross join lateral (
    select count(*) as places,
      count(*) filter (where o.during <> tstzrange(
        h.starts_at - make_interval(mins => h.buffer_before_minutes),
        h.ends_at + make_interval(mins => h.buffer_after_minutes))) as elsewhere
    from occupancy o where o.hold_id = h.id) taken
  where taken.places = 0 or taken.elsewhere > 0;

-- A hold lasts minutes: whose hold is wrong chooses again. An appointment gets its own time back where
-- that is free; where it is not, two people expect the same time, and the audit tells the staff.
delete from holds where id in (select hold_id from occupancy_faults where hold_id is not null);
do $$
declare
  wrong record;
begin
  for wrong in
    select f.fault, a.id, a.practitioner_id, tstzrange(
      a.starts_at - make_interval(mins => a.buffer_before_minutes),
      a.ends_at + make_interval(mins => a.buffer_after_minutes)) as during
    from occupancy_faults f join appointments a on a.id = f.appointment_id
    order by a.created_at, a.id
  loop
    begin
      if wrong.fault = 'left-behind' then
        delete from occupancy where appointment_id = wrong.id;
      else
        update occupancy set during = wrong.during where appointment_id = wrong.id;
        insert into occupancy (resource_id, during, appointment_id)
        select wrong.practitioner_id, wrong.during, wrong.id
        where not exists (select from occupancy o
          where o.appointment_id = wrong.id and o.resource_id = wrong.practitioner_id);
      end if;
    exception when exclusion_violation then
      raise warning 'appointment % does not fit into the agenda', wrong.id;
    end;
  end loop;
end $$;

-- Asked at the end of each transaction, so that its statements may come in any order.
create function refuse_occupancy_fault(appointment bigint, hold bigint) returns void
language plpgsql as $$
declare
  wrong text;
begin
  if appointment is not null then
    select fault into wrong from occupancy_faults where appointment_id = appointment;
  elsif hold is not null then
    select fault into wrong from occupancy_faults where hold_id = hold;
  end if;
  if wrong is not null then
    raise exception 'occupancy of % % is not exactly its time with buffers: %',
      case when appointment is null then 'hold' else 'appointment' end,
      coalesce(appointment, hold), wrong
      using errcode = 'check_violation', constraint = 'occupancy_is_exact', table = 'occupancy';
  end if;
end $$;

create function check_own_occupancy() returns trigger language plpgsql as $$
begin
  perform case tg_table_name
    when 'holds' then refuse_occupancy_fault(null, new.id)
    else refuse_occupancy_fault(new.id, null) end;
  return null;
end $$;
create constraint trigger occupancy_is_exact
  after insert or update of starts_at, ends_at, status, practitioner_id,
    buffer_before_minutes, buffer_after_minutes
  on appointments deferrable initially deferred
  for each row execute function check_own_occupancy();
create constraint trigger occupancy_is_exact
  after insert or update of starts_at, ends_at, buffer_before_minutes, buffer_after_minutes
  on holds deferrable initially deferred
  for each row execute function check_own_occupancy();

create function check_occupancy_owners() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform refuse_occupancy_fault(old.appointment_id, old.hold_id);
  end if;
  if tg_op <> 'DELETE' then
    perform refuse_occupancy_fault(new.appointment_id, new.hold_id);
  end if;
  return null;
end $$;
create constraint trigger occupancy_is_exact after insert or update or delete
  on occupancy deferrable initially deferred
  for each row execute function check_occupancy_owners();

create function check_add_on_occupancy() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refuse_occupancy_fault(old.appointment_id, null); end if;
  if tg_op <> 'DELETE' then perform refuse_occupancy_fault(new.appointment_id, null); end if;
  return null;
end $$;
create constraint trigger occupancy_is_exact
  after insert or delete or update of appointment_id, number
  on extra_visits deferrable initially deferred
  for each row execute function check_add_on_occupancy();
