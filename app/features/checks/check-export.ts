import {
  type CheckFinding,
  type CheckStatus,
  type OverallState,
  overallOf,
  type PublicCheckId,
} from './check.ts';

/** A check as the page shows it. */
export type ShownCheck = {
  id: PublicCheckId;
  status: CheckStatus;
  finding: CheckFinding | null;
  /** Whole milliseconds. */
  latencyMs: number | null;
  /** Instant, ISO 8601. */
  at: string | null;
};

export const EXPORT_NAME = 'estado-do-site.json';

export type CheckExport = {
  /** Of the site that was checked. */
  release: string;
  exportedAt: string;
  overall: OverallState;
  checks: readonly ShownCheck[];
};

/** The file that a visitor can send to whoever looks after the site: only what the page shows. */
export function exportOf(
  checks: readonly ShownCheck[],
  { release, now }: { release: string; now: Date },
): string {
  const overall = overallOf(checks.map(({ status }) => status));
  const file: CheckExport = { release, exportedAt: now.toISOString(), overall, checks };
  return `${JSON.stringify(file, null, 2)}\n`;
}
