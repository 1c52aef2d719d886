-- An import that cannot be worked on ends as failed, and may be tried again.
alter table data_imports
  drop constraint data_imports_state_check,
  add constraint data_imports_state_check check (state in
    ('mapping', 'checking', 'checked', 'importing', 'done', 'undoing', 'undone', 'failed')),
  -- Times that what was asked for last has been begun.
  add column tries integer not null default 0,
  -- What a failed one was at.
  add column failed_doing text check (failed_doing in ('checking', 'importing', 'undoing')),
  add constraint data_imports_failed_at_something check ((state = 'failed') = (failed_doing is not null));
