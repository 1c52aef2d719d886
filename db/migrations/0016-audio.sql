-- Audio of the podcast that staff have sent. It lives here, so that every process has it and a backup keeps it.
create table audio_files (
  id integer generated always as identity primary key,
  -- Random, so that nobody can guess where audio is that no episode names yet.
  name text not null unique check (name ~ '^[a-z2-7]{12}\.(mp3|m4a)$'),
  -- What its own first bytes say it is.
  type text not null check (type in ('audio/mpeg', 'audio/mp4')),
  bytes integer not null check (bytes between 1 and 26214400),
  -- As its frames say, in whole seconds.
  duration_seconds integer not null check (duration_seconds >= 1),
  -- Of what is kept: the same audio sent twice is one file.
  sha256 bytea not null unique check (length(sha256) = 32),
  -- What staff know it by.
  label text not null check (char_length(label) between 1 and 80),
  created_at timestamptz not null,
  created_by integer not null references staff
);

-- The file in pieces of a megabyte, so that who listens from the middle is sent the middle alone.
create table audio_chunks (
  audio_id integer not null references audio_files on delete cascade,
  number integer not null check (number >= 0),
  bytes bytea not null check (length(bytes) between 1 and 1048576),
  primary key (audio_id, number)
);
-- It does not get smaller by being compressed again.
alter table audio_chunks alter column bytes set storage external;
