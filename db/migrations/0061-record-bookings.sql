-- Versions from before the record had how services are booked say nothing of it: who returns to one keeps what there is.
alter table clinic_record_versions add column holds_booking boolean not null default false;
