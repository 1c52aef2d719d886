const RETRIES = 2;
const RETRY_BASE_MS = 1_000;
const TIMEOUT_MS = 10_000;
const BUFFERED = 100;
const FLUSH_EVERY_MS = 60_000;
const OLDEST_MS = 5 * 60_000;

/** Statuses that a retry cannot change. */
const HOPELESS = new Set([400, 404, 405, 413, 415]);

type Event = { address: string; body: object; at: number };

type SenderParts = {
  fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  warn: (message: string) => void;
};

export type Sender = {
  /** Sends an event; one that cannot be sent waits, with its original time, for at most five minutes. */
  send: (address: string, body: object) => Promise<void>;
  /** Drops waiting events and sends nothing more. */
  stop: () => void;
};

/** Sends events to the site's own server. */
export function createSender({ fetch, now, warn }: SenderParts): Sender {
  let waiting: Event[] = [];
  let isStopped = false;
  const timer = setInterval(flush, FLUSH_EVERY_MS);

  async function flush(): Promise<void> {
    const due = waiting;
    waiting = [];
    for (const event of due) await deliver(event);
  }

  async function deliver(event: Event): Promise<void> {
    for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
      if (attempt > 0) await pause(RETRY_BASE_MS * 2 ** (attempt - 1));
      if (isStopped || (await isSettled(event))) return;
    }
    waiting = [...waiting, event].slice(-BUFFERED);
  }

  /** Whether nothing is left to do: the event was accepted, never will be, or is too old to tell. */
  async function isSettled({ address, body, at }: Event): Promise<boolean> {
    const age = Math.max(0, now() - at);
    if (age > OLDEST_MS) return true;
    try {
      const { ok, status } = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, age_ms: Math.round(age) }),
        keepalive: true,
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!ok) warn(`measurement: ${address} answered ${status}`);
      return ok || HOPELESS.has(status);
    } catch {
      return false;
    }
  }

  return {
    send: (address, body) => deliver({ address, body, at: now() }),
    stop() {
      isStopped = true;
      waiting = [];
      clearInterval(timer);
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
