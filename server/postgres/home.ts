import { createHash } from 'node:crypto';
import { chmod, mkdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { PROJECT_DIR } from '#server/project-dir.ts';
import { StartFault } from '#server/start-fault.ts';
import { hasCode } from './error-code.ts';
import { canEnter, findServerUser, runsAsRoot, type ServerUser } from './server-user.ts';

/** Log for the start and the supervisor; pino's logger fits. */
export type PostgresLog = { info(message: string): void; warn(message: string): void };

export const silentLog: PostgresLog = { info() {}, warn() {} };

/** The folder of one installation's database; `user` is set when the app runs as root. */
export type Home = { dir: string; user: ServerUser | undefined };

const SYSTEM_DIR = '/var/lib/clareia';

/**
 * Chooses and creates the folder that holds the database and its binaries.
 * @param dataDir the configured folder; unset means `data/` in the project, for root a folder of this project
 *   below /var/lib/clareia, because PostgreSQL's user cannot enter a clone in a private home
 * @param clusterName name of the cluster's folder, whose owner PostgreSQL will run as
 */
export async function prepareHome(
  dataDir: string | undefined,
  { clusterName, log }: { clusterName: string; log: PostgresLog },
): Promise<Home> {
  if (!runsAsRoot()) {
    return { dir: await makeDir(resolve(dataDir ?? join(PROJECT_DIR, 'data'))), user: undefined };
  }
  if (dataDir === undefined) return systemHome(PROJECT_DIR, clusterName);
  const dir = await makeDir(resolve(dataDir));
  const user = await findServerUser(join(dir, clusterName));
  if (await canEnter(dir, user)) return { dir, user };
  const home = await systemHome(dir, clusterName);
  log.warn(
    `PostgreSQL's user (id ${user.uid}) cannot enter ${dir}, so the database lives in ${home.dir}.`,
  );
  return home;
}

/** One folder per origin, so that two installations on one machine never share a database. */
async function systemHome(origin: string, clusterName: string): Promise<Home> {
  const mark = createHash('sha256').update(resolve(origin)).digest('hex').slice(0, 8);
  const dir = await makeDir(join(SYSTEM_DIR, `${basename(origin)}-${mark}`));
  const user = await findServerUser(join(dir, clusterName));
  if (await canEnter(dir, user)) return { dir, user };
  throw new StartFault(startFaults.cannotEnter(dir, String(user.uid)));
}

async function makeDir(dir: string): Promise<string> {
  try {
    const firstMade = await mkdir(dir, { recursive: true });
    // Root's umask may be 077, which would shut out PostgreSQL's user.
    if (firstMade !== undefined && runsAsRoot()) await openPath(dir, firstMade);
    return await realpath(dir);
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST')) throw error;
    throw new StartFault(startFaults.dataFolder(dir), error);
  }
}

async function openPath(dir: string, firstMade: string): Promise<void> {
  await chmod(dir, 0o755);
  if (dir !== firstMade && dirname(dir) !== dir) await openPath(dirname(dir), firstMade);
}
