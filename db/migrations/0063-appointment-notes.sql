-- What who booked wrote for the front desk. Gone with the appointment, and long before it.
create table appointment_notes (
  appointment_id bigint primary key references appointments on delete cascade,
  note text not null check (length(note) between 1 and 300),
  noted_at timestamptz not null
);

-- Who sees one agenda alone sees those of its appointments.
create view own_agenda.appointment_notes as select * from public.appointment_notes t
  where exists (select from public.appointments a where a.id = t.appointment_id
    and a.practitioner_id = own_agenda.practitioner()) with local check option;
