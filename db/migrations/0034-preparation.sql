-- What a service asks of patients beforehand, as the doctor has settled it on screen. No row: as the service's text says.
create table service_preparations (
  service_id integer primary key references services on delete cascade,
  dilates text not null check (dilates in ('never', 'may', 'always')),
  -- Until one may drive again.
  dilation_hours integer not null check (dilation_hours between 1 and 72),
  -- Who goes home alone is first shown times that end so long before sunset. Null: nobody is asked.
  daylight_minutes integer check (daylight_minutes between 0 and 240),
  -- Without contact lenses before the appointment; 0 for none. Multiples of 24 are days on the wall clock.
  soft_lens_hours integer not null check (soft_lens_hours between 0 and 720),
  rigid_lens_hours integer not null check (rigid_lens_hours between 0 and 720),
  fasting_hours integer not null check (fasting_hours between 0 and 24),
  companion boolean not null
);

-- What a patient has answered about it. Care data: no more than the desk needs, and gone with the appointment.
create table appointment_preparations (
  appointment_id bigint primary key references appointments on delete cascade,
  arrival text check (arrival in ('accompanied', 'alone', 'driving')),
  lenses text check (lenses in ('none', 'soft', 'rigid', 'unknown')),
  -- Whether they have said that they will fast, and come with somebody.
  fasting boolean,
  companion boolean,
  companion_name text check (length(companion_name) between 1 and 120),
  noted_at timestamptz not null
);
