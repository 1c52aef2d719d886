-- What went wrong in visitors' browsers, one row a kind of error. Nothing of a person is in it.
create table client_errors (
  sha256 text primary key,
  type text not null,
  message text not null,
  times bigint not null check (times > 0),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Where and how it was seen last.
  release text not null,
  sample jsonb not null
);
create index client_errors_age on client_errors (last_seen_at);
