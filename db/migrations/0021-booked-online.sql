-- Nobody books an operation or a special treatment who was not examined: the clinic does, after a
-- consultation. Staff may put them online again on the screen of the services.
update services set is_bookable_online = false
where slug in ('cirurgias-oftalmologicas', 'tratamentos-especializados');

-- Whatever the code forgets: patients hold and book only what is booked online. Staff book everything.
create function refuse_unless_online() returns trigger language plpgsql as $$
begin
  if not (select s.is_bookable_online from services s where s.id = new.service_id) then
    raise exception 'service % is not booked online', new.service_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger appointments_online before insert on appointments
  for each row when (new.channel in ('web', 'api')) execute function refuse_unless_online();
create trigger holds_online before insert on holds
  for each row execute function refuse_unless_online();
