import { PLATFORM_RETENTION, type Retention } from '#app/platform/purge.server.ts';

/** Retention rules of each part of the app; see `purgeExpired`. */
export const RETENTION = {
  /** First-party analytics. */
  analytics: {
    // Days of UTC: never later than the clinic's own, and the same by the night in which it is deleted.
    event_counts: "counted_on < ($now at time zone 'UTC')::date - interval '25 months'",
  },
  scheduling: {
    // Unfinished bookings contain names and phone numbers, so they are deleted after a day.
    booking_drafts: "updated_at < $now - interval '24 hours'",
    holds: 'expires_at < $now',
    manage_links: 'expires_at < $now',
    // Five years, unless the appointment went into the medical record, which is kept elsewhere.
    consents: "granted_at < $now - interval '5 years'",
    // It serves until they have come; what comes after may be asked about for a while.
    appointment_notes: `appointment_id in (select id from appointments
      where ends_at < $now - interval '90 days')`,
    appointments: "ends_at < $now - interval '5 years'",
    // Who was brought from another program has not booked here yet.
    patients: `not exists (select from $appointments where patient_id = patients.id)
      and not exists (select from data_import_made m join data_imports i on i.id = m.import_id
        where m.patient_id = patients.id and i.created_at >= $now - interval '5 years')`,
    contacts: `not exists (select from $appointments where contact_id = contacts.id)
      and not exists (select from $patients where contact_id = contacts.id)
      and not exists (select from $consents where contact_id = contacts.id)`,
  },
  /**
   * Tax law and the defence of rights: five years after the end of the contract (CTN, art. 173; CC, art. 206). While
   * money is on its way back, it must be known to whom.
   */
  subscriptions: {
    order_drafts: "updated_at < $now - interval '24 hours'",
    orders: `closed_at < $now - interval '5 years'
      and not exists (select from order_instalments join charges on charges.id = charge_id
        where order_id = orders.id and refund_asked_cents > 0)`,
  },
  /** Browser errors, counted from when they last occurred. */
  clientErrors: {
    client_errors: "last_seen_at < $now - interval '90 days'",
  },
  /**
   * Messages: 12 months, which their consent (`app/locales/contact.ts`) and the privacy policy
   * (`content/pt-BR/privacy.md`) promise too. The consent is deleted with its message.
   */
  contact: {
    contact_messages: "created_at < $now - interval '12 months'",
  },
  /**
   * Questionnaires that people sent: 6 months, which their consent (`app/locales/screening/screening.ts`) and the privacy
   * policy promise too. The consent is deleted with them.
   */
  screenings: {
    screenings: "created_at < $now - interval '6 months'",
  },
  /** Requests for a time: 12 months, as their consent (`app/locales/leads.ts`) and the privacy policy promise. */
  leads: {
    leads: "created_at < $now - interval '12 months'",
    lead_drafts: "updated_at < $now - interval '24 hours'",
    lead_openings: "opened_on < ($now at time zone 'UTC')::date - interval '12 months'",
  },
  /** Messages that WhatsApp has told of: for longer than it tells them again. */
  reminders: {
    reminder_claims: "until_at < $now - interval '1 day'",
    whatsapp_inbound: "received_at < $now - interval '14 days'",
  },
  /** Places on the waiting list: 6 months, as their consent (`app/locales/waitlist.ts`) and the privacy policy promise. */
  waitlist: {
    waitlist_entries: "wished_at < $now - interval '6 months'",
    waitlist_times: 'starts_at < $now',
  },
  /** Codes of the patient's own page. */
  ownPage: {
    own_page_codes: "ends_at < $now - interval '1 day'",
  },
  /** Answers to the consent banner: for as long as proof may be demanded. */
  consent: {
    consent_receipts: "coalesce(withdrawn_at, given_at) < $now - interval '5 years'",
  },
  /** Data subject requests, kept as proof that they were answered. */
  privacyRequests: {
    privacy_requests: "created_at < $now - interval '5 years'",
  },
  /**
   * Payments are records of the clinic's books, kept for the five years in which taxes may be asked for (CTN, arts.
   * 173 and 174) and claims be made (CDC, art. 27), counted from the last change. Refunds under way stay, and so do
   * the payments of a subscription for as long as itself.
   */
  payments: {
    charges: `changed_at < $now - interval '5 years' and refund_asked_cents = 0
      and not exists (select from order_instalments join $orders on orders.id = order_id
        where charge_id = charges.id)`,
  },
  /** Records of the nightly purges. */
  purgeRuns: {
    purge_runs: "ran_at < $now - interval '2 years'",
  },
  /** Copies of texts that left their source; they may come back. And the history of its reading. */
  foreignTexts: {
    foreign_entries: "gone_at < $now - interval '30 days'",
    foreign_runs: "started_at < $now - interval '30 days'",
  },
  /** Who has a text open, and what was typed in it and never saved. */
  contentDesks: {
    content_desks: "seen_at < $now - interval '30 days'",
  },
  /**
   * Lines of files of other programs, until their import can no longer be mended; and who was brought by which, for as
   * long as appointments are kept.
   */
  dataImports: {
    data_import_rows: `import_id in (select id from data_imports where created_at < $now - interval '30 days')`,
    data_imports: "created_at < $now - interval '5 years'",
  },
  /** What the checks of the site's own working have found. */
  checks: {
    check_runs: "seen_at < $now - interval '90 days'",
  },
  platform: PLATFORM_RETENTION,
  staff: {
    staff_sessions: "started_at < $now - interval '12 hours'",
    staff_links: 'expires_at < $now',
    // Long enough to look into what a patient asks about, and no longer.
    staff_sign_ins: "at < $now - interval '6 months'",
    staff_attempts: "coalesce(closed_until, since) < $now - interval '1 day'",
  },
} as const satisfies Record<string, Retention>;

/** All rules, in the order of deletion. */
export const RETENTION_RULES: readonly Retention[] = Object.values(RETENTION);
