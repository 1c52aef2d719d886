-- Money asked for, received and given back. A charge knows no person: what it pays for does.
create table charges (
  id bigint generated always as identity primary key,
  -- The identifier that payer, bank and clinic see; a static Pix takes 25 letters and digits at most.
  reference text not null unique check (reference ~ '^[A-Z0-9]{25}$'),
  -- The random part of the link to the page of this charge.
  link_key uuid not null unique default gen_random_uuid(),
  purpose text not null check (purpose in ('order', 'deposit')),
  provider text not null check (provider in ('pix-static', 'pix-api', 'stripe', 'mercado-pago')),
  amount_cents integer not null check (amount_cents between 1 and 100000000),
  state text not null default 'preparing' check (state in (
    'preparing', 'open', 'part-paid', 'paid', 'expired', 'cancelled', 'refunding', 'refunded')),
  locale text not null check (locale in ('pt-BR', 'en-US')),
  due_on date,
  expires_at timestamptz,
  provider_ref text,
  pay_with jsonb,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  version integer not null default 0,
  unique (provider, provider_ref)
);
create index charges_asked on charges (state, due_on) where state in ('preparing', 'open', 'part-paid');

-- Each payment once, whoever tells of it and however often.
create table charge_payments (
  id bigint generated always as identity primary key,
  charge_id bigint not null references charges,
  provider text not null,
  payment_ref text not null,
  amount_cents integer not null check (amount_cents > 0),
  paid_at timestamptz not null,
  source text not null check (source in ('provider', 'statement', 'staff')),
  noted_at timestamptz not null default now(),
  unique (provider, payment_ref)
);
create index charge_payments_charge on charge_payments (charge_id);

create table charge_refunds (
  id bigint generated always as identity primary key,
  charge_id bigint not null references charges,
  key text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'failed')),
  provider_ref text,
  reason text not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  ended_at timestamptz
);
create index charge_refunds_charge on charge_refunds (charge_id);

create table charge_history (
  id bigint generated always as identity primary key,
  charge_id bigint not null references charges,
  at timestamptz not null default now(),
  from_state text,
  to_state text not null,
  paid_cents integer not null,
  refunded_cents integer not null,
  cause text not null
);
create index charge_history_charge on charge_history (charge_id);
