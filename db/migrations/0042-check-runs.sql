-- What the checks of the site's own working have found. A look of the everyday watch that finds the same as the last
-- one only moves that row's `seen_at`.
create table check_runs (
  id bigint generated always as identity primary key,
  check_id text not null check (check_id ~ '^[a-z]+(-[a-z]+)*$' and char_length(check_id) <= 40),
  asked_by text not null check (asked_by in ('staff', 'watch', 'nightly')),
  run_at timestamptz not null,
  -- Since when the verdict has been this one.
  since_at timestamptz not null check (since_at <= run_at),
  seen_at timestamptz not null check (seen_at >= run_at),
  verdict text not null check (verdict in ('success', 'warning', 'error')),
  finding text not null check (char_length(finding) <= 40),
  latency_ms integer not null check (latency_ms >= 0),
  -- Plain figures for staff; nothing personal, no secret.
  raw jsonb not null check (pg_column_size(raw) <= 8192),
  unique (check_id, run_at)
);
create index check_runs_latest on check_runs (check_id, id desc);
create index check_runs_seen on check_runs (seen_at);

-- Whom the desk calls when something does not work; one row at most.
create table check_keeper (
  is_only boolean primary key default true check (is_only),
  name text not null check (char_length(name) between 3 and 80),
  phone_e164 text not null check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  version integer not null check (version >= 1),
  changed_at timestamptz not null,
  changed_by integer not null references staff
);
create index check_keeper_changed_by on check_keeper (changed_by);
