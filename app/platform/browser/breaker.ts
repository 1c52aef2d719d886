export type BreakerRules = {
  /** Consecutive failures that open it. */
  failures: number;
  /** How long it stays open, in milliseconds. */
  cooldownMs: number;
  /** Successes that close it again; until then a single failure re-opens it. */
  successes: number;
};

export type BreakerState = 'closed' | 'open' | 'half-open';

export type Breaker = {
  state: () => BreakerState;
  succeeded: () => void;
  failed: () => void;
};

/** A circuit breaker: stops calls to a service that fails. @param now milliseconds of a monotonic clock */
export function createBreaker(
  { failures, cooldownMs, successes }: BreakerRules,
  now: () => number,
): Breaker {
  let failed = 0;
  let succeeded = 0;
  let openedAt: number | undefined;

  const state = (): BreakerState => {
    if (openedAt === undefined) return 'closed';
    return now() - openedAt < cooldownMs ? 'open' : 'half-open';
  };
  return {
    state,
    succeeded() {
      const current = state();
      if (current === 'open') return;
      failed = 0;
      if (current === 'closed') return;
      succeeded += 1;
      if (succeeded >= successes) openedAt = undefined;
    },
    failed() {
      failed += 1;
      succeeded = 0;
      if (state() === 'half-open' || failed >= failures) openedAt = now();
    },
  };
}
