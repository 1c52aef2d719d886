-- The agenda: who works when, what is offered, what is taken.
create extension if not exists btree_gist;
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Whoever or whatever a visit occupies: a practitioner, a room, a piece of equipment.
create table resources (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null,
  kind text not null check (kind in ('practitioner', 'room', 'equipment')),
  role text,
  is_active boolean not null default true,
  position integer not null default 0
);

create table services (
  id integer generated always as identity primary key,
  slug text not null unique,
  duration_minutes integer not null check (duration_minutes between 5 and 480),
  buffer_before_minutes integer not null default 0 check (buffer_before_minutes between 0 and 120),
  buffer_after_minutes integer not null default 0 check (buffer_after_minutes between 0 and 120),
  is_bookable_online boolean not null default true,
  position integer not null default 0
);

-- A service needs one practitioner of these and, when it names any other resource, one of those too.
create table service_resources (
  service_id integer not null references services on delete cascade,
  resource_id integer not null references resources on delete cascade,
  primary key (service_id, resource_id)
);

-- Wall-clock hours in the clinic's zone. Open minutes less break minutes are workable. valid_until is exclusive.
create table weekly_hours (
  id integer generated always as identity primary key,
  resource_id integer not null references resources on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  kind text not null check (kind in ('open', 'break')),
  starts_time time not null,
  ends_time time not null,
  valid_from date not null default '2000-01-01',
  valid_until date,
  check (starts_time < ends_time)
);
create index weekly_hours_resource on weekly_hours (resource_id, weekday);

-- Closed stretches: of one resource, or of the whole clinic when resource_id is null.
create table closures (
  id integer generated always as identity primary key,
  resource_id integer references resources on delete cascade,
  during tstzrange not null check (not isempty(during)),
  reason text not null
);
create index closures_during on closures using gist (during);

-- A suggested holiday with closes = true keeps patients from booking until staff confirm or dismiss it.
create table holidays (
  held_on date not null,
  name text not null,
  scope text not null check (scope in ('national', 'state', 'municipal')),
  closes boolean not null default true,
  status text not null default 'suggested' check (status in ('suggested', 'confirmed', 'dismissed')),
  primary key (held_on, scope)
);

-- A time kept for a visitor who is still filling in the form.
create table holds (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  service_id integer not null references services,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  expires_at timestamptz not null,
  was_extended boolean not null default false,
  created_at timestamptz not null default now(),
  check (starts_at < ends_at)
);
create index holds_expiry on holds (expires_at);

create table contacts (
  id bigint generated always as identity primary key,
  name text not null,
  phone_e164 text not null check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  email text,
  created_at timestamptz not null default now()
);
create index contacts_phone on contacts (phone_e164);

create table patients (
  id bigint generated always as identity primary key,
  contact_id bigint not null references contacts,
  name text not null,
  born_on date,
  created_at timestamptz not null default now()
);
create index patients_contact on patients (contact_id);

-- One row a visit for life: moving it changes its times and sequence, never its protocol.
create table appointments (
  id bigint generated always as identity primary key,
  protocol text not null unique,
  service_id integer not null references services,
  practitioner_id integer not null references resources,
  patient_id bigint not null references patients,
  contact_id bigint not null references contacts,
  guardian_name text,
  guardian_relation text,
  payer text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What the patient was told, in the clinic's wall clock; it wins if the zone's rules change.
  starts_on date not null,
  starts_time time not null,
  status text not null default 'confirmed' check (status in ('confirmed', 'cancelled')),
  sequence integer not null default 0,
  -- The manage link is derived from the id and this number: raising it revokes the link.
  link_version integer not null default 1,
  channel text not null check (channel in ('web', 'api', 'desk')),
  created_at timestamptz not null default now(),
  -- When it was made, last moved or cancelled.
  changed_at timestamptz not null default now(),
  check (starts_at < ends_at),
  check ((guardian_name is null) = (guardian_relation is null))
);
create index appointments_starts on appointments (starts_at);
create index appointments_contact on appointments (contact_id);

-- Everything that takes time on a resource. Every row is live: cancelling or expiring deletes it.
-- during is half open and includes the service's buffers.
create table occupancy (
  id bigint generated always as identity primary key,
  resource_id integer not null references resources,
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  appointment_id bigint references appointments on delete cascade,
  hold_id bigint references holds on delete cascade,
  reason text,
  check (num_nonnulls(appointment_id, hold_id, reason) = 1),
  constraint occupancy_never_overlaps exclude using gist (resource_id with =, during with &&)
);
create index occupancy_appointment on occupancy (appointment_id) where appointment_id is not null;
create index occupancy_hold on occupancy (hold_id) where hold_id is not null;

-- Links with which a patient manages a visit. Only hashes are stored; cancelling deletes the row.
create table manage_links (
  token_hash bytea primary key,
  appointment_id bigint not null unique references appointments on delete cascade,
  expires_at timestamptz not null
);

-- What was agreed to, by whom, in which words.
create table consents (
  id bigint generated always as identity primary key,
  contact_id bigint not null references contacts,
  appointment_id bigint references appointments,
  purpose text not null,
  text_id text not null,
  text_sha256 text not null,
  locale text not null,
  source text not null,
  granted_at timestamptz not null default now(),
  revoked_at timestamptz
);

-- Append-only: the application's role may insert and read, nothing else; the trigger stops everybody.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  detail jsonb not null default '{}'
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each statement execute function refuse_change();

-- The first answer given to a key, replayed to every repetition of it.
create table idempotency_keys (
  scope text not null,
  key text not null,
  body_sha256 text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- What a visitor has filled in so far; kept 24 hours, found by the hash of a cookie.
create table booking_drafts (
  token_hash bytea primary key,
  data jsonb not null,
  updated_at timestamptz not null default now()
);
create index booking_drafts_age on booking_drafts (updated_at);

create table rate_limits (
  bucket text not null,
  window_starts_at timestamptz not null,
  hits integer not null,
  primary key (bucket, window_starts_at)
);

create table used_challenges (
  challenge text primary key,
  expires_at timestamptz not null
);

-- Which state of the clinic record the agenda was last brought to.
create table agenda_seeds (
  sha256 text primary key,
  at timestamptz not null default now()
);
