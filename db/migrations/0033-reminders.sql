-- What patients are reminded of, service by service. No row: the plan that the app begins with.
create table reminder_plans (
  service_id integer primary key references services on delete cascade,
  -- Days before the appointment on which it is asked for a confirmation.
  days_before smallint[] not null check (cardinality(days_before) <= 3),
  tells_lenses boolean not null,
  tells_fasting boolean not null,
  tells_hours boolean not null,
  -- Grows with every change: who has seen an older one may not overwrite it.
  version integer not null check (version >= 1),
  changed_at timestamptz not null,
  changed_by integer not null references staff
);
create index reminder_plans_changed_by on reminder_plans (changed_by);

-- One reminder of one appointment by one channel: promised, sent, or dropped with the reason. A moved appointment has
-- another sequence, and so reminders of its own.
create table reminders (
  id bigint generated always as identity primary key,
  appointment_id bigint not null references appointments on delete cascade,
  sequence integer not null,
  kind text not null check (kind in ('days', 'lenses', 'fasting', 'hours')),
  days_before smallint not null check (days_before between 0 and 14),
  -- Whether somebody of the staff sends it, or the site.
  by_desk boolean not null,
  -- 'none': it was dropped, and why.
  channel text not null check (channel in ('mail', 'whatsapp', 'desk', 'none')),
  state text not null check (state in
    ('asked', 'waiting', 'sent', 'delivered', 'read', 'answered', 'failed', 'dropped')),
  why text,
  due_at timestamptz not null,
  -- After it the reminder is of no use to anybody.
  until_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by integer references staff,
  -- How often somebody has called in vain.
  tries smallint not null default 0,
  -- Set before a provider without idempotency keys is asked: the answer may be lost.
  tried_at timestamptz,
  -- The provider's number of the message.
  provider_ref text unique,
  check (channel <> 'none' or (state = 'dropped' and why is not null)),
  unique (appointment_id, sequence, kind, days_before, by_desk, channel)
);
create index reminders_waiting on reminders (channel, due_at) where state = 'waiting';
create index reminders_settled_by on reminders (settled_by) where settled_by is not null;

-- What somebody has said about an appointment: the last of its sequence counts. Its own table: an answer is no change
-- of the appointment, so it raises no version.
create table appointment_answers (
  id bigint generated always as identity primary key,
  appointment_id bigint not null references appointments on delete cascade,
  sequence integer not null,
  -- 'none' takes back what staff had noted.
  answer text not null check (answer in ('confirmed', 'move', 'cancel', 'none')),
  channel text not null check (channel in ('mail', 'whatsapp', 'site', 'desk')),
  staff_id integer references staff,
  answered_at timestamptz not null
);
create index appointment_answers_latest on appointment_answers (appointment_id, id);
create index appointment_answers_staff on appointment_answers (staff_id) where staff_id is not null;

-- By what somebody wants to be reminded. No row: by whatever there is.
create table reminder_choices (
  contact_id bigint primary key references contacts on delete cascade,
  by_mail boolean not null,
  by_whatsapp boolean not null,
  changed_at timestamptz not null,
  changed_through text not null check (changed_through in ('page', 'mail-program', 'whatsapp'))
);

-- Who of the staff is talking to whom at this moment, until then; nobody else is shown the same person.
create table reminder_claims (
  appointment_id bigint primary key references appointments on delete cascade,
  staff_id integer not null references staff on delete cascade,
  until_at timestamptz not null
);
create index reminder_claims_staff on reminder_claims (staff_id);

-- Messages that WhatsApp has told of: it tells twice, and late.
create table whatsapp_inbound (
  message_id text primary key,
  received_at timestamptz not null
);
