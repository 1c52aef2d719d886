/** How long requests are kept, as proof that they were answered; see `purgeExpired`. */
export const PRIVACY_RETENTION = {
  privacy_requests: "created_at < $now - interval '5 years'",
} as const;
