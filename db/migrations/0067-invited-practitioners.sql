-- An invitation says whose agenda the account is for: who joins by it is tied to that practitioner.
alter table staff_links
  add column practitioner_id integer references resources,
  -- The practitioner had an account when the invitation was made, and gets one more on purpose.
  add column practitioner_is_shared boolean not null default false,
  add constraint staff_links_practitioner_check check (practitioner_id is null or kind = 'invitation');
create index staff_links_practitioner on staff_links (practitioner_id) where practitioner_id is not null;
