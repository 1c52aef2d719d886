-- Logos that staff have sent, cleaned, each under the hash of its bytes; the clinic's record names the one in use.
create table brand_files (
  file text primary key check (file ~ '^[0-9a-f]{32}\.(svg|png)$'),
  bytes bytea not null check (octet_length(bytes) between 1 and 262144),
  width integer not null check (width between 1 and 4000),
  height integer not null check (height between 1 and 4000),
  stored_at timestamptz not null,
  stored_by integer not null references staff
);
create index brand_files_stored_by on brand_files (stored_by);
