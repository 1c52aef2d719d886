-- A deposit ("sinal") holds the time of one booking until it is paid. No row: the service is booked without one.
create table service_deposits (
  service_id integer primary key references services on delete cascade,
  amount_cents integer not null check (amount_cents between 100 and 100000),
  -- How long charge and hold last where a provider tells of the payment at once.
  hold_minutes integer not null check (hold_minutes between 15 and 60),
  -- Cancelled until so many hours before, it comes back whole.
  refund_hours integer not null check (refund_hours between 0 and 168),
  -- Where only the clinic's bank statement tells: how long the time waits for staff. Null: never so.
  statement_hours integer check (statement_hours between 1 and 72)
);

-- One for each charge that is a deposit. The row of the charge is its lock too.
create table deposits (
  charge_id bigint primary key references charges on delete cascade,
  service_id integer not null references services,
  starts_at timestamptz not null,
  -- As it was told before paying; the service's own may have changed since.
  refund_hours integer not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'expired', 'left', 'booked', 'offered', 'refund', 'kept')),
  -- What is to be booked, with the people in it. Null once it is booked or can no longer be.
  request jsonb,
  -- Of the hold that waits with the charge.
  hold_hash bytea,
  appointment_id bigint unique references appointments on delete set null,
  -- Until when a paid deposit without its time waits for a choice.
  offered_until timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((state = 'offered') = (offered_until is not null)),
  check (state <> 'booked' or request is null)
);
create index deposits_service on deposits (service_id);
create index deposits_due on deposits (state, changed_at);

-- Each mail about a deposit once.
create table deposit_mails (
  charge_id bigint not null references deposits on delete cascade,
  kind text not null check (kind in ('expired', 'offered', 'returned')),
  asked_at timestamptz not null,
  sent_at timestamptz,
  primary key (charge_id, kind)
);

-- Deposits that do not agree with their money or their appointment, with the fault; empty unless the app is wrong.
create view deposit_faults as
  select d.charge_id, f.fault
  from deposits d
  join charges c on c.id = d.charge_id
  left join appointments a on a.id = d.appointment_id
  cross join lateral (select case
    when c.state = 'paid' and d.state in ('waiting', 'expired', 'left') then 'paid-for-nothing'
    when c.state not in ('paid', 'refunding', 'refunded') and d.state in ('booked', 'offered', 'kept')
      then 'not-paid'
    when d.state = 'booked' and a.status = 'cancelled' then 'booked-and-cancelled'
    when d.state = 'offered' and d.appointment_id is not null then 'booked-and-offered'
    end as fault) f
  where f.fault is not null;

-- Asked at the end of each transaction: money and appointment are one fact.
create function check_deposit() returns trigger language plpgsql as $$
declare
  wrong text;
begin
  select fault into wrong from deposit_faults
  where charge_id = case tg_table_name
    when 'charges' then (to_jsonb(new) ->> 'id')::bigint
    when 'deposits' then (to_jsonb(new) ->> 'charge_id')::bigint
    else (select charge_id from deposits where appointment_id = (to_jsonb(new) ->> 'id')::bigint) end;
  if wrong is not null then
    raise exception 'a deposit does not agree with its money or its appointment: %', wrong
      using errcode = 'check_violation', constraint = 'deposit_is_exact', table = 'deposits';
  end if;
  return null;
end $$;
create constraint trigger deposit_is_exact after update of state on charges
  deferrable initially deferred for each row when (new.purpose = 'deposit')
  execute function check_deposit();
create constraint trigger deposit_is_exact after insert or update on deposits
  deferrable initially deferred for each row execute function check_deposit();
create constraint trigger deposit_is_exact after update of status on appointments
  deferrable initially deferred for each row execute function check_deposit();
