-- Own roles, accounts that see one practitioner's agenda alone, and who signed in.

create table staff_roles (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  permissions text[] not null check (cardinality(permissions) > 0),
  -- Whoever has the role sees the agenda of their own practitioner alone.
  own_agenda_only boolean not null default false,
  -- The form that made it: sent twice it makes one role.
  form_key text not null unique,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by integer not null references staff,
  changed_at timestamptz not null,
  changed_by integer not null references staff,
  archived_at timestamptz
);
create unique index staff_roles_name on staff_roles (lower(name)) where archived_at is null;
create index staff_roles_created_by on staff_roles (created_by);
create index staff_roles_changed_by on staff_roles (changed_by);

-- A role is one of the four, or 'own:' with the number of an own one, which must exist.
alter table staff drop constraint staff_role_check;
alter table staff
  add constraint staff_role_check check (
    role in ('administrator', 'editor', 'reception', 'practitioner') or role ~ '^own:[1-9][0-9]{0,8}$'),
  add column own_role_id integer references staff_roles
    generated always as (case when role like 'own:%' then substr(role, 5)::integer end) stored,
  add column practitioner_id integer references resources,
  add column own_agenda_only boolean not null default false,
  -- Who administers answers for the whole clinic.
  add constraint staff_own_agenda_check check (not own_agenda_only or role <> 'administrator');
alter table staff_links drop constraint staff_links_role_check;
alter table staff_links
  add constraint staff_links_role_check check (
    role in ('administrator', 'editor', 'reception', 'practitioner') or role ~ '^own:[1-9][0-9]{0,8}$'),
  add column own_role_id integer references staff_roles
    generated always as (case when role like 'own:%' then substr(role, 5)::integer end) stored;
create index staff_own_role on staff (own_role_id) where own_role_id is not null;
create index staff_practitioner on staff (practitioner_id) where practitioner_id is not null;
create index staff_links_own_role on staff_links (own_role_id) where own_role_id is not null;

-- Who came in, and who tried: no address, no name as typed. Like ones of an hour are one row.
create table staff_sign_ins (
  id bigint generated always as identity primary key,
  staff_id integer references staff,
  outcome text not null check (outcome in ('in', 'wrong', 'wrong-code', 'closed')),
  device text not null,
  -- A few letters of a keyed hash: the same for the same network, and nothing to look up.
  network text not null,
  hour timestamptz not null,
  at timestamptz not null,
  times integer not null default 1
);
create unique index staff_sign_ins_once
  on staff_sign_ins (hour, outcome, coalesce(staff_id, 0), device, network);
create index staff_sign_ins_at on staff_sign_ins (at);
create index staff_sign_ins_staff on staff_sign_ins (staff_id) where staff_id is not null;
-- The log of accesses reads what staff did, newest first.
create index audit_log_of_staff on audit_log (at desc, id desc) where actor like 'staff:%';

-- The database of somebody who sees one practitioner's agenda alone. Their connections look for tables in this
-- schema before the others (server/own-agenda.ts), so that every query of the app, whoever wrote it, finds this
-- practitioner's appointments and what hangs on them, and no others, and can write no others. What is occupied stays
-- whole in `occupancy`, which has no names. `create or replace` takes new columns in: run it again after a migration
-- adds some (server/migrate.ts does).
create schema own_agenda;

create function own_agenda.practitioner() returns integer language sql stable
  as $$ select nullif(current_setting('clareia.practitioner', true), '')::integer $$;

create function refresh_own_agenda() returns void language plpgsql set search_path = public, pg_temp as $$
declare
  of_own text;
begin
  execute 'create or replace view own_agenda.resources as select * from public.resources
    where kind <> ''practitioner'' or id = own_agenda.practitioner()';
  execute 'create or replace view own_agenda.closures as select * from public.closures
    where resource_id is null or resource_id in (select id from own_agenda.resources)';
  execute 'create or replace view own_agenda.appointments as select * from public.appointments
    where practitioner_id = own_agenda.practitioner() with local check option';
  foreach of_own in array array[
    'extra_visits', 'manage_links', 'appointment_steps', 'appointment_preparations',
    'appointment_coupons', 'insurance_cards', 'insurance_approvals', 'preparation_ticks', 'own_page_codes',
    'reminders', 'appointment_answers', 'reminder_claims', 'follow_ups', 'recommendations'
  ] loop
    execute format('create or replace view own_agenda.%1$I as select * from public.%1$I t
      where exists (select from public.appointments a where a.id = t.%2$s
        and a.practitioner_id = own_agenda.practitioner()) with local check option', of_own,
      case of_own when 'recommendations' then 'origin_id' else 'appointment_id' end);
  end loop;
  -- Whom others see is unknown here; somebody new is written before the appointment that ties them.
  execute 'create or replace view own_agenda.patients as select * from public.patients p
    where exists (select from public.appointments a where a.patient_id = p.id
      and a.practitioner_id = own_agenda.practitioner())';
  execute 'create or replace view own_agenda.contacts as select * from public.contacts c
    where exists (select from public.appointments a where a.contact_id = c.id
      and a.practitioner_id = own_agenda.practitioner())';
  -- A deposit that waits for its money holds a time; whose time, the occupancy says.
  execute 'create or replace view own_agenda.deposits as select * from public.deposits d
    where exists (select from public.appointments a where a.id = d.appointment_id
        and a.practitioner_id = own_agenda.practitioner())
      or exists (select from public.holds h join public.occupancy o on o.hold_id = h.id
        where h.token_hash = d.hold_hash and o.resource_id = own_agenda.practitioner())';
  execute 'create or replace view own_agenda.waitlist_entries as select * from public.waitlist_entries w
    where case when w.appointment_id is null then w.practitioner_id = own_agenda.practitioner()
      else exists (select from public.appointments a where a.id = w.appointment_id
        and a.practitioner_id = own_agenda.practitioner()) end';
  execute 'create or replace view own_agenda.waitlist_services as select * from public.waitlist_services s
    where exists (select from own_agenda.waitlist_entries w where w.id = s.entry_id)';
  execute 'create or replace view own_agenda.waitlist_offers as select * from public.waitlist_offers o
    where exists (select from own_agenda.waitlist_entries w where w.id = o.entry_id)';
  execute 'create or replace view own_agenda.calendar_feeds as select * from public.calendar_feeds
    where resource_id = own_agenda.practitioner() with local check option';
end $$;
select refresh_own_agenda();
