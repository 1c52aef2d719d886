import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { StartFault } from '#server/start-fault.ts';
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
      try {
        await writeFile(pidFile, `${process.pid}\n`);
      } catch (error) {
        lock.close();
        throw error;
      }
      return {
        async release() {
          await rm(pidFile, { force: true });
          lock.close();
        },
      };
    }
    if (performance.now() > giveUpAt) throw await refusal(homeDir, pidFile);
    await sleep(50);
  }
}

async function refusal(homeDir: string, pidFile: string): Promise<StartFault> {
  const pid = (await unlessMissing(readFile(pidFile, 'utf8')))?.trim() || '?';
  return new StartFault(startFaults.folderInUse(homeDir, pid));
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
    throw new StartFault(startFaults.lockFile(file), error);
  }
}
