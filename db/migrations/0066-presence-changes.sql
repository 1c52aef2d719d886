-- An appointment that is kept although somebody is not there (kept_reasons) is kept for this absence of theirs, and not
-- for the next one: how often their use or their first or last day has changed is part of the reason, 'p7.2'. Until the
-- first change it is 'p7', as it was written before.
alter table resources add column if not exists presence_changes integer not null default 0;

create or replace function count_presence_change() returns trigger language plpgsql as $$
begin
  new.presence_changes := old.presence_changes + 1;
  return new;
end $$;

drop trigger if exists resources_presence on resources;
create trigger resources_presence before update of is_active, from_on, until_on on resources
  for each row
  when ((old.is_active, old.from_on, old.until_on) is distinct from (new.is_active, new.from_on, new.until_on))
  execute function count_presence_change();
