import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SERVER_ARGUMENTS } from '#scripts/server-process.js';
import { freePort } from '#tests/running-app.ts';

const PROJECT_DIR = join(import.meta.dirname, '../..');

/** Runs the real process when its start is expected to fail, and waits for it to exit. */
export async function runToEnd({
  dataDir,
  env = {},
}: {
  dataDir: string;
  env?: Record<string, string>;
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
    timeout: 100_000,
  });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  await once(child, 'exit');
  return { code: child.exitCode, output: (await printed).join('') };
}
