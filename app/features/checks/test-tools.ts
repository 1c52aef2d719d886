import type { CheckedSite, CheckTools } from './browser-checks.ts';

export type FakeAnswer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  type?: ResponseType;
  /** It comes so much later. */
  ms?: number;
};
/** What comes back for a path; 'never' leaves whoever asks waiting, 'fails' is a broken connection. */
export type FakeNet = (path: string, init: RequestInit) => FakeAnswer | 'never' | 'fails';

export const SITE: CheckedSite = {
  here: { protocol: 'https:', host: 'clinica.example.com' },
  origin: 'https://clinica.example.com',
  files: ['/assets/a-1.js', '/assets/b-1.woff2', '/favicon.svg'],
  smallPage: '/sem-internet',
  results: '/check/resultado/',
};

export const FIVE_HEADERS = {
  'strict-transport-security': 'max-age=86400',
  'content-security-policy': "default-src 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The site when all is well. */
export const allWell: FakeNet = (path) => {
  if (path === '/healthz') return { body: '{"status":"ok"}' };
  if (path.startsWith('/check/resultado/'))
    return {
      body: '{"verdict":"success","finding":"fine","latencyMs":7,"at":"2026-11-25T12:00:00.000Z"}',
    };
  return { headers: FIVE_HEADERS, body: 'some bytes' };
};

/** A browser whose time passes only with its answers, and in which a wait ends when nothing else happens. */
export function fakeBrowser(net: FakeNet, site: CheckedSite = SITE) {
  let nowMs = 0;
  const asked: { address: string; init: RequestInit }[] = [];
  const timers = new Set<{ atMs: number; ring: () => void }>();
  const tools: CheckTools = {
    site,
    nowMs: () => nowMs,
    now: () => new Date('2026-11-25T18:00:00.000Z'),
    after(ms, ring) {
      const timer = { atMs: nowMs + ms, ring };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async fetch(address, init) {
      asked.push({ address, init });
      const answer = net(address, init);
      if (answer === 'fails') throw new TypeError('Failed to fetch');
      if (answer === 'never') return endless(init.signal);
      nowMs += answer.ms ?? 0;
      return responseOf(answer);
    },
  };
  /** Lets the time of all who wait run out, the next first. */
  function ringNext(): void {
    const [next] = [...timers].sort((a, b) => a.atMs - b.atMs);
    if (!next) return;
    timers.delete(next);
    nowMs = Math.max(nowMs, next.atMs);
    next.ring();
  }
  return { tools, asked, ringNext, waiting: () => timers.size };
}

function endless(signal: RequestInit['signal']): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

function responseOf({ status = 200, headers = {}, body = '', type }: FakeAnswer): Response {
  const response = new Response(body, { status, headers });
  return type ? Object.defineProperty(response, 'type', { value: type }) : response;
}
