/** Where people may have been touched: visits of these days, messages or requests. */
export const AFFECTED_KINDS = ['visits', 'messages', 'requests'] as const;
export type AffectedKind = (typeof AFFECTED_KINDS)[number];
