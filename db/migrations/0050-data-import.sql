-- Coming from elsewhere: patients, appointments and closures of a file, looked over first and written as one.
alter table appointments drop constraint appointments_channel_check,
  add constraint appointments_channel_check check (channel in ('web', 'api', 'desk', 'phone', 'import'));

create table data_imports (
  id integer generated always as identity primary key,
  -- Of the form that sent the file: sent twice it makes one.
  request_key text not null unique,
  kind text not null check (kind in ('patients', 'appointments', 'closures')),
  format text not null check (format in ('csv', 'ics')),
  -- The same file is told when it comes again.
  file_sha256 text not null,
  -- Names of the columns; personal where a file has none, and so never longer kept than the lines.
  columns text[] not null,
  -- What the reading left out, and why: cancelled events, repetitions without an end.
  left_out jsonb not null default '{}',
  state text not null check (state in
    ('mapping', 'checking', 'checked', 'importing', 'done', 'undoing', 'undone')),
  -- Which column is what, and whose values are whose; see mapping.ts.
  mapping jsonb,
  -- What was found, made, kept.
  counts jsonb not null default '{}',
  version integer not null default 0,
  created_at timestamptz not null,
  created_by integer not null references staff,
  changed_at timestamptz not null,
  changed_by integer not null references staff
);
create index data_imports_created_by on data_imports (created_by);
create index data_imports_changed_by on data_imports (changed_by);
create index data_imports_file on data_imports (file_sha256);

-- The lines of the file, as they came, and what is thought of each. Kept for 30 days.
create table data_import_rows (
  import_id integer not null references data_imports on delete cascade,
  number integer not null,
  -- Where it begins in the file; of a repeated event there are several.
  line integer not null,
  cells text[] not null,
  outcome text check (outcome in ('make', 'same', 'refused')),
  -- Words of IMPORT_FAULTS and IMPORT_WARNINGS.
  faults text[] not null default '{}',
  -- Another line that it concerns.
  other_line integer,
  primary key (import_id, number)
);
create index data_import_rows_faulty on data_import_rows (import_id, number) where faults <> '{}';

-- What an import has made, and how it was then: what has changed since is not taken back.
create table data_import_made (
  id bigint generated always as identity primary key,
  import_id integer not null references data_imports on delete cascade,
  contact_id bigint references contacts on delete cascade,
  patient_id bigint references patients on delete cascade,
  appointment_id bigint references appointments on delete cascade,
  closure_id integer references closures on delete cascade,
  stamp text not null,
  check (num_nonnulls(contact_id, patient_id, appointment_id, closure_id) = 1)
);
create index data_import_made_import on data_import_made (import_id);
create unique index data_import_made_contact on data_import_made (contact_id) where contact_id is not null;
create unique index data_import_made_patient on data_import_made (patient_id) where patient_id is not null;
create unique index data_import_made_appointment on data_import_made (appointment_id) where appointment_id is not null;
create unique index data_import_made_closure on data_import_made (closure_id) where closure_id is not null;
