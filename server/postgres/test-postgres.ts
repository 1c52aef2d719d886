import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import type { ServerUser } from './server-user.ts';

const MODULE_URL = new URL('./embedded-postgres.ts', import.meta.url).href;

type AppReport = { pid: number; ownerUrl: string; appUrl: string } | { error: string };

/**
 * Gives the tests of a file a data folder, shared because creating a database takes a second, and stops after
 * each test whatever it started.
 */
export function preparePostgresFolder() {
  let sharedDir: string;
  let dataDir: string;
  let started: EmbeddedPostgres[] = [];
  let apps: ChildProcess[] = [];

  beforeAll(async () => {
    sharedDir = await makeFolder();
  });
  beforeEach(() => {
    dataDir = sharedDir;
  });
  afterEach(async () => {
    await Promise.all(apps.map(killApp));
    await Promise.all(started.map((postgres) => postgres.stop()));
    // A server left behind by a killed app: adopt it and stop it.
    if (existsSync(inCluster('postmaster.pid'))) {
      await (await startEmbeddedPostgres({ dataDir })).stop();
    }
    if (dataDir !== sharedDir) await rm(dataDir, { recursive: true });
    started = [];
    apps = [];
  });
  afterAll(() => rm(sharedDir, { recursive: true }));

  function inCluster(name: string): string {
    return join(dataDir, 'postgres-18', name);
  }

  return {
    inCluster,
    /** Gives this test an empty folder of its own. */
    async takeEmptyFolder(): Promise<string> {
      dataDir = await makeFolder();
      return dataDir;
    },
    folder: () => dataDir,
    async start(): Promise<EmbeddedPostgres> {
      const postgres = await startEmbeddedPostgres({ dataDir });
      started.push(postgres);
      return postgres;
    },
    /**
     * Starts an app process on the folder; it reports once and lives until it is killed. Its umask is the
     * strictest, which must not shut out PostgreSQL's user.
     */
    async startApp(user?: ServerUser): Promise<{ app: ChildProcess; report: AppReport }> {
      const app = spawn(process.execPath, ['--input-type=module', '-e', APP_CODE, dataDir], {
        ...user,
        cwd: '/',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      apps.push(app);
      const [line] = await once(app.stdout, 'data');
      return { app, report: JSON.parse(String(line)) };
    },
  };
}

const APP_CODE = `
  process.umask(0o077);
  const { startEmbeddedPostgres } = await import(${JSON.stringify(MODULE_URL)});
  try {
    const { pid, ownerUrl, appUrl } = await startEmbeddedPostgres({ dataDir: process.argv[1] });
    console.log(JSON.stringify({ pid, ownerUrl, appUrl }));
  } catch (error) {
    console.log(JSON.stringify({ error: error.message }));
  }`;

async function makeFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'clareia-postgres-'));
  await chmod(dir, 0o755);
  return dir;
}

export async function killApp(app: ChildProcess): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return;
  app.kill('SIGKILL');
  await once(app, 'exit');
}

/** The report of an app that must have started. */
export function up(report: AppReport): Exclude<AppReport, { error: string }> {
  if ('error' in report) throw new Error(report.error);
  return report;
}

/** Runs SQL over a connection of its own. */
export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
