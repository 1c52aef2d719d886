-- Answers to the questionnaire that somebody sent with a consent of their own. Who sent them is needed to find and erase
-- them; what they answered, and the score, is sealed with a key that is not in the database.
create table screenings (
  id bigint generated always as identity primary key,
  -- For addresses of staff pages: cannot be guessed, and does not say how many there are.
  reference text not null unique check (reference ~ '^[a-z2-7]{12}$'),
  name text not null,
  phone_e164 text not null check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  email text,
  locale text not null,
  sealed bytea not null check (octet_length(sealed) between 30 and 10000),
  created_at timestamptz not null
);
create index screenings_age on screenings (created_at);
create index screenings_search on screenings
  using gin (plain_letters(name) gin_trgm_ops, plain_letters(email) gin_trgm_ops, phone_e164 gin_trgm_ops)
  with (fastupdate = off);

-- The consent belongs to the answers, and goes with them.
alter table consents
  add column screening_id bigint references screenings on delete cascade,
  drop constraint consents_belong_to_one,
  add constraint consents_belong_to_one
    check (num_nonnulls(contact_id, contact_message_id, screening_id) = 1);
create index consents_screening on consents (screening_id) where screening_id is not null;

-- Which questionnaire is asked is a setting of the clinic's.
alter table clinic_settings drop constraint clinic_settings_subject_check;
alter table clinic_settings add constraint clinic_settings_subject_check check (
  subject ~ '^claim:(patients|years|rating|answerMinutes|sameDayReport)$'
  or subject in ('saturday', 'campaign', 'compact-days', 'screening')
);
