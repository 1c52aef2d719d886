/** Sources of affected people: appointments of the period, messages or requests. */
export const AFFECTED_KINDS = ['visits', 'messages', 'requests'] as const;
export type AffectedKind = (typeof AFFECTED_KINDS)[number];
