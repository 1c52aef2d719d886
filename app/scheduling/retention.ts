/** How long the agenda keeps what it knows; see `purgeExpired`. */
export const BOOKING_RETENTION = {
  // Unfinished bookings hold names and phones: a day, then gone.
  booking_drafts: "updated_at < $now - interval '24 hours'",
  holds: 'expires_at < $now',
  manage_links: 'expires_at < $now',
  // Five years, unless the visit has passed into the medical record, which is kept elsewhere.
  consents: "granted_at < $now - interval '5 years'",
  appointments: "ends_at < $now - interval '5 years'",
  patients: 'not exists (select from appointments where patient_id = patients.id)',
  contacts: 'not exists (select from appointments where contact_id = contacts.id)',
} as const;
