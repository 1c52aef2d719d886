import { CHECK_FINDINGS, CHECK_VERDICTS, type CheckOutcome } from './check.ts';

/** What the server told of a check; undefined when it is nothing of the kind. */
export function readOutcome(told: unknown): CheckOutcome | undefined {
  const fields = { verdict: '', finding: '', latencyMs: -1, at: '' };
  if (typeof told !== 'object' || told === null) return undefined;
  const { latencyMs, at, ...named } = Object.assign(fields, told);
  const verdict = CHECK_VERDICTS.find((each) => each === named.verdict);
  const finding = CHECK_FINDINGS.find((each) => each === named.finding);
  const isTime = typeof at === 'string' && !Number.isNaN(Date.parse(at));
  const isLatency = Number.isInteger(latencyMs) && latencyMs >= 0;
  return verdict && finding && isTime && isLatency
    ? { verdict, finding, latencyMs, at }
    : undefined;
}
