import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '#scripts/server-process.js';
import { recordFile } from './clinics/record-file.ts';
import { serraClaraRecord } from './clinics/serra-clara.ts';

export type RunningApp = {
  /** 'http://127.0.0.1:<port>', without a trailing slash. */
  url: string;
  port: number;
  pid: number;
  /** Everything that the process has printed. */
  output: () => string;
  /** SIGTERM; resolves with the exit code. */
  stop: () => Promise<number | null>;
  /** SIGKILL; resolves when the process is gone. */
  kill: () => Promise<void>;
};

const PROJECT_DIR = join(import.meta.dirname, '..');
const START_MS = 300_000;
// Below those that kernels take for outgoing connections (from 32768 on Linux), which races open by the
// thousand, and below those of the apps' own PostgreSQL.
const FIRST_PORT = 10_000;
const LAST_PORT = 19_999;

/**
 * Starts the real process from the built site and waits until it is ready. Without DATABASE_URL in `env` it
 * runs its own PostgreSQL in `dataDir`.
 * @param projectDir a copy of the project, with its own build
 */
export async function startApp({
  dataDir,
  port,
  env = {},
  projectDir = PROJECT_DIR,
  clinic = serraClaraRecord,
}: {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
  projectDir?: string;
  /** Whose site it is. */
  clinic?: ClinicRecord;
}): Promise<RunningApp> {
  const ownPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${ownPort}`;
  const child = spawn(process.execPath, SERVER_ARGUMENTS, {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: process.env.TZ,
      NODE_ENV: 'production',
      PORT: String(ownPort),
      BASE_URL: url,
      DATA_DIR: dataDir,
      CLINIC_RECORD: await recordFile(clinic),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...SERVER_ENVIRONMENT,
      ...compiledCode(),
      ...env,
    },
  });
  const printed: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const output = () => printed.join('');
  await untilReady(child, url, output);
  return {
    url,
    port: ownPort,
    pid: child.pid ?? 0,
    output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => {
      await end(child, 'SIGKILL');
    },
  };
}

/** In a test run the next app takes over what an earlier one has compiled. Benchmarks measure apps without it. */
function compiledCode(): Record<string, string> {
  const runDir = process.env.CLAREIA_RUN_DIR;
  return runDir ? { NODE_COMPILE_CACHE: join(runDir, 'compiled') } : {};
}

/** A data folder that PostgreSQL's own user can enter too, and a function that removes it. */
export async function temporaryDataDir(): Promise<{
  dataDir: string;
  remove: () => Promise<void>;
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clareia-app-'));
  await chmod(dataDir, 0o755);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A port that was free a moment ago, is not assigned by chance, and is told to nobody else of a test run. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (!(await isFirstToAsk(port))) continue;
    const server = createServer();
    const listening = once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.listen(port, '127.0.0.1');
    const isFree = await listening;
    server.close();
    if (isFree) return port;
  }
  throw new Error('no free port');
}

/** Whoever is told a port takes it seconds later; meanwhile it looks free to the other processes of the run. */
async function isFirstToAsk(port: number): Promise<boolean> {
  const runDir = process.env.CLAREIA_RUN_DIR;
  if (!runDir) return true;
  const told = join(runDir, 'ports');
  await mkdir(told, { recursive: true });
  return mkdir(join(told, String(port))).then(
    () => true,
    () => false,
  );
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the app ended at its start:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`the app was not ready after ${START_MS} ms:\n${output()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  await once(child, 'exit');
  return child.exitCode;
}
