-- Lengths of a service beside the one in its own row: from a day on, and of one practitioner.
create table service_lengths (
  id bigint generated always as identity primary key,
  service_id integer not null references services on delete cascade,
  -- First day; null for now.
  from_on date,
  -- The practitioner; null for the service itself, whose length of now is in its row.
  resource_id integer references resources on delete cascade,
  duration_minutes integer not null check (duration_minutes between 5 and 480),
  buffer_before_minutes integer check (buffer_before_minutes between 0 and 120),
  buffer_after_minutes integer check (buffer_after_minutes between 0 and 120),
  unique nulls not distinct (service_id, from_on, resource_id),
  check (from_on is not null or resource_id is not null),
  check ((resource_id is null) = (buffer_before_minutes is not null)),
  check ((resource_id is null) = (buffer_after_minutes is not null))
);
create index on service_lengths (resource_id);

-- The first and the last day on which somebody works here; null where nothing is known.
alter table resources
  add column from_on date,
  add column until_on date,
  add check (from_on <= until_on);
