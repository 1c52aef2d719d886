/** How long messages are kept, as their consent says; see `purgeExpired`. The consent goes with its message. */
export const CONTACT_RETENTION = {
  contact_messages: "created_at < $now - interval '12 months'",
} as const;
