import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { unlessMissing } from './error-code.ts';

/** Held from before the cluster is first read until the server has stopped. */
type OwnerLock = { release(): Promise<void> };

const SQLITE_BUSY = 5;
// The previous owner may be exiting, and a new owner has still to write its pid.
const TIMEOUT_MS = 700;

/**
 * Makes this process the only app on a data folder.
 * SQLite's exclusive transaction is a kernel lock on the file (Node has no flock of its own): the kernel frees
 * it when the process dies, however it dies, and no second app can slip in while PostgreSQL itself is down.
 * @throws naming the owner's pid when another live app holds the folder
 */
export async function takeOwnerLock(homeDir: string): Promise<OwnerLock> {
  const pidFile = join(homeDir, 'owner.pid');
  const giveUpAt = performance.now() + TIMEOUT_MS;
  while (true) {
    const lock = tryLock(join(homeDir, 'owner.lock'));
    if (lock) {
      await writeFile(pidFile, `${process.pid}\n`);
      return {
        async release() {
          await rm(pidFile, { force: true });
          lock.close();
        },
      };
    }
    if (performance.now() > giveUpAt) throw new Error(await refusal(homeDir, pidFile));
    await sleep(50);
  }
}

async function refusal(homeDir: string, pidFile: string): Promise<string> {
  const pid = (await unlessMissing(readFile(pidFile, 'utf8')))?.trim() || 'unknown';
  return `Another app (pid ${pid}) is using the database in ${homeDir}; stop it, or set DATA_DIR to another folder.`;
}

function tryLock(file: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return;
    throw new Error(
      `The lock file ${file} cannot be opened; start the app as the user that made it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
