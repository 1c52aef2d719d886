import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SERVER_ARGUMENTS } from '#scripts/server-process.js';
import { freePort } from '#tests/running-app.ts';

const PROJECT_DIR = join(import.meta.dirname, '../..');

/**
 * Runs the real process when its start is expected to fail, and waits for it to exit.
 * @param meanwhile is given the process once it was started
 */
export async function runToEnd({
  dataDir,
  env = {},
  meanwhile,
}: {
  dataDir: string;
  env?: Record<string, string>;
  meanwhile?: (app: ChildProcess) => Promise<void>;
}): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, SERVER_ARGUMENTS, {
    cwd: PROJECT_DIR,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ...env,
    },
    timeout: 300_000,
  });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, 'exit');
  await meanwhile?.(child);
  await ended;
  return { code: child.exitCode, output: (await printed).join('') };
}
