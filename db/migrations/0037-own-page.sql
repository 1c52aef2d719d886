-- What a patient has done of the preparation: one row for each ticked line. The line is known by a hash of its wording,
-- so a line with another date, after a move, is another line.
create table preparation_ticks (
  appointment_id bigint not null references appointments on delete cascade,
  item text not null check (item ~ '^[0-9a-f]{16}$'),
  ticked_at timestamptz not null,
  primary key (appointment_id, item)
);

-- Codes of six digits: who has the link of an appointment proves with one that they are its contact. The code itself
-- follows from the nonce and the secret.
create table own_page_codes (
  id bigint generated always as identity primary key,
  appointment_id bigint not null references appointments on delete cascade,
  nonce uuid not null default gen_random_uuid(),
  -- Who told it: a mail to the contact, or the desk.
  channel text not null check (channel in ('mail', 'desk')),
  created_at timestamptz not null,
  created_by integer references staff,
  ends_at timestamptz not null,
  tries smallint not null default 0,
  used_at timestamptz
);
create index own_page_codes_appointment on own_page_codes (appointment_id, id);
create index own_page_codes_created_by on own_page_codes (created_by) where created_by is not null;

-- Whom a contact no longer accompanies, from then on. A booking made later ties them anew.
create table left_patients (
  patient_id bigint primary key references patients on delete cascade,
  left_at timestamptz not null
);

-- A return or an exam that the doctor recommends at the desk. No clinical words: the service says what for.
create table recommendations (
  id bigint generated always as identity primary key,
  origin_id bigint not null references appointments on delete cascade,
  kind text not null check (kind in ('return', 'referral')),
  service_id integer not null references services,
  -- Who recommends it.
  practitioner_id integer not null references resources,
  due_on date not null,
  note text not null default '' check (length(note) <= 120),
  link_key uuid not null unique default gen_random_uuid(),
  state text not null default 'open' check (state in ('open', 'booked', 'declined', 'withdrawn')),
  booked_id bigint references appointments on delete set null,
  settled_at timestamptz,
  settled_by integer references staff,
  -- The one mail about it.
  mail text not null default 'later' check (mail in ('later', 'asked', 'sent', 'failed', 'none')),
  -- How often somebody has called in vain, and when last.
  tries smallint not null default 0,
  tried_at timestamptz,
  created_at timestamptz not null,
  created_by integer not null references staff,
  check ((state = 'open') = (settled_at is null))
);
create index recommendations_origin on recommendations (origin_id);
create index recommendations_open on recommendations (due_on) where state = 'open';
create index recommendations_service on recommendations (service_id);
create index recommendations_practitioner on recommendations (practitioner_id);
create index recommendations_booked on recommendations (booked_id) where booked_id is not null;
create index recommendations_settled_by on recommendations (settled_by) where settled_by is not null;
create index recommendations_created_by on recommendations (created_by);
