import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { quietPool } from '#tests/database.ts';
import { freePort, type RunningApp, startApp, temporaryDataDir } from '#tests/running-app.ts';
import { administer, onDatabase, TEMPLATE } from '#tests/template-server.ts';

export type OwnDatabase = { url: string; pool: pg.Pool; drop: () => Promise<void> };

const APP_SECRET = 'Zk3vYq8wLr5tNc2hXb7mJd4sGf9pQa6e';

/**
 * A database on the run's PostgreSQL for the apps of one test.
 * @param template the migrated one, or PostgreSQL's own for an empty database
 */
export async function ownDatabase(template = TEMPLATE): Promise<OwnDatabase> {
  const serverUrl = inject('ownerUrl');
  const name = `fault_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `create database ${name} template ${template}`);
  const url = onDatabase(serverUrl, name);
  const pool = quietPool(url, 4);
  return {
    url,
    pool,
    drop: async () => {
      await pool.end();
      await administer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** The environment of an app on that database: one installation, however many processes it has. */
export function environmentOf({ url }: OwnDatabase, baseUrl: string): Record<string, string> {
  return { DATABASE_URL: url, APP_SECRET, BASE_URL: baseUrl };
}

/** Two processes of one installation on their own database. */
export async function startTwoApps() {
  const database = await ownDatabase();
  const data = await temporaryDataDir();
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const env = environmentOf(database, baseUrl);
  const start = (ownPort: number) => startApp({ dataDir: data.dataDir, port: ownPort, env });
  const first = await start(port);
  const second = await start(await freePort());
  const apps: [RunningApp, RunningApp] = [first, second];
  return {
    apps,
    baseUrl,
    database,
    /** Either process, in turn. */
    urlOf: (n: number) => (n % 2 === 0 ? first.url : second.url),
    start,
    stop: async () => {
      await Promise.all(apps.map((app) => app.stop()));
      await database.drop();
      await data.remove();
    },
  };
}
