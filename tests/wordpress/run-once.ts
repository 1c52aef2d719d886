import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Runs `work` while no other process runs one under the same lock file; test files run side by side. */
export async function whileOthersWait<Value>(
  lock: string,
  work: () => Promise<Value>,
): Promise<Value> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await taken(lock))) {
    if (!(await isHeld(lock))) await rm(lock, { force: true });
    await wait(200);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function taken(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Whether the process that took it still runs. */
async function isHeld(lock: string): Promise<boolean> {
  try {
    const pid = Number(await readFile(lock, 'utf8'));
    // Between its creation and its first byte a lock names nobody.
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EPERM') return true;
    if (codeOf(error) === 'ESRCH') return false;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
