-- One row: this installation. A database put back from a backup begins a new epoch, because its row numbers come
-- again and what was ended since the backup would count again.
create table installation (
  is_only boolean primary key default true check (is_only),
  epoch uuid not null default gen_random_uuid(),
  epoch_since timestamptz not null default now(),
  -- Where this database was when it was last used; another place means that it was restored or copied. Null: the
  -- next start takes the place that it finds, for a planned move.
  place text,
  -- When the folder of the app's own database was made, in nanoseconds.
  folder_born_at text,
  -- Recognises the secret, without telling it.
  secret_fingerprint text
);
insert into installation default values;

-- The random part of a manage link. Row numbers come again after a restore, these do not.
alter table manage_links add column link_key uuid not null default gen_random_uuid();
create unique index manage_links_link_key on manage_links (link_key);

-- Rows from before keep the hash of their old token, so that links already mailed still open. New ones have none:
-- their token names the link key.
alter table manage_links drop constraint manage_links_pkey;
alter table manage_links alter column token_hash drop not null;
alter table manage_links drop constraint manage_links_appointment_id_key;
alter table manage_links add primary key (appointment_id);
create unique index manage_links_token_hash on manage_links (token_hash);

-- What the cookie of a known device is sealed with, beside the secret.
alter table staff add column device_key uuid not null default gen_random_uuid();

-- Ends every link, session, known device, calendar address and unfinished booking that this database knows.
-- Appointments keep theirs under new keys: the next mail about one brings the new link.
create function begin_epoch() returns uuid language plpgsql as $$
declare
  begun uuid := gen_random_uuid();
begin
  update installation set epoch = begun, epoch_since = now();
  update manage_links set link_key = gen_random_uuid(), token_hash = null;
  update staff set device_key = gen_random_uuid();
  delete from staff_sessions;
  delete from staff_links;
  delete from calendar_feeds;
  delete from booking_drafts;
  delete from holds;
  insert into audit_log (actor, action, subject_type, subject_id)
    values ('job', 'installation.epoch-begun', 'installation', begun);
  return begun;
end $$;
