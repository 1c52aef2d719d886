-- Patients are told of a change that waits for its day before that day: such a notice names the plan, and the sequence of
-- the appointment, since who moves it afterwards is given the calendar entry of now and must be told again. When the day
-- comes the notices that still hold become those of the version that the plan makes.
alter table clinic_record_notices
  drop constraint clinic_record_notices_pkey,
  alter column version drop not null,
  add column id bigint generated always as identity primary key,
  add column plan_id integer references clinic_record_plans,
  add column sequence integer check (sequence >= 0),
  add constraint clinic_record_notices_version_key unique (version, appointment_id),
  add constraint clinic_record_notices_plan_key unique (plan_id, appointment_id, sequence),
  add constraint clinic_record_notices_of_one check (num_nonnulls(version, plan_id) = 1),
  add constraint clinic_record_notices_sequence_of_plan check ((plan_id is null) = (sequence is null));
