-- What visitors answered about measurement and advertising, without saying who they are: the receipt's number
-- lies in their browser alone.
create table consent_receipts (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- Which wording was answered.
  version text not null,
  locale text not null check (locale in ('pt-BR', 'en-US')),
  analytics boolean not null,
  marketing boolean not null,
  personalization boolean not null,
  given_at timestamptz not null,
  -- Another answer has taken its place.
  withdrawn_at timestamptz
);
create index consent_receipts_age on consent_receipts (given_at);
