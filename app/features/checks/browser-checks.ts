import {
  type BrowserCheckId,
  CHECK_MS,
  type CheckFinding,
  type CheckOutcome,
  type CheckVerdict,
  PROBE_MS,
  type PublicCheckId,
  SECURITY_HEADERS,
  SLOW_MS,
} from './check.ts';
import { readOutcome } from './read-outcome.ts';
import { inTime, TimeOver, type Timers } from './time-limit.ts';

/** The site as the page knows it; nothing in it is secret. */
export type CheckedSite = {
  /** Of the page that is open. */
  here: { protocol: string; host: string };
  /** The address that visitors should use, 'https://clinica.example.com'. */
  origin: string;
  /** Files of every release, as paths; the script of this page comes before them. */
  files: readonly string[];
  /** A small page that everybody gets alike. */
  smallPage: string;
  /** Where the server tells what it alone can find out; a check's id follows. */
  results: string;
};

export type CheckTools = Timers & {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  now: () => Date;
  site: CheckedSite;
};

type Found = { verdict: CheckVerdict; finding: CheckFinding; latencyMs?: number; at?: string };
type Check = (tools: CheckTools, signal: AbortSignal) => Promise<Found>;

const PROBES = 3;
/** Of the five headers: so many must be there, else it is an error. */
const HEADERS_ENOUGH = 3;
const NAMING_HEADERS = ['server', 'x-powered-by'];
const FINE: Found = { verdict: 'success', finding: 'fine' };

const CHECKS = {
  server: checkServer,
  host: checkHost,
  assets: checkFiles,
  headers: checkHeaders,
  speed: checkSpeed,
  'server-header': checkServerHeader,
} satisfies Record<BrowserCheckId, Check>;

/**
 * Runs one check: in this browser where it must see for itself, else it asks the server. Never takes longer than
 * 8 s.
 * @throws the signal's reason when it is called off
 */
export async function runCheck(
  tools: CheckTools,
  id: PublicCheckId,
  signal: AbortSignal,
): Promise<CheckOutcome> {
  const startedMs = tools.nowMs();
  const check: Check = isBrowserCheck(id) ? CHECKS[id] : (...args) => askServer(id, ...args);
  const found = await inTime(tools, { ms: CHECK_MS, outer: signal }, (own) =>
    check(tools, own),
  ).catch((fault: unknown) => {
    signal.throwIfAborted();
    return failure(fault);
  });
  return {
    verdict: found.verdict,
    finding: found.finding,
    latencyMs: Math.round(found.latencyMs ?? tools.nowMs() - startedMs),
    at: found.at ?? tools.now().toISOString(),
  };
}

function isBrowserCheck(id: PublicCheckId): id is BrowserCheckId {
  return id in CHECKS;
}

async function checkServer(tools: CheckTools, signal: AbortSignal): Promise<Found> {
  const { origin, here } = tools.site;
  // From a host of its own, this page may ask the site by its name.
  const isOwn = !here.host.startsWith('check.') || origin === `${here.protocol}//${here.host}`;
  const address = `${isOwn ? '' : origin}/healthz`;
  // Where a proxy leads the question on to somebody else, nobody can tell what they would say.
  const answer = await ask(tools, address, { signal, redirect: 'manual' }).catch(
    async (fault: unknown) => {
      if (isOwn || signal.aborted) throw fault;
      return ask(tools, address, { signal, mode: 'no-cors' });
    },
  );
  if (answer.type === 'opaque' || answer.type === 'opaqueredirect')
    return { verdict: 'warning', finding: 'opaque-response' };
  const state: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  return isAlive(state) ? FINE : { verdict: 'error', finding: 'unexpected-status' };
}

function isAlive(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'status' in state && state.status === 'ok';
}

/** A host whose name begins with 'check.' shows this page, and belongs to the site. */
async function checkHost({ site: { here, origin } }: CheckTools): Promise<Found> {
  const known = new URL(origin);
  const isKnown = [known.host, `check.${known.host}`].includes(here.host.toLowerCase());
  if (!isKnown) return { verdict: 'error', finding: 'host-mismatch' };
  if (known.protocol === 'https:' && here.protocol !== 'https:')
    return { verdict: 'error', finding: 'insecure-protocol' };
  return FINE;
}

async function checkFiles(tools: CheckTools, signal: AbortSignal): Promise<Found> {
  const { files } = tools.site;
  const arrived = await Promise.all(
    files.map((file) =>
      // Without a query the service worker would answer from its own copy.
      inTime(tools, { ms: PROBE_MS, outer: signal }, (own) =>
        readWhole(tools, `${file}?again=1`, own),
      ).catch(() => false),
    ),
  );
  signal.throwIfAborted();
  const count = arrived.filter(Boolean).length;
  if (count === files.length) return FINE;
  return { verdict: count === 0 ? 'error' : 'warning', finding: 'partial-assets' };
}

async function readWhole(tools: CheckTools, path: string, signal: AbortSignal): Promise<boolean> {
  const answer = await ask(tools, path, { signal });
  const body = await answer.arrayBuffer();
  return answer.ok && body.byteLength > 0;
}

async function checkHeaders(tools: CheckTools, signal: AbortSignal): Promise<Found> {
  const answer = await ask(tools, '/', { signal, method: 'HEAD' });
  if (!answer.ok) return { verdict: 'error', finding: 'unexpected-status' };
  const count = SECURITY_HEADERS.filter((name) => answer.headers.has(name)).length;
  if (count === SECURITY_HEADERS.length) return FINE;
  return { verdict: count >= HEADERS_ENOUGH ? 'warning' : 'error', finding: 'missing-headers' };
}

/** One after the other, as a visitor's pages come. */
async function checkSpeed(tools: CheckTools, signal: AbortSignal): Promise<Found> {
  let sumMs = 0;
  for (let probe = 0; probe < PROBES; probe += 1) {
    const startedMs = tools.nowMs();
    const isWhole = await inTime(tools, { ms: PROBE_MS, outer: signal }, (own) =>
      readWhole(tools, tools.site.smallPage, own),
    );
    if (!isWhole) return { verdict: 'error', finding: 'unexpected-status' };
    sumMs += tools.nowMs() - startedMs;
  }
  const latencyMs = sumMs / PROBES;
  return latencyMs > SLOW_MS
    ? { verdict: 'warning', finding: 'slow', latencyMs }
    : { ...FINE, latencyMs };
}

async function checkServerHeader(tools: CheckTools, signal: AbortSignal): Promise<Found> {
  const { headers } = await ask(tools, '/', { signal, method: 'HEAD' });
  return NAMING_HEADERS.some((name) => headers.has(name))
    ? { verdict: 'warning', finding: 'worrying' }
    : FINE;
}

async function askServer(
  id: PublicCheckId,
  tools: CheckTools,
  signal: AbortSignal,
): Promise<Found> {
  const answer = await ask(tools, `${tools.site.results}${id}`, { signal });
  if (answer.status === 429) return { verdict: 'warning', finding: 'too-many' };
  const outcome = answer.ok ? readOutcome(await answer.json().catch(() => null)) : undefined;
  return outcome ?? { verdict: 'error', finding: 'unexpected-status' };
}

/** Past every cache: what counts is what the server says now. */
function ask({ fetch }: CheckTools, address: string, init: RequestInit): Promise<Response> {
  return fetch(address, { cache: 'no-store', credentials: 'omit', ...init });
}

function failure(fault: unknown): Found {
  return {
    verdict: 'error',
    finding: fault instanceof TimeOver ? 'timeout' : 'fetch-failure',
  };
}
