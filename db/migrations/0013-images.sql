-- Pictures that staff put on the site. They live here, so that every process has them and a backup keeps them.
create table images (
  id integer generated always as identity primary key,
  -- Random, with the size of the largest file: 'k3x9…-1280x853'. Texts name it.
  name text not null unique check (name ~ '^[a-z0-9]{12}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}$'),
  -- Of the file that was sent: the same file sent twice is the same picture.
  source_sha256 bytea not null unique check (length(source_sha256) = 32),
  width integer not null check (width between 1 and 1280),
  height integer not null check (height > 0),
  -- What the picture shows, for who does not see it.
  alt text not null check (char_length(alt) between 1 and 250),
  -- Whose it is and by which licence it may be shown.
  credit text check (char_length(credit) between 1 and 160),
  -- People are shown, and have allowed it in writing; who sent the picture has said so.
  shows_people boolean not null,
  -- Grows with every change: who has seen an older one may not overwrite it.
  version integer not null check (version >= 0),
  created_at timestamptz not null,
  created_by integer not null references staff,
  changed_at timestamptz not null,
  changed_by integer not null references staff
);
create index images_newest on images (created_at desc, id desc);

-- One file a width, written anew as WebP; never what was sent.
create table image_files (
  image_id integer not null references images on delete cascade,
  width integer not null check (width between 1 and 1280),
  bytes bytea not null,
  primary key (image_id, width)
);
-- They do not get smaller by being compressed again.
alter table image_files alter column bytes set storage external;
