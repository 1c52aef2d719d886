import type { CheckFinding, CheckOutcome, CheckVerdict } from './check.ts';

const VERDICTS: readonly CheckVerdict[] = ['success', 'warning', 'error'];
const FINDINGS: readonly CheckFinding[] = [
  'fine',
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
  'too-many',
  'failing',
  'worrying',
];

/** What the server told of a check; undefined when it is nothing of the kind. */
export function readOutcome(told: unknown): CheckOutcome | undefined {
  const fields = { verdict: '', finding: '', latencyMs: -1, at: '' };
  if (typeof told !== 'object' || told === null) return undefined;
  const { latencyMs, at, ...named } = Object.assign(fields, told);
  const verdict = VERDICTS.find((each) => each === named.verdict);
  const finding = FINDINGS.find((each) => each === named.finding);
  const isTime = typeof at === 'string' && !Number.isNaN(Date.parse(at));
  const isLatency = Number.isInteger(latencyMs) && latencyMs >= 0;
  return verdict && finding && isTime && isLatency
    ? { verdict, finding, latencyMs, at }
    : undefined;
}
