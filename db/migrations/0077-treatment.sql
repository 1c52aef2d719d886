-- How the front desk addresses a patient: 'Dona Cida'. Chosen by a person, never guessed; without it the name alone.
alter table patient_needs
  add column treatment text check (treatment in ('dona', 'seu')),
  -- The name they go by; empty for the first of their own.
  add column known_as text not null default '' check (length(known_as) <= 120);

create or replace view own_agenda.patient_needs as select * from public.patient_needs t
  where exists (select from own_agenda.patients p where p.id = t.patient_id) with local check option;
