/** Failures allowed before a bucket locks temporarily. */
export type AttemptLimit = { failures: number };

/** The failures of an account, a network or a device. */
export type Attempts = {
  failures: number;
  since: Date;
  /** Lockouts since the last reset. */
  closures: number;
  closedUntil: Date | null;
};

export const ACCOUNT_LIMIT: AttemptLimit = { failures: 5 };
export const NETWORK_LIMIT: AttemptLimit = { failures: 20 };

const WINDOW_MS = 15 * 60_000;
const LONGEST_CLOSURE_MS = 60 * 60_000;
/** After a day without failures, the next lockout is a short one again. */
const FORGET_MS = 24 * 3_600_000;

/**
 * Counts an attempt as failed before its outcome is known, so that concurrent attempts cannot bypass
 * the limit. The last allowed attempt still proceeds and locks the bucket: for 15 minutes, then 30,
 * then 60.
 * @returns `waitMs` above 0 when locked; the attempts are then unchanged
 */
export function countAttempt(
  known: Attempts | null,
  limit: AttemptLimit,
  now: Date,
): { attempts: Attempts; waitMs: number } {
  const fresh = { failures: 0, since: now, closures: 0, closedUntil: null };
  const state = known && !isForgotten(known, now) ? known : fresh;
  const waitMs = (state.closedUntil?.getTime() ?? 0) - now.getTime();
  if (waitMs > 0) return { attempts: state, waitMs };
  const isNewWindow =
    state.closedUntil !== null || now.getTime() - state.since.getTime() >= WINDOW_MS;
  const counted = isNewWindow
    ? { failures: 1, since: now, closures: state.closures, closedUntil: null }
    : { ...state, failures: state.failures + 1 };
  return {
    attempts: counted.failures >= limit.failures ? closed(counted, now) : counted,
    waitMs: 0,
  };
}

/** Takes a counted attempt back: it succeeded. */
export function returnAttempt({ failures, since, closures, closedUntil }: Attempts): Attempts {
  const wasClosed = closedUntil !== null;
  return {
    failures: Math.max(0, failures - 1),
    since,
    closures: wasClosed ? Math.max(0, closures - 1) : closures,
    closedUntil: null,
  };
}

function closed(attempts: Attempts, now: Date): Attempts {
  const lengthMs = Math.min(LONGEST_CLOSURE_MS, WINDOW_MS * 2 ** attempts.closures);
  return {
    ...attempts,
    closures: attempts.closures + 1,
    closedUntil: new Date(now.getTime() + lengthMs),
  };
}

function isForgotten({ since, closedUntil }: Attempts, now: Date): boolean {
  return now.getTime() - (closedUntil ?? since).getTime() >= FORGET_MS;
}
