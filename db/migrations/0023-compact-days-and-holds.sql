-- Whether the times shown first are those that leave no gaps in a day is a setting of the clinic's.
alter table clinic_settings drop constraint clinic_settings_subject_check;
alter table clinic_settings add constraint clinic_settings_subject_check check (
  subject ~ '^claim:(patients|years|rating|answerMinutes|sameDayReport)$'
  or subject in ('saturday', 'campaign', 'compact-days')
);

-- A hold may be extended until it has lasted as long as the clinic allows, counted from here; the column
-- was_extended is no longer used.
alter table holds add column taken_at timestamptz not null default now();
update holds set taken_at = created_at;
