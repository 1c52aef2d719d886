-- What the front desk knows of a patient beyond the booking: notes of the staff, what they need on the day, and who else
-- may book for them. No clinical record. All of it is gone with the patient.
create table patient_notes (
  id bigint generated always as identity primary key,
  patient_id bigint not null references patients on delete cascade,
  author integer not null references staff,
  words text not null check (length(words) between 1 and 600),
  written_at timestamptz not null,
  archived_at timestamptz,
  archived_by integer references staff,
  check ((archived_at is null) = (archived_by is null))
);
create index patient_notes_patient on patient_notes (patient_id, id);
create index patient_notes_author on patient_notes (author);
create index patient_notes_archived_by on patient_notes (archived_by) where archived_by is not null;

create table patient_needs (
  patient_id bigint primary key references patients on delete cascade,
  -- Who comes along; empty for nobody known. The others likewise.
  companion text not null default '' check (length(companion) <= 120),
  mobility text not null default '' check (length(mobility) <= 120),
  hearing text not null default '' check (length(hearing) <= 120),
  -- By what they would rather be spoken to; null for whatever there is.
  channel text check (channel in ('whatsapp', 'phone', 'email')),
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by integer not null references staff
);
create index patient_needs_changed_by on patient_needs (changed_by);

-- Who may book for a patient beside their contact.
create table patient_proxies (
  id bigint generated always as identity primary key,
  patient_id bigint not null references patients on delete cascade,
  name text not null check (length(name) between 1 and 120),
  phone_e164 text not null check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  relation text not null check (length(relation) between 1 and 60),
  added_at timestamptz not null,
  added_by integer not null references staff,
  unique (patient_id, phone_e164, name)
);
create index patient_proxies_phone on patient_proxies (phone_e164);
create index patient_proxies_added_by on patient_proxies (added_by);

-- Who sees one agenda alone sees those of its patients.
create view own_agenda.patient_notes as select * from public.patient_notes t
  where exists (select from own_agenda.patients p where p.id = t.patient_id) with local check option;
create view own_agenda.patient_needs as select * from public.patient_needs t
  where exists (select from own_agenda.patients p where p.id = t.patient_id) with local check option;
create view own_agenda.patient_proxies as select * from public.patient_proxies t
  where exists (select from own_agenda.patients p where p.id = t.patient_id) with local check option;
