-- The front desk has looked at an appointment that nobody seems to be there to serve, and keeps it as it is: at which
-- time of it (its sequence), and in spite of what: 'p7' for a practitioner who does not work here on its day, 'c12' for
-- a closure. What comes to be in the way later, or after a move, holds it back again.
alter table appointments
  add column kept_sequence integer,
  add column kept_reasons text[],
  add constraint appointments_kept_check check ((kept_sequence is null) = (kept_reasons is null));
