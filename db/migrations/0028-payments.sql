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
  -- Sums of the rows below, so that whoever adds a row must hold this one.
  paid_cents bigint not null default 0 check (paid_cents >= 0),
  -- Given back; asked and not yet given back.
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  refund_asked_cents bigint not null default 0 check (refund_asked_cents >= 0),
  -- What no longer counts as paid, because it was given back; see charge_refunds.
  returned_cents bigint not null default 0 check (returned_cents >= 0),
  -- Since when the provider may know of it: an answer may be lost.
  sent_at timestamptz,
  -- When the provider took it, and why it no longer asks for money.
  opened_at timestamptz,
  closed_as text check (closed_as in ('expired', 'cancelled')),
  closed_at timestamptz,
  -- What brought about the last change, for the history.
  cause text not null default 'asked',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  version integer not null default 0,
  unique (provider, provider_ref),
  constraint charges_refunds_within_payments check (refunded_cents + refund_asked_cents <= paid_cents),
  check ((closed_as is null) = (closed_at is null))
);
create index charges_asked on charges (state, due_on) where state in ('preparing', 'open', 'part-paid');
create index charges_changed on charges (changed_at);

-- Each payment once, whoever tells of it and however often.
create table charge_payments (
  id bigint generated always as identity primary key,
  charge_id bigint not null references charges on delete cascade,
  -- Whose reference it is: a provider's, or 'staff' where somebody noted it by hand.
  provider text not null,
  payment_ref text not null,
  amount_cents integer not null check (amount_cents > 0),
  paid_at timestamptz not null,
  source text not null check (source in ('provider', 'statement', 'staff')),
  noted_by text,
  noted_at timestamptz not null default now(),
  unique (provider, payment_ref)
);
create index charge_payments_charge on charge_payments (charge_id);

create table charge_refunds (
  id bigint generated always as identity primary key,
  charge_id bigint not null references charges on delete cascade,
  -- The payment that it gives back: no more than what came with it.
  payment_id bigint not null references charge_payments on delete cascade,
  -- What the provider knows it by, 25 letters and digits where we asked for it.
  key text not null unique,
  -- The request that it belongs to, so that a repetition asks for nothing more.
  asked_as text not null,
  amount_cents integer not null check (amount_cents > 0),
  -- How much less counts as paid. All of it where everything is given back or the charge was not yet paid in
  -- full; nothing where a part of a charge paid in full is given back, which leaves it paid.
  returned_cents integer not null check (returned_cents >= 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'failed')),
  -- True where no provider does it, but somebody at the bank.
  by_hand boolean not null default false,
  provider_ref text,
  reason text not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (asked_as, payment_id),
  check ((state = 'asked') = (ended_at is null))
);
create index charge_refunds_charge on charge_refunds (charge_id);
create index charge_refunds_payment on charge_refunds (payment_id);

create table charge_history (
  id bigint generated always as identity primary key,
  charge_id bigint not null references charges on delete cascade,
  at timestamptz not null default now(),
  from_state text,
  to_state text not null,
  paid_cents bigint not null,
  refunded_cents bigint not null,
  cause text not null
);
create index charge_history_charge on charge_history (charge_id);

-- Reminders and receipts: each once. `sum_cents` is the sum that a receipt tells of, 0 for a reminder.
create table charge_mails (
  charge_id bigint not null references charges on delete cascade,
  kind text not null check (kind in ('due-soon', 'overdue', 'part-paid', 'paid', 'refunded')),
  sum_cents bigint not null,
  asked_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (charge_id, kind, sum_cents)
);

-- The one rule of a charge's state; app/payments/charge-state.ts is the same in TypeScript.
create function charge_state(
  amount bigint, paid bigint, returned bigint, refunded bigint, is_opened boolean, closed_as text
) returns text language sql immutable as $$
  select case
    when paid - returned >= amount then 'paid'
    when paid - returned > 0 then coalesce(closed_as, 'part-paid')
    when paid > refunded then 'refunding'
    when paid > 0 then 'refunded'
    when closed_as is not null then closed_as
    when is_opened then 'open'
    else 'preparing' end
$$;

-- The steps that a charge may take. What was closed may still be paid: banks are late.
create function is_charge_step(from_state text, to_state text) returns boolean
language sql immutable as $$
  select from_state = to_state or to_state = any (case from_state
    when 'preparing' then array['open', 'part-paid', 'paid', 'expired', 'cancelled']
    when 'open' then array['part-paid', 'paid', 'expired', 'cancelled']
    when 'part-paid' then array['paid', 'expired', 'cancelled', 'refunding', 'refunded']
    when 'paid' then array['refunding', 'refunded']
    when 'expired' then array['paid', 'refunding', 'refunded']
    when 'cancelled' then array['paid', 'refunding', 'refunded']
    when 'refunding' then array['refunded', 'paid', 'expired', 'cancelled']
    when 'refunded' then array['paid', 'expired', 'cancelled']
    else array[]::text[] end)
$$;

