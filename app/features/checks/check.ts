/** Every check of the site's working, in the order in which it is shown (facts.md §4, then what only staff see). */
export const PUBLIC_CHECKS = [
  'server',
  'tls',
  'cms-pages',
  'cms-posts',
  'cms-categories',
  'cms-routes',
  'dns',
  'host',
  'assets',
  'headers',
  'speed',
  'server-header',
] as const;
export const STAFF_CHECKS = [
  'database',
  'occupancy',
  'disk',
  'jobs',
  'mail',
  'clock',
  'time-zone',
  'certificate',
  'backups',
  'cms',
  'google',
  'payments',
  'whatsapp',
] as const;
export type PublicCheckId = (typeof PUBLIC_CHECKS)[number];
export type CheckId = PublicCheckId | (typeof STAFF_CHECKS)[number];

/** What only a browser can see of the site; everything else is asked on the server. */
export const BROWSER_CHECKS = [
  'server',
  'host',
  'assets',
  'headers',
  'speed',
  'server-header',
] as const;
export type BrowserCheckId = (typeof BROWSER_CHECKS)[number];

/** Files that every release of the site has, under names that stay. */
export const CHECKED_FILES = ['/favicon.svg', '/favicon.ico', '/icon-192.png'] as const;
/** Headers that keep a visitor's browser from being tricked. */
export const SECURITY_HEADERS = [
  'strict-transport-security',
  'content-security-policy',
  'x-frame-options',
  'x-content-type-options',
  'referrer-policy',
] as const;
/** Mean of the timing probes, in milliseconds: below the first all is well, above the second it is slow. */
export const FAST_MS = 1_000;
export const SLOW_MS = 2_000;

/** How a finished check ended. */
export const CHECK_VERDICTS = ['success', 'warning', 'error'] as const;
export type CheckVerdict = (typeof CHECK_VERDICTS)[number];
export type CheckStatus = 'idle' | 'running' | CheckVerdict;

/** The overall state: any error, else any warning, else all well. */
export type OverallState = 'idle' | 'running' | 'operational' | 'attention' | 'error';

/** What is said of a check; its words are in app/locales/checks/checks.ts. Nothing in it is internal. */
export const CHECK_FINDINGS = [
  'fine',
  // Somebody else does it, and it is not looked at.
  'handed-over',
  'not-configured',
  'timeout',
  'fetch-failure',
  'unexpected-status',
  'opaque-response',
  'missing-routes',
  'host-mismatch',
  'insecure-protocol',
  'partial-assets',
  'missing-headers',
  'slow',
  // Not run: the network has asked too often.
  'too-many',
  // Of what is none of these; the raw data says more.
  'failing',
  'worrying',
] as const;
export type CheckFinding = (typeof CHECK_FINDINGS)[number];

/** What anybody may know of a finished check. */
export type CheckOutcome = {
  verdict: CheckVerdict;
  finding: CheckFinding;
  /** Whole milliseconds. */
  latencyMs: number;
  /** Instant, ISO 8601. */
  at: string;
};
/** With what only staff see: plain values without secrets and without anything personal. */
export type StaffCheckOutcome = CheckOutcome & { raw: Readonly<Record<string, unknown>> };

/** Longest a check may take; of files and timing probes. */
export const CHECK_MS = 8_000;
export const PROBE_MS = 4_000;

/** @param statuses of all checks that were asked for */
export function overallOf(statuses: readonly CheckStatus[]): OverallState {
  if (statuses.includes('running')) return 'running';
  if (statuses.includes('error')) return 'error';
  if (statuses.includes('warning')) return 'attention';
  return statuses.length > 0 && statuses.every((status) => status === 'success')
    ? 'operational'
    : 'idle';
}
