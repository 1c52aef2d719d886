import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { StartFault } from '#server/start-fault.ts';
import {
  type BinaryPackage,
  findBinaryPackage,
  removeOldBinaries,
  stageBinaries,
} from './binaries.ts';
import { type Cluster, clusterDirName, openCluster } from './cluster.ts';
import type { RunningServer } from './connection.ts';
import { type Home, type PostgresLog, prepareHome, silentLog } from './home.ts';
import { takeOwnerLock } from './owner-lock.ts';
import { stopServer } from './postmaster.ts';
import { prepareDatabase, roleUrls } from './roles.ts';
import { writeSecrets } from './secrets.ts';
import { adoptOrLaunch, superviseServer } from './supervisor.ts';

// Below the range from which kernels take ports for outgoing connections (32768 on Linux).
const FIRST_PORT = 20_000;
const LAST_PORT = 32_767;

/** A free TCP port on 127.0.0.1: the preferred one, else a random one. */
async function findFreePort(preferred: number | undefined): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred;
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await isFree(port)) return port;
  }
  throw new StartFault(startFaults.noFreePort);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
    return true;
  } catch {
    // Whatever prevents us from listening would stop PostgreSQL too.
    return false;
  } finally {
    probe.close();
  }
}

export type EmbeddedPostgres = {
  /** For migrations; may do everything. */
  ownerUrl: string;
  /** For the app; reads and writes rows, defines nothing. */
  appUrl: string;
  /** Folder of the database and its binaries. */
  dir: string;
  /** Folder of the database alone. */
  clusterDir: string;
  /** Pid of the postmaster; changes when the server is restarted. */
  readonly pid: number;
  /** Stops the server (at most about 9 s) and frees the folder. Safe to call twice. */
  stop(): Promise<void>;
};

const START_ATTEMPTS = 5;

/**
 * Runs the PostgreSQL that comes with the project, listening on loopback only, and keeps it up until `stop`: a
 * server that dies is restarted at the same address. A server left behind by a killed app is adopted.
 * @param dataDir folder of the database; unset: see `prepareHome`
 * @throws one sentence that says what to do: another app owns the folder (named by pid), the folder cannot be
 *   used, or PostgreSQL does not start
 */
export async function startEmbeddedPostgres({
  dataDir,
  log = silentLog,
}: {
  dataDir?: string | undefined;
  log?: PostgresLog | undefined;
}): Promise<EmbeddedPostgres> {
  const source = await findBinaryPackage();
  const home = await prepareHome(dataDir, { clusterName: clusterDirName(source.major), log });
  const lock = await takeOwnerLock(home.dir);
  try {
    const { cluster, first } = await startServer(home, { source, log });
    const supervisor = superviseServer(cluster, { first, log });
    let stopped: Promise<void> | undefined;
    return {
      ...roleUrls(cluster, first.port),
      dir: home.dir,
      clusterDir: cluster.dir,
      get pid() {
        return supervisor.pid();
      },
      stop() {
        stopped ??= supervisor.stop().finally(() => lock.release());
        return stopped;
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startServer(
  home: Home,
  { source, log }: { source: BinaryPackage; log: PostgresLog },
): Promise<{ cluster: Cluster; first: RunningServer }> {
  const binaries = await stageBinaries(home, source);
  const { cluster, isNew, settingsChanged } = await openCluster(home, binaries);
  if (isNew) log.info(`PostgreSQL ${binaries.version} made its data folder in ${cluster.dir}.`);
  if (settingsChanged) await stopServer(cluster);
  try {
    const first = await reachServer(cluster, log);
    await prepareDatabase(cluster, first);
    if (first.port !== cluster.secrets.port) {
      await writeSecrets(cluster.secretsFile, { ...cluster.secrets, port: first.port });
    }
    await removeOldBinaries(home, binaries);
    return { cluster, first };
  } catch (error) {
    await stopServer(cluster);
    throw error;
  }
}

/** Retries, because another program may take the port first, or a dying app's server may be half up. */
async function reachServer(cluster: Cluster, log: PostgresLog): Promise<RunningServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { server, adopted } = await adoptOrLaunch(cluster, () =>
        findFreePort(cluster.secrets.port),
      );
      const how = adopted ? 'still ran and is adopted' : 'is up';
      log.info(`PostgreSQL ${how} (pid ${server.pid}, port ${server.port}).`);
      return server;
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
    }
    await sleep(100 * attempt);
  }
}
