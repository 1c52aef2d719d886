-- What staff do about what arrives: messages of the contact form today, other kinds later. A subject
-- without a row here is open and nobody's: nothing is written when it arrives, so nothing can be missing.
create table inbox_items (
  kind text not null check (kind ~ '^[a-z-]{1,30}$'),
  subject_id bigint not null,
  status text not null check (status in ('open', 'in-progress', 'answered', 'archived')),
  assignee integer references staff,
  -- Grows with every change: who has seen an older one may not overwrite it.
  version integer not null check (version >= 0),
  changed_at timestamptz not null,
  changed_by integer not null references staff,
  primary key (kind, subject_id)
);

-- Notes for colleagues, and answers that are mailed.
create table inbox_notes (
  id bigint generated always as identity primary key,
  kind text not null,
  subject_id bigint not null,
  author integer not null references staff,
  words text not null check (char_length(words) between 1 and 4000),
  written_at timestamptz not null,
  is_mailed boolean not null default false,
  -- When the mail server took it.
  mailed_at timestamptz,
  check (is_mailed or mailed_at is null)
);
create index inbox_notes_subject on inbox_notes (kind, subject_id, id);

-- What was done and written about a subject is deleted with it; the argument is its kind.
create function leave_inbox() returns trigger language plpgsql as $$
begin
  delete from inbox_notes where kind = tg_argv[0] and subject_id = old.id;
  delete from inbox_items where kind = tg_argv[0] and subject_id = old.id;
  return null;
end $$;
create trigger contact_messages_leave_inbox after delete on contact_messages
  for each row execute function leave_inbox('contact');
