-- A clinic with several houses. A null branch is the main house; the clinic's record names the others.

-- Where a room or device is. People belong to no house: their hours say where they are.
alter table resources
  add column branch text,
  add constraint resources_people_go_about check (branch is null or kind <> 'practitioner');

alter table weekly_hours add column branch text;
-- Nobody is in two houses at once.
alter table weekly_hours add constraint weekly_hours_in_one_house exclude using gist (
  resource_id with =,
  weekday with =,
  (coalesce(branch, '')) with <>,
  (int4range(extract(epoch from starts_time)::integer, extract(epoch from ends_time)::integer)) with &&,
  (daterange(valid_from, valid_until)) with &&
) where (kind = 'open');

-- As booked: the record may close a house later.
alter table holds add column branch text;
alter table appointments add column branch text;

-- Null closes all houses, 'sede' the main one, any other word the house of that name.
alter table closures
  add column house text,
  add constraint closures_of_one check (resource_id is null or house is null);

-- Null waits for a time in any house; 'sede' is the main one.
alter table waitlist_entries add column house text;
alter table waitlist_offers add column branch text;
