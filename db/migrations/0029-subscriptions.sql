-- Lens subscriptions bought on the site. A draft is no order: it is what somebody has typed so far, sealed, for a day.
create table order_drafts (
  token_hash bytea primary key,
  sealed bytea not null,
  updated_at timestamptz not null
);
create index order_drafts_age on order_drafts (updated_at);

create table orders (
  id bigint generated always as identity primary key,
  -- Eight digits behind an L, easy to say on the phone.
  protocol text not null unique check (protocol ~ '^L[0-9]{4}-[0-9]{4}$'),
  -- The random part of the private link.
  link_key uuid not null unique default gen_random_uuid(),
  state text not null default 'awaiting-prescription',
  plan text not null check (plan in (
    'basico', 'padrao', 'premium', 'basico-online', 'padrao-online', 'premium-online')),
  -- As it was called in the contract.
  plan_name text not null,
  locale text not null check (locale in ('pt-BR', 'en-US')),
  name text not null,
  -- AES-256-GCM; null once the person is erased.
  cpf_sealed bytea,
  phone_e164 text not null check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  email text not null,
  postal_code text not null check (postal_code ~ '^[0-9]{8}$'),
  street text not null,
  street_number text not null,
  complement text not null default '',
  district text not null,
  city text not null,
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  -- Whether there is one, never what is in it.
  prescription text not null check (prescription in ('on-file', 'to-send', 'first-visit')),
  pay_in text not null check (pay_in in ('once', 'instalments')),
  provider text not null check (provider in ('pix-static', 'pix-api', 'stripe', 'mercado-pago')),
  total_cents integer not null check (total_cents > 0),
  pairs integer not null check (pairs > 0),
  ordered_at timestamptz not null,
  accepted_text_id text not null,
  accepted_sha256 text not null check (accepted_sha256 ~ '^[0-9a-f]{64}$'),
  -- The year of the plan, from the day on which the prescription was seen; its last day is not part of it.
  starts_on date,
  ends_on date,
  closed_at timestamptz,
  erased_at timestamptz,
  -- Who changed the row last, when and why; the history takes it from here.
  changed_at timestamptz not null,
  changed_by text not null,
  cause text not null,
  version integer not null default 0,
  check ((starts_on is null) = (ends_on is null)),
  check (starts_on is not null or state not in ('active', 'ended'))
);
create index orders_state on orders (state, ordered_at);
create index orders_phone on orders (phone_e164);
create index orders_email on orders (lower(email));

create table order_transitions (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into order_transitions values
  ('awaiting-prescription', 'active'),
  ('awaiting-prescription', 'withdrawn'),
  ('awaiting-prescription', 'cancelled'),
  ('active', 'withdrawn'),
  ('active', 'cancelled'),
  ('active', 'ended');

create table order_history (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  at timestamptz not null,
  from_state text,
  to_state text not null,
  actor text not null,
  cause text not null
);
create index order_history_order on order_history (order_id, id);

create function order_follows_transitions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.state <> 'awaiting-prescription' then
    raise exception 'an order begins as awaiting-prescription' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and new.state <> old.state and not exists (
    select from order_transitions where from_state = old.state and to_state = new.state) then
    raise exception 'no order goes from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger order_follows_transitions before insert or update on orders
  for each row execute function order_follows_transitions();

create function order_keeps_history() returns trigger language plpgsql as $$
begin
  insert into order_history (order_id, at, from_state, to_state, actor, cause)
  values (new.id, new.changed_at, case when tg_op = 'UPDATE' then old.state end, new.state,
    new.changed_by, new.cause);
  return null;
end $$;
create trigger order_begins_history after insert on orders
  for each row execute function order_keeps_history();
create trigger order_keeps_history after update on orders
  for each row when (old.cause is distinct from new.cause or old.state is distinct from new.state
    or old.changed_at is distinct from new.changed_at)
  execute function order_keeps_history();

-- Append-only: a line goes only together with its order, when that is purged.
create function refuse_order_history_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from orders where id = old.order_id) then
    return old;
  end if;
  raise exception 'order_history is append-only';
end $$;
create trigger order_history_append_only before update or delete on order_history
  for each row execute function refuse_order_history_change();

create table order_instalments (
  order_id bigint not null references orders on delete cascade,
  number integer not null check (number >= 1),
  due_on date not null,
  amount_cents integer not null check (amount_cents > 0),
  charge_id bigint not null unique references charges,
  primary key (order_id, number)
);

-- What the clinic owes in the year of the plan: deliveries and reviews.
create table order_tasks (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  kind text not null check (kind in ('delivery', 'review')),
  number integer not null check (number >= 1),
  pairs integer check ((kind = 'delivery') = (pairs is not null) and pairs > 0),
  due_on date not null,
  done_on date,
  done_by integer references staff,
  check ((done_on is null) = (done_by is null)),
  unique (order_id, kind, number)
);
create index order_tasks_due on order_tasks (due_on) where done_on is null;
create index order_tasks_done_by on order_tasks (done_by);

-- The contract exactly as it was sent, sealed: it names the customer.
create table order_contracts (
  order_id bigint primary key references orders on delete cascade,
  sealed bytea not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null
);

create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  words text not null check (char_length(words) between 1 and 2000),
  written_by integer not null references staff,
  written_at timestamptz not null
);
create index order_notes_order on order_notes (order_id, id);
create index order_notes_written_by on order_notes (written_by);

-- The app names the settings; the table checks the shape of the name alone.
alter table clinic_settings drop constraint clinic_settings_subject_check;
alter table clinic_settings add constraint clinic_settings_subject_check check (
  subject ~ '^[a-z]+(-[a-z]+)*(:[A-Za-z]+)?$'
);
