import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { connectToServer, type RunningServer } from './connection.ts';
import type { PostgresLog } from './home.ts';
import { findLiveServer } from './pid-file.ts';
import { clearStaleServer, launchServer, signal, stopServer } from './postmaster.ts';

/** Keeps the server up until `stop`, which is called once; `pid` changes when the server is restarted. */
type Supervisor = { pid(): number; stop(): Promise<void> };

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 2000;
const STATUS_CHECK_MS = 1000;

/** Adopts the live server of the cluster, or starts a new one on the port. Needs the owner lock. */
export async function adoptOrLaunch(
  cluster: Cluster,
  choosePort: () => Promise<number>,
): Promise<{ server: RunningServer; adopted: boolean }> {
  const live = await findLiveServer(cluster);
  if (live?.port) {
    const server = await connectToServer(cluster, { pid: live.pid, port: live.port });
    return { server, adopted: true };
  }
  await clearStaleServer(cluster);
  const port = await choosePort();
  const pid = await launchServer(cluster, port);
  return { server: await connectToServer(cluster, { pid, port }), adopted: false };
}

/** Watches the server through its connection and restarts it, on the same port, when it ends. */
export function superviseServer(
  cluster: Cluster,
  { first, log }: { first: RunningServer; log: PostgresLog },
): Supervisor {
  let server = first;
  const stopping = new AbortController();
  const statusCheck = setInterval(() => hurryShutdown(cluster, log), STATUS_CHECK_MS);
  statusCheck.unref();
  const ended = keepUp();

  async function keepUp(): Promise<void> {
    const aborted = once(stopping.signal, 'abort');
    while (true) {
      await Promise.race([server.lost, aborted]);
      if (stopping.signal.aborted) return;
      log.warn(`PostgreSQL (pid ${server.pid}) broke the connection; bringing it back.`);
      const next = await revive(cluster, { port: first.port, stopping: stopping.signal, log });
      if (!next) return;
      server = next;
    }
  }

  return {
    pid: () => server.pid,
    async stop() {
      stopping.abort();
      clearInterval(statusCheck);
      await ended;
      await stopServer(cluster);
    },
  };
}

/** @returns undefined when the app stops before the server is back */
async function revive(
  cluster: Cluster,
  { port, stopping, log }: { port: number; stopping: AbortSignal; log: PostgresLog },
): Promise<RunningServer | undefined> {
  let delayMs = FIRST_RETRY_MS;
  while (!stopping.aborted) {
    try {
      const { server } = await adoptOrLaunch(cluster, async () => port);
      log.info(`PostgreSQL is back (pid ${server.pid}, port ${server.port}).`);
      return server;
    } catch (error) {
      log.warn(`${messageOf(error)}; trying again.`);
    }
    await Promise.race([sleep(delayMs), once(stopping, 'abort')]);
    delayMs = Math.min(delayMs * 2, LONGEST_RETRY_MS);
  }
  return undefined;
}

/**
 * A plain SIGTERM from outside is PostgreSQL's "smart" shutdown: it accepts no new connections and waits for
 * ours to end, which they never do. Turn it into a fast one, so that the server can be restarted.
 */
async function hurryShutdown(cluster: Cluster, log: PostgresLog): Promise<void> {
  try {
    const live = await findLiveServer(cluster);
    if (live?.status === 'stopping') signal(live.pid, 'SIGINT');
  } catch (error) {
    log.warn(`PostgreSQL's state cannot be read: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
