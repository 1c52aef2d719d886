-- A day that was moved at once: which appointments went from when to when, by their ids alone.
alter table undos drop constraint undos_subject_check;
alter table undos add constraint undos_subject_check
  check (subject in ('closure', 'day', 'hours', 'order', 'resource', 'service'));
