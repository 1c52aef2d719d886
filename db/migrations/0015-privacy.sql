-- What people ask about their own data (LGPD, art. 18). The answer is due within 15 days.
create table privacy_requests (
  id bigint generated always as identity primary key,
  -- Eight digits behind a P, easy to say on the phone.
  protocol text not null unique check (protocol ~ '^P[0-9]{4}-[0-9]{4}$'),
  -- 'right' is a word of SQL.
  asked_for text not null check (asked_for in ('confirmation', 'access', 'correction', 'deletion',
    'portability', 'sharing', 'revocation', 'other')),
  name text not null,
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  email text,
  words text not null check (char_length(words) <= 4000),
  -- The language of the page, so that the answer can be written in it.
  locale text not null check (locale in ('pt-BR', 'en-US')),
  created_at timestamptz not null,
  -- What was asked and when stays as proof; who asked does not.
  erased_at timestamptz,
  check (erased_at is not null or num_nonnulls(phone_e164, email) > 0)
);
create index privacy_requests_age on privacy_requests (created_at);
create trigger privacy_requests_leave_inbox after delete on privacy_requests
  for each row execute function leave_inbox('privacy');

-- What has gone wrong with personal data. Every state of what is known is kept (Res. CD/ANPD 15/2024, art. 10).
create table incidents (
  id integer generated always as identity primary key,
  opened_at timestamptz not null
);
create table incident_revisions (
  incident_id integer not null references incidents on delete cascade,
  number integer not null check (number >= 1),
  author integer not null references staff,
  written_at timestamptz not null,
  facts jsonb not null,
  primary key (incident_id, number)
);

-- Append-only, as audit_log is: rows go only through a keeper below, when their time has passed.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and coalesce(current_setting('clareia.keeper', true), '') = 'on' then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger incident_revisions_append_only before update or delete on incident_revisions
  for each statement execute function refuse_change();

-- The app's own role may not delete these rows; the keeper does it as the owner, and only what is old.
-- A date to come does not make rows older than they are.
create function purge_append_only(asked_at timestamptz, out audit_rows bigint, out incident_rows bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  cutoff timestamptz := least(asked_at, now()) - interval '5 years';
begin
  perform set_config('clareia.keeper', 'on', true);
  delete from audit_log where at < cutoff;
  get diagnostics audit_rows = row_count;
  delete from incidents i where opened_at < cutoff
    and not exists (select from incident_revisions r where r.incident_id = i.id and r.written_at >= cutoff);
  get diagnostics incident_rows = row_count;
  perform set_config('clareia.keeper', '', true);
end $$;

-- That somebody has looked at something: once an hour is enough.
create unique index audit_log_views on audit_log
  (actor, subject_id, (date_trunc('hour', at at time zone 'UTC'))) where action = 'viewed';
create index audit_log_actor on audit_log (actor, id);

-- The nightly purges, for whoever wants to see that they happen.
create table purge_runs (
  id integer generated always as identity primary key,
  ran_at timestamptz not null,
  -- Rows by table.
  deleted jsonb not null
);
