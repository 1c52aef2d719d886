-- Texts of another content system (WordPress), read ahead: pages are made from these copies and never wait for it.

-- The state of the reading; one row at most.
create table foreign_source (
  id boolean primary key default true check (id),
  -- Grows with every change of what the site shows.
  revision bigint not null default 0,
  -- Address of the source whose entries are kept: the last that was read whole.
  address text check (char_length(address) between 1 and 300),
  site_name text check (char_length(site_name) <= 200),
  -- The last run that read everything it asked for, and the last that asked for everything.
  good_at timestamptz,
  full_at timestamptz,
  -- Instant of the latest change at the source that was read.
  changed_since timestamptz,
  -- The address that the last run asked, and since when and why runs fail.
  tried_address text,
  failing_since timestamptz,
  failure text,
  failure_status integer,
  -- Staff have confirmed that the source is empty on purpose.
  accepts_empty boolean not null default false,
  -- What the source lists and nobody can read, 'post 12 protected'; told to staff.
  passed_over text[] not null default '{}',
  -- One run at a time, over all processes: whose turn it is, and until when nothing need be heard of it.
  leased_by uuid,
  leased_until timestamptz,
  check ((leased_by is null) = (leased_until is null)),
  check ((failing_since is null) = (failure is null))
);

create table foreign_entries (
  id integer generated always as identity primary key,
  address text not null,
  kind text not null check (kind in ('post', 'page')),
  -- At the source.
  source_id bigint not null,
  slug text not null,
  -- The entry as it was read, in the site's own blocks; see app/features/cms/foreign-entry.ts.
  entry jsonb not null,
  -- Of the entry: equal hashes are equal entries.
  hash text not null,
  -- What the check of medical advertising found; told, not enforced.
  findings jsonb not null default '[]',
  modified_at timestamptz not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When the source no longer had it; it has left the site.
  gone_at timestamptz,
  unique (address, kind, source_id)
);

create table foreign_categories (
  address text not null,
  slug text not null,
  name text not null,
  -- As the source counts them.
  posts integer not null check (posts >= 0),
  primary key (address, slug)
);

-- Pictures of the source, written anew like those of the library, which does not list them.
create table foreign_pictures (
  id integer generated always as identity primary key,
  -- Address at the source.
  src text not null unique,
  -- As in images; null until it has been fetched.
  name text unique check (name ~ '^[a-z0-9]{12}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}$'),
  tries integer not null default 0 check (tries >= 0),
  -- Why the last try failed, and when the next one is due.
  failure text,
  due_at timestamptz not null,
  fetched_at timestamptz,
  check ((name is null) = (fetched_at is null))
);
create index foreign_pictures_due on foreign_pictures (due_at) where name is null;

create table foreign_picture_files (
  picture_id integer not null references foreign_pictures on delete cascade,
  width integer not null check (width between 1 and 1280),
  bytes bytea not null,
  primary key (picture_id, width)
);
alter table foreign_picture_files alter column bytes set storage external;

create table foreign_runs (
  id bigint generated always as identity primary key,
  address text not null,
  -- Who asked for it: the clock, staff or the source itself.
  reason text not null check (reason in ('clock', 'staff', 'notice')),
  is_full boolean not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- 'done', or a word of app/features/cms/sync-outcome.ts; null while it runs.
  outcome text,
  status integer,
  seen integer not null default 0,
  changed integer not null default 0,
  gone integer not null default 0,
  pictures integer not null default 0,
  check ((finished_at is null) = (outcome is null))
);
create index foreign_runs_newest on foreign_runs (started_at desc, id desc);
