import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { doctorWords } from '#app/locales/faults/doctor.ts';
import { startFaults, type Told } from '#app/locales/faults/start-faults.ts';
import type { ProcessEnv } from '#app/platform/env.server.ts';
import { findBinaryPackage } from '#server/postgres/binaries.ts';
import { clusterDirName, clusterName } from '#server/postgres/cluster.ts';
import { prepareHome, silentLog } from '#server/postgres/home.ts';
import { readPidFile } from '#server/postgres/pid-file.ts';
import { isPostmaster } from '#server/postgres/processes.ts';
import { roleUrls } from '#server/postgres/roles.ts';
import { readSecrets } from '#server/postgres/secrets.ts';
import { runsAsRoot } from '#server/postgres/server-user.ts';
import { startFaultText } from '#server/start-fault.ts';
import type { DoctorLine } from './doctor-line.ts';
import { dataDirOf } from './machine-lines.ts';

const words = doctorWords.machine.postgres;
const CONNECT_MS = 5_000;

/** Where the database answers; null with the reason in the line. */
export type FoundDatabase = { line: DoctorLine; url: string | null };

/** Looks for the database without starting, stopping or changing one. */
export async function findDatabase(
  env: Pick<ProcessEnv, 'databaseUrl' | 'dataDir'>,
): Promise<FoundDatabase> {
  try {
    return env.databaseUrl
      ? await tryUrl(env.databaseUrl, hostOf(env.databaseUrl))
      : await own(env);
  } catch (error) {
    const [pt = '', en = pt] = startFaultText(error).split('\n');
    return { line: lineOf('error', { pt, en }), url: null };
  }
}

/** The database that comes with the project: by what its folder says of a server that runs. */
async function own(env: Pick<ProcessEnv, 'dataDir'>): Promise<FoundDatabase> {
  const isMade = await stat(dataDirOf(env)).catch(() => null);
  // Nothing is made: where root keeps its databases is known only by looking for it.
  if (!isMade && (env.dataDir !== undefined || !runsAsRoot()))
    return { line: lineOf('error', words.never), url: null };
  const { major } = await findBinaryPackage();
  const name = clusterDirName(major);
  const { dir: home } = await prepareHome(env.dataDir, { clusterName: name, log: silentLog });
  const dir = join(home, name);
  const secrets = await readSecrets(`${dir}.secrets.json`);
  if (!secrets) return { line: lineOf('error', words.never, { home }), url: null };
  const pidFile = await readPidFile(dir);
  const isRunning = pidFile !== undefined && (await isPostmaster(pidFile.pid, clusterName(dir)));
  if (!isRunning || pidFile.port === undefined) {
    const app = await liveOwner(home);
    const told = app === null ? words.stopped : words.stoppedBeside(String(app));
    return { line: lineOf('error', told, { home, app }), url: null };
  }
  const { appUrl } = roleUrls({ secrets }, pidFile.port);
  return tryUrl(appUrl, `pid ${pidFile.pid}, 127.0.0.1:${pidFile.port}`, { home });
}

async function tryUrl(
  url: string,
  where: string,
  raw: DoctorLine['raw'] = {},
): Promise<FoundDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { line: lineOf('success', words.fine(where), { where, ...raw }), url };
  } catch (error) {
    const told = startFaults.unreachable(reasonOf(error));
    return { line: lineOf('error', told, { where, ...raw }), url: null };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The app that owns a data folder and is alive; null when there is none. */
async function liveOwner(home: string): Promise<number | null> {
  const text = await readFile(join(home, 'owner.pid'), 'utf8').catch(() => '');
  const pid = Number(text.trim());
  if (!Number.isInteger(pid) || pid <= 0) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

function lineOf(status: 'success' | 'error', told: Told, raw: DoctorLine['raw'] = {}): DoctorLine {
  return { id: 'postgres', status, title: words.title, words: told, todo: null, raw };
}

/** Host, port and database of an address; no user and no password. */
function hostOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** `pg` reports several failed addresses with an error that has no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code: unknown = Reflect.get(error, 'code');
  return error.message || (typeof code === 'string' ? code : error.name);
}
