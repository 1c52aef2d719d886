-- What staff have set of the agenda. Where there is a row, the clinic record no longer speaks for the
-- subject: a later state of the record leaves it as it is. The two orders have the subject_id 0.
create table agenda_settings (
  subject text not null
    check (subject in ('hours', 'resource', 'service', 'resource-order', 'service-order')),
  subject_id integer not null,
  -- Grows with every change: who has seen an older one may not overwrite it.
  version integer not null check (version >= 1),
  changed_at timestamptz not null,
  changed_by integer not null references staff,
  primary key (subject, subject_id)
);

-- Visits that follow from another one: a return after a consultation, the series after a surgery.
create table follow_ups (
  appointment_id bigint primary key references appointments on delete cascade,
  origin_id bigint not null references appointments on delete cascade,
  kind text not null check (kind in ('return', 'post-operative')),
  -- Of a series: how many days after the surgery it is due.
  due_days integer check (due_days between 1 and 365),
  is_free boolean not null,
  check (appointment_id <> origin_id),
  check ((kind = 'post-operative') = (due_days is not null))
);
create index follow_ups_origin on follow_ups (origin_id);

-- Secret addresses from which calendars read the agenda. Only hashes are stored; revoking deletes the row.
create table calendar_feeds (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  -- Of one practitioner, room or device; empty for the whole clinic.
  resource_id integer references resources on delete cascade,
  patient_names text not null check (patient_names in ('none', 'initials', 'full')),
  created_at timestamptz not null,
  created_by integer not null references staff
);
