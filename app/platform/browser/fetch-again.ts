import { type Breaker, createBreaker } from './breaker.ts';
import { browserNowMs } from './browser-clock.ts';

const RETRIES = 3;
const BASE_MS = 1_000;
const LONGEST_MS = 10_000;
const TIMEOUT_MS = 30_000;
const JITTER = 0.15;
/** Statuses that may be temporary. */
const RETRY_STATUSES = [408, 429, 500, 502, 503, 504];
const BREAKER = { failures: 5, cooldownMs: 60_000, successes: 2 };

/** The other side did not answer, which is no fault of this page or its browser. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** No request was made: this origin has failed too often recently. */
export class OriginRests extends NoAnswer {}

export type FetchDeps = {
  fetch: typeof fetch;
  /** Milliseconds since 1970, for dates in `Retry-After`. */
  now: () => number;
  /** Random number from 0 to 1. */
  random: () => number;
};

/**
 * `fetch` that retries requests that are safe to repeat: GET, HEAD, and any with an Idempotency-Key. Up to
 * three retries, after 1, 2 and 4 s, plus or minus 15 %, or after `Retry-After`, ten seconds at most. Each
 * try times out after 30 s.
 * @returns the last response, whatever its status
 * @throws `NoAnswer` with the last error of `fetch` as its cause; `OriginRests`; the reason of the caller's own
 * signal, at once when that aborts; any other error is a fault of this page
 */
export function createFetchAgain({ fetch: ask, now, random }: FetchDeps) {
  const breakers = new Map<string, Breaker>();

  return async function fetchAgain(
    address: string | URL,
    init: RequestInit = {},
  ): Promise<Response> {
    const { origin } = new URL(address, globalThis.location?.href);
    const breaker = breakers.get(origin) ?? createBreaker(BREAKER, now);
    breakers.set(origin, breaker);
    if (breaker.state() === 'open') throw new OriginRests(origin);
    const retries = isRepeatable(init) ? RETRIES : 0;

    for (let tried = 0; ; tried += 1) {
      const outcome = await tryOnce(ask, address, init);
      if (isGood(outcome)) breaker.succeeded();
      else if (init.signal?.aborted) throw init.signal.reason;
      else breaker.failed();
      if (isGood(outcome) || tried >= retries || breaker.state() === 'open') return settle(outcome);
      await pause(delayOf(outcome.response, { tried, now, random }), init.signal);
    }
  };
}

type Outcome = { response: Response; error?: never } | { response?: undefined; error: unknown };

function isGood({ response }: Outcome): boolean {
  return response !== undefined && !RETRY_STATUSES.includes(response.status);
}

function settle({ response, error }: Outcome): Response {
  if (response) return response;
  throw error;
}

async function tryOnce(
  ask: typeof fetch,
  address: string | URL,
  init: RequestInit,
): Promise<Outcome> {
  const timeouts = new AbortController();
  const late = () => timeouts.abort(new DOMException('no answer in time', 'TimeoutError'));
  const timer = setTimeout(late, TIMEOUT_MS);
  const signals = init.signal ? [init.signal, timeouts.signal] : [timeouts.signal];
  const signal = AbortSignal.any(signals);
  try {
    return { response: await ask(address, { ...init, signal }) };
  } catch (error) {
    return { error: new NoAnswer('no answer', { cause: error }) };
  } finally {
    clearTimeout(timer);
  }
}

function isRepeatable({ method = 'GET', headers }: RequestInit): boolean {
  return /^(?:GET|HEAD)$/i.test(method) || new Headers(headers).has('idempotency-key');
}

function delayOf(
  response: Response | undefined,
  { tried, now, random }: { tried: number } & Pick<FetchDeps, 'now' | 'random'>,
): number {
  const asked = retryAfterMs(response?.headers.get('retry-after') ?? '', now());
  const jitter = 1 + JITTER * (2 * random() - 1);
  return Math.min(LONGEST_MS, asked ?? BASE_MS * 2 ** tried * jitter);
}

/** Seconds or a date, RFC 9110 §10.2.3. */
function retryAfterMs(value: string, nowMs: number): number | undefined {
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}

function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** The instance for this page, on the browser's `fetch`. */
export const fetchAgain = createFetchAgain({
  fetch: (address, init) => fetch(address, init),
  now: browserNowMs,
  random: Math.random,
});
