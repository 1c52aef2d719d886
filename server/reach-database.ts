import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { FRESH_AT, FRESH_TIMES } from '#app/clinic/record/time-zones.ts';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import type { ProcessEnv } from '#app/platform/env.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { SESSION_OPTIONS } from './database.ts';
import type { InstalledDatabase } from './installation.ts';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { StartFault } from './start-fault.ts';

export type ReachedDatabase = InstalledDatabase & {
  appUrl: string;
  /** Folder of the app's own database. */
  dir?: string;
  stop: () => Promise<void>;
};

const MIN_VERSION = 15;

/**
 * The database that DATABASE_URL names, or the app's own.
 * @throws one sentence when it cannot be reached, is too old, has outdated time zones or is behind a pooler
 *   that gives no session
 */
export async function reachDatabase(
  { databaseUrl, databaseOwnerUrl, dataDir }: ProcessEnv,
  log: Log,
): Promise<ReachedDatabase> {
  if (databaseUrl) {
    const ownerUrl = databaseOwnerUrl ?? databaseUrl;
    const hasOwner = ownerUrl !== databaseUrl;
    await checkDatabase(ownerUrl, hasOwner ? 'DATABASE_OWNER_URL' : 'DATABASE_URL');
    await checkSession(databaseUrl, 'DATABASE_URL');
    return { ownerUrl, appUrl: databaseUrl, stop: async () => undefined };
  }
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    await checkDatabase(server.ownerUrl, 'DATABASE_URL');
  } catch (error) {
    await server.stop();
    throw error;
  }
  const { ownerUrl, appUrl, dir, clusterDir } = server;
  const folderBornAt = await bornAt(join(clusterDir, 'PG_VERSION'));
  return { ownerUrl, appUrl, dir, folderBornAt, stop: () => server.stop() };
}

/** When a file was made, in nanoseconds; undefined where the file system does not keep it. */
async function bornAt(file: string): Promise<string | undefined> {
  const { birthtimeNs } = await stat(file, { bigint: true });
  return birthtimeNs > 0n ? String(birthtimeNs) : undefined;
}

async function checkDatabase(url: string, setting: string): Promise<void> {
  const client = connectionTo(url);
  try {
    await client.connect();
  } catch (error) {
    throw new StartFault(startFaults.unreachable(reasonOf(error)), error);
  }
  try {
    const { rows } = await client.query<{ version: number; zone: string; time: string }>(
      `select current_setting('server_version_num')::int / 10000 as version, zone,
        to_char($1::timestamptz at time zone zone, 'HH24:MI') as time from unnest($2::text[]) zone`,
      [FRESH_AT, Object.keys(FRESH_TIMES)],
    );
    const { version = 0 } = rows[0] ?? {};
    if (version < MIN_VERSION) {
      throw new StartFault(startFaults.tooOld(String(version), String(MIN_VERSION)));
    }
    for (const { zone, time } of rows) {
      if (time !== FRESH_TIMES[zone]) throw new StartFault(startFaults.staleZones(zone, time));
    }
    await refusePooler(client, { url, setting });
  } finally {
    await client.end();
  }
}

/** Connects as the app's pool does, whose options a pooler may refuse, and looks for a pooler there too. */
async function checkSession(url: string, setting: string): Promise<void> {
  const client = connectionTo(url, SESSION_OPTIONS);
  try {
    await client.connect();
  } catch (error) {
    const isRefused = /startup parameter/.test(reasonOf(error));
    const told = isRefused
      ? startFaults.sessionOptions(setting, reasonOf(error))
      : startFaults.unreachable(reasonOf(error));
    throw new StartFault(told, error);
  }
  try {
    await refusePooler(client, { url, setting });
  } finally {
    await client.end();
  }
}

const POOLER_ROUNDS = 20;

/**
 * A pooler in transaction mode gives each transaction whichever of its connections is free: locks and settings
 * of a session stay behind on one that is somebody else's next. A connection that is really PostgreSQL's names
 * its own process; one of a pooler that shares is at some time found in another client's hand.
 */
async function refusePooler(
  client: pg.Client,
  { url, setting }: { url: string; setting: string },
): Promise<void> {
  const first = await processOf(client);
  if (Reflect.get(client, 'processID') === first) return;
  const other = connectionTo(url);
  try {
    await other.connect();
    for (let round = 0; round < POOLER_ROUNDS; round += 1) {
      const mine = await processOf(client);
      if (mine !== first || mine === (await processOf(other))) {
        throw new StartFault(startFaults.pooler(setting));
      }
    }
  } finally {
    await other.end();
  }
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

function connectionTo(url: string, options?: string): pg.Client {
  const settings = { connectionString: url, connectionTimeoutMillis: 5_000 };
  const client = new pg.Client(options === undefined ? settings : { ...settings, options });
  client.on('error', () => undefined);
  return client;
}

/** `pg` reports several failed addresses with an error that has no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code: unknown = Reflect.get(error, 'code');
  return error.message || (typeof code === 'string' ? code : error.name);
}
