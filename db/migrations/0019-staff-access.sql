-- When the password was last typed in this session. What could be taken by a session alone asks for it again.
alter table staff_sessions add column confirmed_at timestamptz;

-- Rules of the clinic for its own staff; without a row the rule is off.
create table staff_rules (
  rule text primary key check (rule in ('second-factor-for-all')),
  is_on boolean not null,
  -- Grows with every change: who has seen an older one may not overwrite it.
  version integer not null check (version >= 1),
  changed_at timestamptz not null,
  changed_by integer not null references staff
);
create index staff_rules_changed_by on staff_rules (changed_by);

-- A calendar address ends with its maker's access, and does not come back with it.
delete from calendar_feeds where created_by in (select id from staff where disabled_at is not null);
