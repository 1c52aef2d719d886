import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareJobs } from '#server/jobs/prepare-jobs.ts';
import { migrate } from '#server/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    ownerUrl: string;
  }
}

/** One PostgreSQL for the whole run, with the demo agenda in the template that each test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'clareia-test-'));
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir });
  await migrate(server.ownerUrl);
  await prepareJobs(server.ownerUrl);
  const client = new pg.Client({
    connectionString: server.ownerUrl.replace(/\/[^/]*$/, '/postgres'),
  });
  await client.connect();
  await client.query('alter database clareia rename to clareia_template');
  await client.end();
  project.provide('ownerUrl', server.ownerUrl.replace(/\/[^/]*$/, '/postgres'));
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
