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
