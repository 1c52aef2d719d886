-- Messages that visitors write in the contact form.
create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  phone_e164 text not null check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  email text not null,
  message text not null check (char_length(message) between 10 and 4000),
  -- The language of the page, so that the answer can be written in it.
  locale text not null,
  created_at timestamptz not null default now()
);
create index contact_messages_age on contact_messages (created_at);

-- A consent belongs to who booked or to a message, and goes with the message.
alter table consents
  alter column contact_id drop not null,
  add column contact_message_id bigint references contact_messages on delete cascade,
  add constraint consents_belong_to_one check (num_nonnulls(contact_id, contact_message_id) = 1);
create index consents_contact_message on consents (contact_message_id)
  where contact_message_id is not null;

-- When something was last done that needs a pause before it may be done again; bucket as in rate_limits.
create table last_hits (
  bucket text primary key,
  at timestamptz not null
);
