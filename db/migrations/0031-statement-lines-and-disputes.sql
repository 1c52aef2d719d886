-- Lines of bank statements that a person has dealt with, each once: counted as a payment, or told to be one that was
-- noted before, by hand or from another file.
create table charge_statement_lines (
  ref text primary key,
  charge_id bigint not null references charges on delete cascade,
  -- The payment that it is; null where it was counted itself, under the same reference.
  payment_id bigint references charge_payments on delete cascade,
  noted_by text not null,
  noted_at timestamptz not null default now()
);
create index charge_statement_lines_charge on charge_statement_lines (charge_id);
create index charge_statement_lines_payment on charge_statement_lines (payment_id);
insert into charge_statement_lines (ref, charge_id, noted_by, noted_at)
  select payment_ref, charge_id, coalesce(noted_by, 'job'), noted_at
  from charge_payments where provider = 'pix-static' and source = 'statement';

-- Money that payers' banks hold or have taken back, as the provider tells it.
create table charge_disputes (
  charge_id bigint not null references charges on delete cascade,
  dispute_ref text not null,
  amount_cents integer not null check (amount_cents >= 0),
  state text not null check (state in ('open', 'lost', 'won')),
  noted_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (charge_id, dispute_ref)
);
