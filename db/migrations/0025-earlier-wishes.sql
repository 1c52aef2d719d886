-- Who wants to be told when an earlier time becomes free. Its own table: a wish is no change of the appointment,
-- so it raises no version.
create table earlier_wishes (
  appointment_id bigint primary key references appointments on delete cascade,
  wished_at timestamptz not null
);

-- Who books again after their link has ended is found by the address that gets the code.
create index contacts_email on contacts (lower(email));
