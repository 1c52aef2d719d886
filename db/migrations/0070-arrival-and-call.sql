-- When a patient arrived, kept once they were seen, and since when they are with whoever sees them. That is no attendance
-- of its own: who is with the practitioner has arrived, and a release that does not know of the call reads it so. The
-- database keeps both right, so that such a release may undo or record an attendance beside this one.
alter table appointments
  add column arrived_at timestamptz,
  add column called_at timestamptz,
  add constraint appointments_arrival check (
    arrived_at is null or coalesce(attendance in ('arrived', 'done'), false)),
  add constraint appointments_call check (called_at is null or arrived_at is not null);

create function keep_arrival() returns trigger language plpgsql as $$
begin
  if new.attendance is null or new.attendance = 'no-show' then
    new.arrived_at := null;
    new.called_at := null;
  elsif new.attendance = 'arrived' then
    new.arrived_at := coalesce(new.arrived_at, new.attendance_at);
  elsif old.attendance = 'arrived' then
    new.arrived_at := coalesce(new.arrived_at, old.attendance_at);
  end if;
  return new;
end $$;
create trigger appointments_arrival before update of attendance, called_at on appointments
  for each row execute function keep_arrival();
