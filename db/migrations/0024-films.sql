-- Films of the services and their captions that staff have sent. They lie here for the same reasons as audio_files.
create table film_files (
  id integer generated always as identity primary key,
  -- Random, so that nobody can guess where a film is that no service names yet.
  name text not null unique check (name ~ '^[a-z2-7]{12}\.(mp4|webm|vtt)$'),
  -- What its own first bytes say it is.
  type text not null check (type in ('video/mp4', 'video/webm', 'text/vtt')),
  bytes integer not null check (bytes between 1 and 26214400),
  -- In whole seconds; of captions, until their last line ends.
  duration_seconds integer not null check (duration_seconds >= 1),
  -- Of what is kept: the same film sent twice is one file.
  sha256 bytea not null unique check (length(sha256) = 32),
  -- What staff know it by.
  label text not null check (char_length(label) between 1 and 80),
  created_at timestamptz not null,
  created_by integer not null references staff
);
create index film_files_created_by on film_files (created_by);

-- The film in pieces of a megabyte, so that who watches from the middle is sent the middle alone.
create table film_chunks (
  film_id integer not null references film_files on delete cascade,
  number integer not null check (number >= 0),
  bytes bytea not null check (length(bytes) between 1 and 1048576),
  primary key (film_id, number)
);
alter table film_chunks alter column bytes set storage external;
