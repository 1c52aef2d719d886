import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** A run takes less than 1 GB. */
const ROOMY_BYTES = 4 * 1024 ** 3;

/**
 * Gives a test run one folder for all its temporary files. When this process is gone, however it ended, a
 * sweeper removes the folder and ends every process still working in it: apps, PostgreSQL, browsers. A runner
 * started by the driver uses the driver's folder.
 */
export function openRunFolder(): string {
  const given = process.env.CLAREIA_RUN_DIR;
  if (given) return given;
  const dir = mkdtempSync(join(hasRoomyMemory() ? MEMORY : tmpdir(), 'clareia-run-'));
  // PostgreSQL's own user must be able to enter.
  chmodSync(dir, 0o755);
  const sweeper = fork(join(import.meta.dirname, 'sweeper.ts'), [dir], {
    // Detached, so that neither Ctrl-C nor a reader waiting for this process's output to end is affected.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  sweeper.unref();
  sweeper.channel?.unref();
  process.env.CLAREIA_RUN_DIR = dir;
  process.env.TMPDIR = dir;
  return dir;
}

/** A fifth of the processor time of database tests is the disk's: each database that is copied is a thousand files. */
function hasRoomyMemory(): boolean {
  if (process.env.TMPDIR || process.platform !== 'linux') return false;
  const mount = readFileSync('/proc/mounts', 'utf8').match(/^tmpfs \/dev\/shm tmpfs (\S+)/m);
  if (!/^rw,(?!.*noexec)/.test(mount?.[1] ?? '')) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, process.availableMemory() / 2) >= ROOMY_BYTES;
}
