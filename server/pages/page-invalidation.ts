import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { AGENDA_CHANNEL } from '#app/features/agenda/live/agenda-live.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { PAGES_CHANNEL } from '#app/platform/pages-changed.server.ts';

const RETRY_MS = 1_000;
const PROBE_MS = 15_000;

/**
 * Listens, on a connection of its own, for changes of pages and of the agenda. Notifications sent while the connection
 * was down are lost, so a new connection counts as a change of both.
 * @param onAgenda gets the notification's payload; of a new connection ''
 */
export function listenForChangedPages({
  databaseUrl,
  log,
  onChange,
  onAgenda = () => undefined,
}: {
  databaseUrl: string;
  log: Log;
  onChange: () => void;
  onAgenda?: (payload: string) => void;
}): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const listening = keepListening();

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await listenOnce({ databaseUrl, onChange, onAgenda, signal: stopping.signal });
      } catch (error) {
        log.warn({ err: error }, 'page invalidation: connection lost');
      }
      await sleep(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}

/** Returns when told to stop, throws when the connection ends. */
async function listenOnce({
  databaseUrl,
  onChange,
  onAgenda,
  signal,
}: {
  databaseUrl: string;
  onChange: () => void;
  onAgenda: (payload: string) => void;
  signal: AbortSignal;
}): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: `clareia:pages:${process.pid}`,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  });
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => undefined);
  client.on('error', lost.reject);
  client.on('end', () => lost.reject(new Error('the connection ended')));
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === AGENDA_CHANNEL) onAgenda(payload);
    else onChange();
  });
  try {
    await client.connect();
    await client.query(`listen ${PAGES_CHANNEL}; listen ${AGENDA_CHANNEL}`);
    onChange();
    onAgenda('');
    while (!signal.aborted) {
      const pause = sleep(PROBE_MS, undefined, { signal }).catch(() => undefined);
      await Promise.race([pause, lost.promise]);
      // A query detects a connection that died silently.
      if (!signal.aborted) await client.query('select 1');
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
