-- Several exams in one coming: one appointment with steps, each with its service, its resources and its time.

-- What may stand beside what on one coming, and in which order. A release that does not know the columns books
-- one service at a time, as before.
alter table services add column if not exists dilates boolean not null default false;
alter table services
  -- With this the service is done for each eye; duration_minutes is then that of both.
  add column one_eye_minutes integer check (one_eye_minutes between 5 and 480),
  -- Lower ranks come first. What dilates comes after all that does not, whatever its rank.
  add column order_rank smallint not null default 0 check (order_rank between 0 and 99),
  add column stands_alone boolean not null default false;

-- Two services that are never on one coming.
create table service_exclusions (
  service_id integer not null references services on delete cascade,
  other_id integer not null references services on delete cascade,
  primary key (service_id, other_id),
  check (service_id < other_id)
);
create index service_exclusions_other on service_exclusions (other_id);

-- The steps of an appointment that has several, or one for a single eye; without rows it is one service, as
-- its own columns say. Times, service and practitioner of the appointment are those of all its steps together
-- and of the one that leads.
create table appointment_steps (
  appointment_id bigint not null references appointments on delete cascade,
  position smallint not null check (position between 0 and 7),
  service_id integer not null references services,
  practitioner_id integer not null references resources,
  eyes text check (eyes in ('both', 'right', 'left')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  buffer_before_minutes integer not null check (buffer_before_minutes between 0 and 120),
  buffer_after_minutes integer not null check (buffer_after_minutes between 0 and 120),
  primary key (appointment_id, position),
  unique (appointment_id, service_id),
  check (starts_at < ends_at)
);
create index appointment_steps_service on appointment_steps (service_id);
create index appointment_steps_practitioner on appointment_steps (practitioner_id);

create table hold_steps (
  hold_id bigint not null references holds on delete cascade,
  position smallint not null check (position between 0 and 7),
  service_id integer not null references services,
  practitioner_id integer not null references resources,
  eyes text check (eyes in ('both', 'right', 'left')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  buffer_before_minutes integer not null check (buffer_before_minutes between 0 and 120),
  buffer_after_minutes integer not null check (buffer_after_minutes between 0 and 120),
  primary key (hold_id, position),
  unique (hold_id, service_id),
  check (starts_at < ends_at)
);
create index hold_steps_service on hold_steps (service_id);
create index hold_steps_practitioner on hold_steps (practitioner_id);

-- Which step takes the time; null where there are none.
alter table occupancy add column step smallint check (step between 0 and 7);

-- As before, and with steps: each takes exactly its own time with buffers, its practitioner's too, one after
-- the other, and together they are the time of the appointment or hold.
create or replace view occupancy_faults as
  select a.id as appointment_id, null::bigint as hold_id, f.fault
  from appointments a
  left join extra_visits e on e.appointment_id = a.id and e.number is not null
  cross join lateral (
    select count(*) as steps,
      count(*) filter (where s.service_id = a.service_id
        and s.practitioner_id = a.practitioner_id) as leading,
      count(*) filter (where not exists (select from occupancy o where o.appointment_id = a.id
        and o.step = s.position and o.resource_id = s.practitioner_id)) as unserved,
      count(*) filter (where exists (select from appointment_steps later
        where later.appointment_id = a.id and later.position > s.position
          and later.starts_at < s.ends_at)) as crossing,
      min(s.starts_at - make_interval(mins => s.buffer_before_minutes)) as takes_from,
      max(s.ends_at + make_interval(mins => s.buffer_after_minutes)) as takes_until,
      min(s.starts_at) as starts_at, max(s.ends_at) as ends_at
    from appointment_steps s where s.appointment_id = a.id) parts
  cross join lateral (
    select tstzrange(a.starts_at - make_interval(mins => a.buffer_before_minutes),
      a.ends_at + make_interval(mins => a.buffer_after_minutes)) as during) own
  cross join lateral (
    select count(*) as places,
      count(*) filter (where o.resource_id = a.practitioner_id) as practitioners,
      count(*) filter (where o.during is distinct from case
        when parts.steps = 0 then case when o.step is null then own.during end
        else tstzrange(s.starts_at - make_interval(mins => s.buffer_before_minutes),
          s.ends_at + make_interval(mins => s.buffer_after_minutes)) end) as elsewhere
    from occupancy o
    left join appointment_steps s on s.appointment_id = o.appointment_id and s.position = o.step
    where o.appointment_id = a.id) taken
  cross join lateral (select case
    when a.status = 'cancelled' or e.appointment_id is not null
      then case when taken.places > 0 then 'left-behind' end
    when taken.practitioners = 0 or parts.unserved > 0 or (parts.steps > 0 and parts.leading = 0)
      then 'missing'
    when taken.elsewhere > 0 or parts.crossing > 0 or (parts.steps > 0 and (
      parts.starts_at <> a.starts_at or parts.ends_at <> a.ends_at
        or tstzrange(parts.takes_from, parts.takes_until) <> own.during)) then 'other-time'
    end as fault) f
  where f.fault is not null
  union all
  select null, h.id, f.fault
  from holds h
  cross join lateral (
    select count(*) as steps,
      count(*) filter (where s.service_id = h.service_id) as leading,
      count(*) filter (where not exists (select from occupancy o where o.hold_id = h.id
        and o.step = s.position and o.resource_id = s.practitioner_id)) as unserved,
      count(*) filter (where exists (select from hold_steps later
        where later.hold_id = h.id and later.position > s.position
          and later.starts_at < s.ends_at)) as crossing,
      min(s.starts_at - make_interval(mins => s.buffer_before_minutes)) as takes_from,
      max(s.ends_at + make_interval(mins => s.buffer_after_minutes)) as takes_until,
      min(s.starts_at) as starts_at, max(s.ends_at) as ends_at
    from hold_steps s where s.hold_id = h.id) parts
  cross join lateral (
    select tstzrange(h.starts_at - make_interval(mins => h.buffer_before_minutes),
      h.ends_at + make_interval(mins => h.buffer_after_minutes)) as during) own
  cross join lateral (
    select count(*) as places,
      count(*) filter (where o.during is distinct from case
        when parts.steps = 0 then case when o.step is null then own.during end
        else tstzrange(s.starts_at - make_interval(mins => s.buffer_before_minutes),
          s.ends_at + make_interval(mins => s.buffer_after_minutes)) end) as elsewhere
    from occupancy o
    left join hold_steps s on s.hold_id = o.hold_id and s.position = o.step
    where o.hold_id = h.id) taken
  cross join lateral (select case
    when taken.places = 0 or parts.unserved > 0 or (parts.steps > 0 and parts.leading = 0)
      then 'missing'
    when taken.elsewhere > 0 or parts.crossing > 0 or (parts.steps > 0 and (
      parts.starts_at <> h.starts_at or parts.ends_at <> h.ends_at
        or tstzrange(parts.takes_from, parts.takes_until) <> own.during)) then 'other-time'
    end as fault) f
  where f.fault is not null;

create function check_step_occupancy() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'hold_steps' then
    if tg_op <> 'INSERT' then perform refuse_occupancy_fault(null, old.hold_id); end if;
    if tg_op <> 'DELETE' then perform refuse_occupancy_fault(null, new.hold_id); end if;
  else
    if tg_op <> 'INSERT' then perform refuse_occupancy_fault(old.appointment_id, null); end if;
    if tg_op <> 'DELETE' then perform refuse_occupancy_fault(new.appointment_id, null); end if;
  end if;
  return null;
end $$;
create constraint trigger occupancy_is_exact after insert or update or delete
  on appointment_steps deferrable initially deferred
  for each row execute function check_step_occupancy();
create constraint trigger occupancy_is_exact after insert or update or delete
  on hold_steps deferrable initially deferred
  for each row execute function check_step_occupancy();
