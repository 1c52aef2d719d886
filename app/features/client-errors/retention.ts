/** How long errors of browsers are kept after they were last seen; see `purgeExpired`. */
export const CLIENT_ERRORS_RETENTION = {
  client_errors: "last_seen_at < $now - interval '90 days'",
} as const;
