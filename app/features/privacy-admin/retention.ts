/** How long the notes of the nightly purges are kept; see `purgeExpired`. */
export const DESK_RETENTION = {
  purge_runs: "ran_at < $now - interval '2 years'",
} as const;
