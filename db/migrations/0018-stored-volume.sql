-- What grows for years: deleting a row must not read whole tables, and a person must be found among all.

-- Every foreign key is found from the row that it refers to; deleting that row asks for it.
create index agenda_settings_changed_by on agenda_settings (changed_by);
create index appointments_patient on appointments (patient_id);
create index appointments_practitioner on appointments (practitioner_id);
create index appointments_service on appointments (service_id);
create index audio_files_created_by on audio_files (created_by);
create index calendar_feeds_created_by on calendar_feeds (created_by);
create index calendar_feeds_resource on calendar_feeds (resource_id);
create index clinic_settings_changed_by on clinic_settings (changed_by);
create index closures_resource on closures (resource_id);
create index consents_appointment on consents (appointment_id) where appointment_id is not null;
create index consents_contact on consents (contact_id) where contact_id is not null;
create index content_addresses_document on content_addresses (document_id);
create index content_documents_changed_by on content_documents (changed_by);
create index content_revisions_author on content_revisions (author);
create index holds_service on holds (service_id);
create index images_changed_by on images (changed_by);
create index images_created_by on images (created_by);
create index inbox_items_assignee on inbox_items (assignee) where assignee is not null;
create index inbox_items_changed_by on inbox_items (changed_by);
create index inbox_notes_author on inbox_notes (author);
create index incident_revisions_author on incident_revisions (author);
create index service_resources_resource on service_resources (resource_id);
create index staff_links_created_by on staff_links (created_by);
create index staff_links_staff on staff_links (staff_id);
create index testimonials_changed_by on testimonials (changed_by);

-- The ages by which rows leave.
create index appointments_ends on appointments (ends_at);
create index audit_log_age on audit_log (at);
create index consents_age on consents (granted_at);
create index manage_links_expiry on manage_links (expires_at);
create index rate_limits_age on rate_limits (window_starts_at);

-- Figures count by the day that the patient was told.
create index appointments_starts_on on appointments (starts_on);

-- Small letters without accents. unaccent itself is not immutable only because its dictionary may change.
create function plain_letters(words text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, words));

-- A person is found by any part of a name, of a mail address, of a number. What is new goes into the index at
-- once: a list of what is pending would be read by every search.
create index contacts_search on contacts
  using gin (plain_letters(name) gin_trgm_ops, plain_letters(email) gin_trgm_ops, phone_e164 gin_trgm_ops)
  with (fastupdate = off);
create index patients_search on patients using gin (plain_letters(name) gin_trgm_ops)
  with (fastupdate = off);
create index appointments_search on appointments
  using gin (plain_letters(guardian_name) gin_trgm_ops, replace(protocol, '-', '') gin_trgm_ops)
  with (fastupdate = off);
create index contact_messages_search on contact_messages
  using gin (plain_letters(name) gin_trgm_ops, plain_letters(email) gin_trgm_ops, phone_e164 gin_trgm_ops)
  with (fastupdate = off);

-- As purge_append_only(timestamptz), which the release before calls, but at most so many rows of each kind.
create function purge_append_only(asked_at timestamptz, at_most integer,
    out audit_rows bigint, out incident_rows bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  cutoff timestamptz := least(asked_at, now()) - interval '5 years';
begin
  perform set_config('clareia.keeper', 'on', true);
  delete from audit_log where id in (select id from audit_log where at < cutoff limit at_most);
  get diagnostics audit_rows = row_count;
  delete from incidents where id in (
    select id from incidents i where opened_at < cutoff
      and not exists (select from incident_revisions r where r.incident_id = i.id and r.written_at >= cutoff)
    limit at_most);
  get diagnostics incident_rows = row_count;
  perform set_config('clareia.keeper', '', true);
end $$;

-- Tables whose rows a nightly purge could not delete.
alter table purge_runs add column failed text[] not null default '{}';
