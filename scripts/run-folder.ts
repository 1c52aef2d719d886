import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a test run one folder for all its temporary files. When this process is gone, however it ended, a
 * sweeper removes the folder and ends every process still working in it: apps, PostgreSQL, browsers. A runner
 * started by the driver uses the driver's folder.
 */
export function openRunFolder(): string {
  const given = process.env.CLAREIA_RUN_DIR;
  if (given) return given;
  const dir = mkdtempSync(join(tmpdir(), 'clareia-run-'));
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
