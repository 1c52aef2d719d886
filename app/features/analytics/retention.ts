/** How long the clinic's own figures are kept; see `purgeExpired`. */
export const ANALYTICS_RETENTION = {
  event_counts: "counted_on < ($now at time zone 'America/Sao_Paulo')::date - interval '25 months'",
} as const;
