-- The waiting list: who waits for a time, which times became free, and to whom each was offered.

-- Who waits. 'earlier': somebody with an appointment who wants to come before it; their name and phone are the
-- appointment's. 'open': somebody without one. 'launch': who is told once when the plans are on sale.
create table waitlist_entries (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('earlier', 'open', 'launch')),
  appointment_id bigint unique references appointments on delete cascade,
  -- The random part of the person's link; the link itself is stored nowhere.
  link_key uuid not null unique default gen_random_uuid(),
  name text,
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  email text,
  -- Null for an appointment's, which has a language of its own.
  locale text check (locale in ('pt-BR', 'en-US')),
  practitioner_id integer references resources on delete set null,
  -- 0 is Sunday.
  weekdays smallint[] not null default '{0,1,2,3,4,5,6}'
    check (cardinality(weekdays) > 0 and weekdays <@ '{0,1,2,3,4,5,6}'),
  period text not null default 'any' check (period in ('any', 'morning', 'afternoon')),
  -- The first day that suits; null: at once.
  first_on date,
  -- How long before the time the person wants to know of it.
  notice text not null default 'day' check (notice in ('two-hours', 'same-day', 'day', 'two-days')),
  source text not null check (source in ('web', 'staff')),
  -- The place in the list is the number: who came first is asked first.
  wished_at timestamptz not null,
  paused_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('left', 'booked', 'staff', 'over', 'told')),
  check ((ended_at is null) = (ended_as is null)),
  check ((kind = 'earlier') = (appointment_id is not null)),
  check ((kind = 'earlier') = (name is null)),
  check ((name is null) = (phone_e164 is null)),
  check ((name is null) = (locale is null))
);
create index waitlist_entries_waiting on waitlist_entries (id) where ended_at is null;
create index waitlist_entries_age on waitlist_entries (wished_at);
create index waitlist_entries_phone on waitlist_entries (phone_e164) where phone_e164 is not null;
create index waitlist_entries_practitioner on waitlist_entries (practitioner_id)
  where practitioner_id is not null;

-- What for; of an 'earlier' entry the appointment says it.
create table waitlist_services (
  entry_id bigint not null references waitlist_entries on delete cascade,
  service_id integer not null references services on delete cascade,
  primary key (entry_id, service_id)
);
create index waitlist_services_service on waitlist_services (service_id);

-- Services whose free times are known: of any other, all that is free has been free before.
create table waitlist_watched (
  service_id integer primary key references services on delete cascade
);

-- Starts that are free, and who was on the list when they became so: who came later saw them on the site. Visitors
-- who hold a time for some minutes do not take it away from here, an offer does.
create table waitlist_times (
  service_id integer not null references services on delete cascade,
  practitioner_id integer not null references resources on delete cascade,
  starts_at timestamptz not null,
  -- The last entry that was on the list by then: clocks may jump, numbers do not.
  opened_after bigint not null,
  primary key (service_id, practitioner_id, starts_at)
);
create index waitlist_times_practitioner on waitlist_times (practitioner_id);

-- A time offered to one person, who has it while the hold lasts.
create table waitlist_offers (
  id bigint generated always as identity primary key,
  entry_id bigint not null references waitlist_entries on delete cascade,
  service_id integer not null references services,
  practitioner_id integer not null references resources,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Of the hold's token, which follows from the key.
  key uuid not null unique default gen_random_uuid(),
  hold_hash bytea unique,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'live'
    check (state in ('live', 'accepted', 'declined', 'lapsed', 'untold', 'withdrawn')),
  -- When the person was told of it, by mail or by staff.
  told_at timestamptz,
  ended_at timestamptz,
  -- The time that the person had before, or booked with it.
  appointment_id bigint references appointments on delete set null,
  check ((state = 'live') = (ended_at is null)),
  check (offered_at < expires_at and starts_at < ends_at)
);
-- Nobody has two to answer at once.
create unique index waitlist_offers_one on waitlist_offers (entry_id) where state = 'live';
-- Nor is one time offered to two; its hold's occupancy says so too, buffers included.
create unique index waitlist_offers_time on waitlist_offers (practitioner_id, starts_at) where state = 'live';
create index waitlist_offers_entry on waitlist_offers (entry_id);
create index waitlist_offers_service on waitlist_offers (service_id, offered_at);
create index waitlist_offers_practitioner on waitlist_offers (practitioner_id);
create index waitlist_offers_appointment on waitlist_offers (appointment_id) where appointment_id is not null;

-- What staff settle on screen; without a row the defaults of the code apply.
create table waitlist_settings (
  id boolean primary key default true check (id),
  is_on boolean not null,
  offer_minutes integer not null check (offer_minutes between 15 and 720),
  -- Whole hours in the clinic's zone.
  quiet_from integer not null check (quiet_from between 12 and 24),
  quiet_until integer not null check (quiet_until between 0 and 12),
  version integer not null check (version >= 1),
  changed_at timestamptz not null,
  changed_by integer not null references staff
);
create index waitlist_settings_changed_by on waitlist_settings (changed_by);

-- Offers keep times for people who were asked: they are no part of what visitors may hold.
alter table holds add column is_offer boolean not null default false;

-- A consent belongs to who booked, to a message, to sent answers, to a lead or to an entry, and goes with all but the
-- first.
alter table consents
  add column waitlist_entry_id bigint references waitlist_entries on delete cascade,
  drop constraint consents_belong_to_one,
  add constraint consents_belong_to_one check (
    num_nonnulls(contact_id, contact_message_id, screening_id, lead_id, waitlist_entry_id) = 1);
create index consents_waitlist_entry on consents (waitlist_entry_id) where waitlist_entry_id is not null;

-- Whoever had asked for an earlier time keeps the place.
insert into waitlist_entries (kind, appointment_id, source, wished_at)
select 'earlier', appointment_id, 'web', wished_at from earlier_wishes order by wished_at, appointment_id;

-- A release that does not know the list writes wishes still, while the new one starts.
create function wish_to_waitlist() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into waitlist_entries (kind, appointment_id, source, wished_at)
    values ('earlier', new.appointment_id, 'web', new.wished_at)
    on conflict (appointment_id) do nothing;
  else
    delete from waitlist_entries where appointment_id = old.appointment_id;
  end if;
  return null;
end $$;
create trigger earlier_wishes_are_entries after insert or delete on earlier_wishes
  for each row execute function wish_to_waitlist();
