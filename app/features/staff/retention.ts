/** How long the staff side keeps what it knows for a while only; see `purgeExpired`. */
export const STAFF_RETENTION = {
  staff_sessions: "started_at < $now - interval '12 hours'",
  staff_links: 'expires_at < $now',
  staff_attempts: "coalesce(closed_until, since) < $now - interval '1 day'",
} as const;
