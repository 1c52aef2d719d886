-- Who works here, and how they prove it. Secrets are stored as hashes only; those of the second factor
-- are derived from the process's secret and a salt, so that a copy of the database opens nothing.
create table staff (
  id integer generated always as identity primary key,
  -- Lower case; what is typed at the login is brought into this form.
  username text not null unique check (username ~ '^[a-z0-9][a-z0-9._-]{2,39}$'),
  name text not null check (char_length(name) between 1 and 120),
  role text not null check (role in ('administrator', 'editor', 'reception', 'practitioner')),
  -- 'scrypt$<log2 N>$<r>$<p>$<salt>$<key>'
  password_hash text not null,
  -- Both empty until the second factor has been set up.
  totp_salt text,
  totp_last_step bigint,
  recovery_salt text,
  -- Whether the person has said to have kept the recovery codes.
  recovery_kept boolean not null default true,
  created_at timestamptz not null,
  last_signed_in_at timestamptz,
  disabled_at timestamptz,
  check ((totp_salt is null) = (totp_last_step is null))
);

create table staff_sessions (
  token_hash bytea primary key,
  staff_id integer not null references staff on delete cascade,
  -- Opens nothing but the page of the second factor.
  awaits_second_factor boolean not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index staff_sessions_staff on staff_sessions (staff_id);
create index staff_sessions_age on staff_sessions (started_at);

create table staff_recovery_codes (
  code_hash bytea primary key,
  staff_id integer not null references staff on delete cascade
);
create index staff_recovery_codes_staff on staff_recovery_codes (staff_id);

-- One-time links: the first administrator's, an invitation, or a new access for somebody who lost theirs.
create table staff_links (
  token_hash bytea primary key,
  kind text not null check (kind in ('setup', 'invitation', 'new-access')),
  -- Who gets it, in the words of who made it; for the list of open links.
  label text not null,
  role text not null check (role in ('administrator', 'editor', 'reception', 'practitioner')),
  staff_id integer references staff on delete cascade,
  created_by integer references staff on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((kind = 'new-access') = (staff_id is not null)),
  check ((kind = 'setup') = (created_by is null))
);
create index staff_links_age on staff_links (expires_at);

-- Failed logins of an account, a network or a known device; the bucket is a keyed hash.
create table staff_attempts (
  bucket text primary key,
  failures integer not null,
  -- Since when these failures are counted.
  since timestamptz not null,
  -- How often the bucket has been closed already, for the length of the next time.
  closures integer not null,
  closed_until timestamptz
);
create index staff_attempts_age on staff_attempts (since);
