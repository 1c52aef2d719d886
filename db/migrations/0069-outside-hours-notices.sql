-- Who is booked outside the hours of whoever sees them is asked to take another time: such a notice names neither a
-- version nor a plan, and is of the appointment as it then was. Whoever a version or a plan has asked already is not asked
-- again, so these say whether they ask, and of what sequence.
alter table clinic_record_notices
  add column asks_to_move boolean not null default false,
  drop constraint clinic_record_notices_of_one,
  drop constraint clinic_record_notices_sequence_of_plan,
  add constraint clinic_record_notices_of_one check (
    num_nonnulls(version, plan_id) = 1 or (num_nonnulls(version, plan_id) = 0 and asks_to_move)),
  add constraint clinic_record_notices_sequence_of check (version is not null or sequence is not null);
create unique index clinic_record_notices_hours_key on clinic_record_notices (appointment_id, sequence)
  where version is null and plan_id is null;
