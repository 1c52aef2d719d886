import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openRunFolder } from '#scripts/run-folder.ts';
import { prepareJobs } from '#server/jobs/prepare-jobs.ts';
import { migrate } from '#server/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';

/** The databases that others are copied from: with the agenda of the tests' clinic, and without any clinic's. */
export const TEMPLATE = 'clareia_template';
export const EMPTY_TEMPLATE = 'clareia_empty';

export type TemplateServer = {
  /** The owner's URL of the server's own database, used to create others. */
  ownerUrl: string;
  /** The same with the app's role. */
  appUrl: string;
  pid: number;
  stop: () => Promise<void>;
};

/**
 * One real PostgreSQL for a run. Its migrated template is copied in milliseconds, where a server per test file
 * would cost seconds each.
 * @param fill puts rows into the template
 */
export async function startTemplateServer(
  fill: (urls: { ownerUrl: string; appUrl: string }) => Promise<void>,
): Promise<TemplateServer> {
  const dataDir = await mkdtemp(join(openRunFolder(), 'postgres-'));
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir });
  await migrate(server.ownerUrl);
  await prepareJobs(server.ownerUrl);
  const ownerUrl = onDatabase(server.ownerUrl, 'postgres');
  await administer(
    ownerUrl,
    `create database ${EMPTY_TEMPLATE} template clareia strategy file_copy`,
  );
  await fill(server);
  // Nothing here must survive a power cut.
  await administer(ownerUrl, 'alter system set fsync = off');
  await administer(ownerUrl, 'select pg_reload_conf()');
  await administer(ownerUrl, `alter database clareia rename to ${TEMPLATE}`);
  return {
    ownerUrl,
    appUrl: onDatabase(server.appUrl, 'postgres'),
    pid: server.pid,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The URL of another database on the same server. */
export function onDatabase(url: string, name: string): string {
  return url.replace(/\/[^/]*$/, `/${name}`);
}

/** Runs one statement on its own connection. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
