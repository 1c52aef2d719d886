/** How long answers are kept: as long as somebody may ask for the proof; see `purgeExpired`. */
export const CONSENT_RETENTION = {
  consent_receipts: "coalesce(withdrawn_at, given_at) < $now - interval '5 years'",
} as const;
