-- What staff have set of a payer, each version for good; the highest is in force. No row: everything is covered.
create table payer_rules (
  payer text not null check (payer ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  version integer not null check (version >= 1),
  -- Services, practitioners, days, quotas, approvals and documents; see app/scheduling/payers/payer-rules.ts.
  rules jsonb not null,
  changed_at timestamptz not null,
  changed_by integer not null references staff,
  primary key (payer, version)
);
create index payer_rules_changed_by on payer_rules (changed_by);

-- A hold that names its payer takes a place of that payer's day.
alter table holds
  add column payer text,
  -- The clinic's calendar day of the hold.
  add column payer_on date,
  add constraint holds_payer_and_day check ((payer is null) = (payer_on is null));
create index holds_payer on holds (payer, payer_on) where payer is not null;
create index appointments_payer on appointments (payer, starts_on) where status = 'confirmed';

-- The insurance card with which an appointment was booked, or that the desk has noted.
create table insurance_cards (
  appointment_id bigint primary key references appointments on delete cascade,
  -- The number, sealed with the secret of the process; the database alone says nothing.
  sealed bytea not null,
  -- The last day on which it is valid.
  valid_until date,
  changed_at timestamptz not null,
  -- Null for the patient.
  changed_by integer references staff
);
create index insurance_cards_changed_by on insurance_cards (changed_by) where changed_by is not null;

-- The payer's approval ("guia") of an appointment. No row: none is needed.
create table insurance_approvals (
  appointment_id bigint primary key references appointments on delete cascade,
  state text not null
    check (state in ('not-needed', 'to-ask', 'asked', 'granted', 'denied', 'expired')),
  number text check (char_length(number) between 1 and 30),
  asked_on date,
  -- The last day on which it is valid.
  valid_until date,
  -- Grows with every change: who has seen an older one may not overwrite it.
  version integer not null default 1 check (version >= 1),
  changed_at timestamptz not null,
  -- Null where the booking or the nightly job wrote it.
  changed_by integer references staff
);
create index insurance_approvals_due on insurance_approvals (valid_until) where state = 'granted';
create index insurance_approvals_changed_by on insurance_approvals (changed_by) where changed_by is not null;