create function guard_charge() returns trigger language plpgsql as $$
begin
  if (new.id, new.reference, new.link_key, new.purpose, new.provider, new.amount_cents, new.created_at)
    is distinct from
    (old.id, old.reference, old.link_key, old.purpose, old.provider, old.amount_cents, old.created_at)
  then
    raise exception 'what charge % asks for cannot be changed', old.id
      using errcode = 'check_violation', constraint = 'charge_is_fixed', table = 'charges';
  end if;
  if (old.opened_at is not null and new.opened_at is distinct from old.opened_at)
    or (old.closed_as is not null and new.closed_as is distinct from old.closed_as)
  then
    raise exception 'charge % cannot be opened or closed again', old.id
      using errcode = 'check_violation', constraint = 'charge_is_fixed', table = 'charges';
  end if;
  if not is_charge_step(old.state, new.state) then
    raise exception 'charge % cannot go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'charge_step', table = 'charges';
  end if;
  new.version := old.version + 1;
  return new;
end $$;
create trigger charges_guard before update on charges
  for each row execute function guard_charge();

create function note_charge() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.state, new.paid_cents, new.refunded_cents, new.refund_asked_cents, new.closed_as)
    is not distinct from
    (old.state, old.paid_cents, old.refunded_cents, old.refund_asked_cents, old.closed_as)
  then return null; end if;
  insert into charge_history (charge_id, at, from_state, to_state, paid_cents, refunded_cents, cause)
  values (new.id, new.changed_at, case when tg_op = 'UPDATE' then old.state end, new.state,
    new.paid_cents, new.refunded_cents, new.cause);
  return null;
end $$;
create trigger charges_history after insert or update on charges
  for each row execute function note_charge();

-- Facts and history stay as they are, and go only with their charge, when its time is over.
create function keep_charge_fact() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from charges where id = old.charge_id) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger charge_history_append_only before update or delete on charge_history
  for each row execute function keep_charge_fact();
create trigger charge_payments_append_only before update or delete on charge_payments
  for each row execute function keep_charge_fact();
create trigger charge_refunds_kept before delete on charge_refunds
  for each row execute function keep_charge_fact();

create function guard_charge_refund() returns trigger language plpgsql as $$
begin
  if (new.id, new.charge_id, new.payment_id, new.key, new.asked_as, new.amount_cents, new.returned_cents)
    is distinct from
    (old.id, old.charge_id, old.payment_id, old.key, old.asked_as, old.amount_cents, old.returned_cents)
    or (old.state <> 'asked' and new.state <> old.state)
  then
    raise exception 'refund % cannot be changed so', old.id
      using errcode = 'check_violation', constraint = 'refund_is_fixed', table = 'charge_refunds';
  end if;
  return new;
end $$;
create trigger charge_refunds_guard before update on charge_refunds
  for each row execute function guard_charge_refund();

-- Charges that disagree with their rows, with the fault; empty unless the app is wrong.
create view charge_faults as
  select c.id as charge_id, f.fault
  from charges c
  cross join lateral (
    select coalesce(sum(amount_cents), 0) as paid from charge_payments where charge_id = c.id) p
  cross join lateral (
    select coalesce(sum(amount_cents) filter (where state = 'done'), 0) as refunded,
      coalesce(sum(amount_cents) filter (where state = 'asked'), 0) as asked,
      coalesce(sum(returned_cents) filter (where state <> 'failed'), 0) as returned
    from charge_refunds where charge_id = c.id) r
  cross join lateral (select case
    when (c.paid_cents, c.refunded_cents, c.refund_asked_cents, c.returned_cents)
      <> (p.paid, r.refunded, r.asked, r.returned) then 'sums'
    when r.returned > p.paid then 'returned-too-much'
    when exists (
      select from charge_payments each where each.charge_id = c.id and each.amount_cents < (
        select coalesce(sum(amount_cents), 0) from charge_refunds
        where payment_id = each.id and state <> 'failed')) then 'payment-refunded-too-much'
    when exists (
      select from charge_refunds each join charge_payments own on own.id = each.payment_id
      where each.charge_id = c.id and own.charge_id <> c.id) then 'payment-of-another'
    when c.state <> charge_state(c.amount_cents, c.paid_cents, c.returned_cents, c.refunded_cents,
      c.opened_at is not null, c.closed_as) then 'state'
    end as fault) f
  where f.fault is not null;

-- Asked at the end of each transaction, so that its statements may come in any order.
create function check_charge() returns trigger language plpgsql as $$
declare
  charge bigint;
  wrong text;
begin
  if tg_table_name = 'charges' then charge := new.id;
  else charge := new.charge_id; end if;
  select fault into wrong from charge_faults where charge_id = charge;
  if wrong is not null then
    raise exception 'charge % does not agree with its payments and refunds: %', charge, wrong
      using errcode = 'check_violation', constraint = 'charge_is_exact', table = 'charges';
  end if;
  return null;
end $$;
create constraint trigger charge_is_exact after insert or update on charges
  deferrable initially deferred for each row execute function check_charge();
create constraint trigger charge_is_exact after insert or update on charge_payments
  deferrable initially deferred for each row execute function check_charge();
create constraint trigger charge_is_exact after insert or update on charge_refunds
  deferrable initially deferred for each row execute function check_charge();

-- The app names the settings; the table checks the shape of the name alone.
alter table clinic_settings drop constraint clinic_settings_subject_check;
alter table clinic_settings add constraint clinic_settings_subject_check check (
  subject ~ '^[a-z]+(-[a-z]+)*(:[A-Za-z]+)?$'
);
