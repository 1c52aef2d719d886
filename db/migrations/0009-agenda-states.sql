-- What happens to a visit once it is booked, and what keeps two people from overwriting each other.
alter table appointments
  -- Empty until somebody at the desk says it.
  add column attendance text check (attendance in ('arrived', 'done', 'no-show')),
  add column attendance_at timestamptz,
  -- Grows with every change: who has seen an older one may not overwrite it.
  add column version integer not null default 0,
  add constraint appointments_attendance_time check ((attendance is null) = (attendance_at is null)),
  -- What was cancelled was not attended.
  add constraint appointments_attended check (attendance is null or status = 'confirmed'),
  drop constraint appointments_channel_check,
  add constraint appointments_channel_check check (channel in ('web', 'api', 'desk', 'phone'));

-- Whoever changes a visit raises its version, also who knows nothing of it.
create function raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger appointments_version before update on appointments
  for each row execute function raise_version();

-- Visits squeezed in between others ("encaixe"): a capacity of their own, so many a practitioner and
-- day. They take nothing in occupancy; the number, which cannot be given twice, is what limits them.
create table extra_visits (
  appointment_id bigint primary key references appointments on delete cascade,
  practitioner_id integer not null references resources,
  held_on date not null,
  -- Empty once the visit is cancelled or has got a time of its own: then another may have it.
  number smallint check (number >= 1),
  reason text not null check (char_length(reason) between 3 and 200),
  unique (practitioner_id, held_on, number)
);

-- The story of one visit.
create index audit_log_subject on audit_log (subject_type, subject_id, id);
