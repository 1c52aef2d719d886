-- An appointment of a series may take another time than the service as which it is booked, and keeps it when it moves.
alter table follow_ups
  add column own_minutes integer check (own_minutes between 5 and 240);
