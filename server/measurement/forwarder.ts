import { createBreaker } from '#app/platform/browser/breaker.ts';
import type { Log } from '#app/platform/log.server.ts';
import { VendorFailure, type VendorFetch, type VendorRequest } from './vendor-fetch.ts';

/** Forwards a request without making the visitor wait; failures are dropped. */
export type Forwarder = (request: VendorRequest) => void;

/** Concurrent requests; more are dropped rather than queued. */
const MAX_UNDER_WAY = 50;
const BREAKER = { failures: 5, cooldownMs: 60_000, successes: 2 };

export function createForwarder({
  fetch,
  now,
  log,
}: {
  fetch: VendorFetch;
  now: () => number;
  log: Pick<Log, 'warn'>;
}): Forwarder {
  const breaker = createBreaker(BREAKER, now);
  let underWay = 0;

  async function passOn(request: VendorRequest): Promise<void> {
    underWay += 1;
    try {
      await fetch(request);
      breaker.succeeded();
    } catch (error) {
      const wasOpen = breaker.state() === 'open';
      breaker.failed();
      const why = error instanceof VendorFailure ? error.message : 'fault';
      if (!wasOpen && breaker.state() === 'open') log.warn({ why }, 'measurement is not passed on');
    } finally {
      underWay -= 1;
    }
  }

  return (request) => {
    if (breaker.state() === 'open' || underWay >= MAX_UNDER_WAY) return;
    void passOn(request);
  };
}
