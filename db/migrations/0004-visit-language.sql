-- The language in which a visit was booked: its mails, calendar file and link speak it.
alter table appointments
  add column locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en-US'));
