-- A part of somebody's weekly hours may be for some services alone, and some services for a part of the hours alone.
alter table weekly_hours
  drop constraint weekly_hours_kind_check,
  add constraint weekly_hours_kind_check check (kind in ('open', 'break', 'limit')),
  -- 'hours': at this time these services alone; 'services': these services at this time alone; or both.
  add column limit_of text check (limit_of in ('hours', 'services', 'both')),
  add check ((kind = 'limit') = (limit_of is not null));

-- Of a limit. One whose services are all gone lets nobody in, it does not vanish.
create table hours_services (
  hours_id integer not null references weekly_hours on delete cascade,
  service_id integer not null references services on delete cascade,
  primary key (hours_id, service_id)
);
create index on hours_services (service_id);
