import pg from 'pg';
import { CLINIC_ZONE } from '#app/clinic/clinic-time.ts';
import type { ProcessEnv } from '#app/platform/env.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts';

export type ReachedDatabase = {
  ownerUrl: string;
  appUrl: string;
  /** Folder of the app's own database. */
  dir?: string;
  stop: () => Promise<void>;
};

const MIN_VERSION = 15;

/**
 * The database that DATABASE_URL names, or the app's own.
 * @throws one sentence when it cannot be reached, is too old or has outdated time zones
 */
export async function reachDatabase(
  { databaseUrl, databaseOwnerUrl, dataDir }: ProcessEnv,
  log: Log,
): Promise<ReachedDatabase> {
  if (databaseUrl) {
    const ownerUrl = databaseOwnerUrl ?? databaseUrl;
    await checkDatabase(ownerUrl);
    return { ownerUrl, appUrl: databaseUrl, stop: async () => undefined };
  }
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    await checkDatabase(server.ownerUrl);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const { ownerUrl, appUrl, dir } = server;
  return { ownerUrl, appUrl, dir, stop: () => server.stop() };
}

async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`The database cannot be reached: ${reasonOf(error)}.`, { cause: error });
  }
  try {
    const { rows } = await client.query<{ version: number; time: string }>(
      `select current_setting('server_version_num')::int / 10000 as version,
        to_char(timestamptz '2027-01-15T12:00Z' at time zone $1, 'HH24:MI') as time`,
      [CLINIC_ZONE],
    );
    const { version = 0, time = '' } = rows[0] ?? {};
    if (version < MIN_VERSION) {
      throw new Error(
        `PostgreSQL ${version} is too old: version ${MIN_VERSION} or later is needed.`,
      );
    }
    if (time !== '09:00') {
      throw new Error(
        `The database has stale time zone data: ${CLINIC_ZONE} shows ${time} at 2027-01-15T12:00Z, not 09:00.`,
      );
    }
  } finally {
    await client.end();
  }
}

/** `pg` reports several failed addresses with an error that has no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code: unknown = Reflect.get(error, 'code');
  return error.message || (typeof code === 'string' ? code : error.name);
}
