-- Campaigns that staff make on screen. One without texts of its own has those of its page in content/.
create table campaigns (
  id integer generated always as identity primary key,
  -- Of the form that made it: sent twice it is made once.
  form_key text unique,
  slug text not null unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) between 3 and 60),
  -- As people read it, and as it is compared: capitals and figures alone.
  code text not null check (char_length(code) between 3 and 40),
  code_letters text not null check (code_letters ~ '^[A-Z0-9]{3,40}$'),
  -- What the code gives, in words, by language.
  gives jsonb not null,
  -- Slugs of the services it is valid for.
  services text[] not null check (cardinality(services) > 0),
  -- Calendar days in the clinic's zone, both included; of a yearly campaign those of its first year.
  starts_on date not null,
  ends_on date not null,
  is_yearly boolean not null,
  -- Whether its page offers the dry-eye questionnaire.
  offers_questionnaire boolean not null,
  texts jsonb,
  state text not null check (state in ('draft', 'published', 'archived')),
  -- Grows with every change: who has seen an older one may not overwrite it.
  version integer not null check (version >= 1),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Null for one that the clinic record brought.
  changed_by integer references staff,
  check (starts_on <= ends_on and ends_on - starts_on < 366)
);
-- A code says one thing at a time; an archived campaign leaves its own to others.
create unique index campaigns_code on campaigns (code_letters) where state <> 'archived';
create index campaigns_changed_by on campaigns (changed_by);

-- The code with which an appointment was booked, and what it gave then: what staff change later is no news to
-- who has booked. Its own table: no change of the appointment, so it raises no version.
create table appointment_coupons (
  appointment_id bigint primary key references appointments on delete cascade,
  campaign_id integer not null references campaigns,
  code text not null,
  gives jsonb not null
);
create index appointment_coupons_campaign on appointment_coupons (campaign_id);

-- Short requests for a time, which the front desk answers by telephone.
create table leads (
  id bigint generated always as identity primary key,
  -- The form that was shown: one page (A) or steps (B).
  variant text not null check (variant in ('A', 'B')),
  name text not null,
  phone_e164 text not null check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  reason text not null check (reason in ('first-visit', 'return', 'glasses', 'contact-lenses', 'surgery',
    'dry-eye', 'glaucoma', 'urgent', 'other')),
  -- Asked in the steps alone.
  payer text,
  locale text not null check (locale in ('pt-BR', 'en-US')),
  created_at timestamptz not null,
  -- What it has become.
  appointment_id bigint references appointments on delete set null,
  linked_at timestamptz,
  linked_by integer references staff,
  check ((linked_at is null) = (linked_by is null))
);
create index leads_age on leads (created_at);
create index leads_phone on leads (phone_e164);
create index leads_appointment on leads (appointment_id) where appointment_id is not null;
create index leads_linked_by on leads (linked_by) where linked_by is not null;
create trigger leads_leave_inbox after delete on leads
  for each row execute function leave_inbox('lead');

-- Half-filled steps, at most a day old.
create table lead_drafts (
  token_hash bytea primary key,
  data jsonb not null,
  updated_at timestamptz not null
);
create index lead_drafts_age on lead_drafts (updated_at);

-- How often each form was opened on a day: a number, and nothing about who did.
create table lead_openings (
  opened_on date not null,
  variant text not null check (variant in ('A', 'B')),
  openings integer not null check (openings > 0),
  primary key (opened_on, variant)
);

-- A consent belongs to who booked, to a message, to sent answers or to a lead, and goes with all but the first.
alter table consents
  add column lead_id bigint references leads on delete cascade,
  drop constraint consents_belong_to_one,
  add constraint consents_belong_to_one
    check (num_nonnulls(contact_id, contact_message_id, screening_id, lead_id) = 1);
create index consents_lead on consents (lead_id) where lead_id is not null;
