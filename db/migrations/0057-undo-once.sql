-- Order and use of services, people, rooms and devices can be taken back too; a second press finds it done.
alter table undos drop constraint undos_subject_check;
alter table undos add constraint undos_subject_check
  check (subject in ('closure', 'hours', 'order', 'resource', 'service'));
alter table undos add column done_at timestamptz;
