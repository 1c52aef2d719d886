import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, chown, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { StartFault } from '#server/start-fault.ts';
import type { Binaries } from './binaries.ts';
import { unlessMissing } from './error-code.ts';
import type { Home } from './home.ts';
import { newSecrets, readSecrets, type Secrets, writeSecrets } from './secrets.ts';
import { writeSettings } from './settings.ts';

export const OWNER_ROLE = 'clareia_owner';
const DRAFT_SUFFIX = '.new-';

/** A database cluster on disk, ready to be started. */
export type Cluster = {
  dir: string;
  /** Unique to the folder; PostgreSQL shows it in the title of each of its processes. */
  name: string;
  /** PostgreSQL's output before its own log opens. */
  startLog: string;
  secretsFile: string;
  secrets: Secrets;
  binaries: Binaries;
  user: Home['user'];
};

export function clusterDirName(major: string): string {
  return `postgres-${major}`;
}

/**
 * Opens the cluster of a home, creating it if there is none; needs the owner lock.
 * @returns `settingsChanged`: a server that already runs has other settings or older binaries
 */
export async function openCluster(
  home: Home,
  binaries: Binaries,
): Promise<{ cluster: Cluster; isNew: boolean; settingsChanged: boolean }> {
  const dir = join(home.dir, clusterDirName(binaries.major));
  const secretsFile = `${dir}.secrets.json`;
  const isNew = !(await exists(dir));
  const stored = await readSecrets(secretsFile);
  if (!isNew && !stored) {
    throw new StartFault(startFaults.passwordsMissing(dir, secretsFile));
  }
  const secrets = stored ?? newSecrets();
  if (!stored) await writeSecrets(secretsFile, secrets);
  if (isNew) {
    await refuseOtherMajor(home, binaries.major);
    await makeCluster(home, { dir, binaries, password: secrets.ownerPassword });
  }
  const name = clusterName(dir);
  const startLog = `${dir}.start.log`;
  const { user } = home;
  return {
    cluster: { dir, name, startLog, secretsFile, secrets, binaries, user },
    isNew,
    settingsChanged: await writeSettings(dir, { version: binaries.version, user }),
  };
}

/** What PostgreSQL shows in the titles of the processes of a cluster. @param dir the cluster's folder */
export function clusterName(dir: string): string {
  return `clareia-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`;
}

async function exists(dir: string): Promise<boolean> {
  return (await unlessMissing(stat(dir))) !== undefined;
}

/** After an upgrade with data of an older version, do not silently open an empty agenda. */
async function refuseOtherMajor(home: Home, major: string): Promise<void> {
  const names = await readdir(home.dir);
  const other = names.find((name) => /^postgres-\d+$/.test(name));
  if (other === undefined) return;
  throw new StartFault(startFaults.otherMajor(join(home.dir, other), major));
}

async function makeCluster(
  home: Home,
  { dir, binaries, password }: { dir: string; binaries: Binaries; password: string },
): Promise<void> {
  await removeDrafts(home, dir);
  // A new name each time: the initdb of an app killed a moment ago may still write to its own.
  const draft = await mkdtemp(`${dir}${DRAFT_SUFFIX}`);
  const passwordFile = `${draft}.password`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (home.user) {
    await chown(draft, home.user.uid, home.user.gid);
    await chown(passwordFile, home.user.uid, home.user.gid);
  }
  const options = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    await promisify(execFile)(
      binaries.initdb,
      ['-D', draft, '-U', OWNER_ROLE, ...options, ...locale, '--no-instructions'],
      { ...home.user, cwd: draft, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } },
    );
  } catch (error) {
    throw new StartFault(startFaults.initFailed(initFault(error)), error);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await appendFile(join(draft, 'postgresql.conf'), "\ninclude 'clareia.conf'\n");
  await rename(draft, dir);
}

async function removeDrafts(home: Home, dir: string): Promise<void> {
  for (const name of await readdir(home.dir)) {
    if (!name.startsWith(basename(dir) + DRAFT_SUFFIX)) continue;
    await rm(join(home.dir, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

function initFault(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const line = stderr.split('\n').find((text) => /error|fatal|cannot|not found/i.test(text));
  return line ?? (error instanceof Error ? error.message : String(error));
}
