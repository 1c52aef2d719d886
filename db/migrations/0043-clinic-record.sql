-- The clinic's record as staff have made it on screen, each version for good; the highest is in force. No row: the
-- record in app/clinic/clinic-record.ts is.
create table clinic_record_versions (
  version integer primary key check (version >= 1),
  -- As app/clinic/clinic-schema.ts takes it in.
  record jsonb not null,
  -- Top-level fields of the record that differ from the version before.
  fields text[] not null,
  made_by text not null check (made_by in ('first', 'edit', 'return', 'plan')),
  changed_at timestamptz not null,
  changed_by integer not null references staff
);
create index clinic_record_versions_changed_by on clinic_record_versions (changed_by);

-- Changes that begin on a day to come: the new values of top-level fields.
create table clinic_record_plans (
  id integer generated always as identity primary key,
  starts_on date not null,
  -- { "hours": … }
  changes jsonb not null,
  state text not null check (state in ('waiting', 'applied', 'withdrawn', 'refused')),
  -- The version that it was planned on; 0 for the record of the file.
  version integer not null check (version >= 0),
  planned_at timestamptz not null,
  planned_by integer not null references staff,
  settled_at timestamptz
);
create index clinic_record_plans_waiting on clinic_record_plans (starts_on) where state = 'waiting';
create index clinic_record_plans_planned_by on clinic_record_plans (planned_by);

-- To whom staff have written because of a version, once each.
create table clinic_record_notices (
  version integer not null references clinic_record_versions,
  appointment_id bigint not null references appointments on delete cascade,
  asked_at timestamptz not null,
  asked_by integer not null references staff,
  primary key (version, appointment_id)
);
create index clinic_record_notices_appointment on clinic_record_notices (appointment_id);
create index clinic_record_notices_asked_by on clinic_record_notices (asked_by);
