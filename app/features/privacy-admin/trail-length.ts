/** Audit entries shown on a person's page. */
export const TRAIL_LENGTH = 300;
