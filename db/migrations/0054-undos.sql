-- What a setting was before staff changed it, so that one press puts it back; kept for a day.
create table undos (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('closure', 'hours', 'service')),
  -- Settings and the clinic's own wording, never a patient's data.
  before jsonb not null,
  made_at timestamptz not null
);
create index undos_made_at on undos (made_at);
