-- What staff say in place of the clinic record: its claims as they were checked, which hours of Saturday are
-- right, when the campaign is on. Without a row the record speaks.
create table clinic_settings (
  subject text primary key
    check (subject ~ '^claim:(patients|years|rating|answerMinutes|sameDayReport)$' or subject in ('saturday', 'campaign')),
  value jsonb not null,
  -- Grows with every change: who has seen an older one may not overwrite it.
  version integer not null check (version >= 1),
  changed_at timestamptz not null,
  changed_by integer not null references staff
);

-- What patients say of the clinic, with the permission to show it.
create table testimonials (
  id integer generated always as identity primary key,
  -- Of the form that made it: sent twice it is made once.
  form_key text not null unique,
  words text not null check (char_length(words) between 10 and 600),
  -- First name or initials, never more.
  shown_name text not null check (char_length(shown_name) between 1 and 40),
  locale text not null check (locale in ('pt-BR', 'en-US')),
  authorised_on date not null,
  given_by text not null check (given_by in ('paper', 'mail', 'message')),
  -- Who holds the document.
  kept_by text not null check (char_length(kept_by) between 3 and 120),
  allows_site boolean not null,
  allows_social boolean not null,
  is_shown boolean not null default false,
  revoked_at timestamptz,
  version integer not null check (version >= 1),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by integer not null references staff,
  check (allows_site or allows_social),
  check (not is_shown or (allows_site and revoked_at is null))
);
