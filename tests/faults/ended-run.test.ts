import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';

const RUN_STEPS = new URL('../../scripts/run-steps.ts', import.meta.url).href;
const DRIVER = `
  const { runSteps } = await import(${JSON.stringify(RUN_STEPS)});
  const command = ['node', 'tests/faults/endless-run.ts'];
  await runSteps([{ name: 'endless', command }]);`;

const driver: { process?: ChildProcess; folder?: string } = {};
afterEach(() => {
  driver.process?.kill('SIGKILL');
  if (driver.folder) rmSync(driver.folder, { recursive: true, force: true });
});

/**
 * A run that never ends, with its own folder for temporary files.
 * @returns the pids that it started
 */
async function startRun(folder: string): Promise<number[]> {
  const { CLAREIA_RUN_DIR: _ofThisRun, ...env } = process.env;
  const started = spawn(process.execPath, ['--input-type=module', '-e', DRIVER], {
    env: { ...env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  driver.process = started;
  for await (const line of createInterface({ input: started.stdout })) {
    const [, pids] = /pids: (.*)/.exec(line) ?? [];
    if (pids) return pids.split(' ').map(Number);
  }
  throw new Error('the run ended before anything was started');
}

/** An ended process may stay as a zombie, which has no command line. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform === 'linux' && readFileSync(`/proc/${pid}/cmdline`, 'utf8') === '';
  } catch {
    return true;
  }
}

test.each(['SIGKILL', 'SIGINT'] as const)(
  'a run ended by %s leaves nothing behind',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'clareia-ended-'));
    chmodSync(folder, 0o755);
    driver.folder = folder;
    const pids = await startRun(folder);
    expect(pids).toHaveLength(4);
    expect(pids.filter(isGone)).toEqual([]);
    driver.process?.kill(signal);
    await once(driver.process ?? process, 'exit');
    await expect.poll(() => pids.filter((pid) => !isGone(pid))).toEqual([]);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  },
);
