import type { CheckStatus, OverallState } from './check.ts';

/** The shape of each overall state. */
export const OVERALL_MARK = {
  idle: 'idle',
  running: 'running',
  operational: 'success',
  attention: 'warning',
  error: 'error',
} as const satisfies Record<OverallState, CheckStatus>;
