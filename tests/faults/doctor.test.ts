import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readPidFile } from '#server/postgres/pid-file.ts';
import { startApp, temporaryDataDir } from '#tests/running-app.ts';

const PROJECT_DIR = join(import.meta.dirname, '../..');
const reportShape = z.object({
  exitCode: z.number(),
  checks: z.array(
    z.looseObject({ id: z.string(), status: z.string(), words: z.object({ en: z.string() }) }),
  ),
});

async function doctor(dataDir: string, { port, url }: { port: number; url: string }) {
  const child = spawn(process.execPath, ['server/doctor/main.ts', '--json'], {
    cwd: PROJECT_DIR,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), BASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const { checks, exitCode } = reportShape.parse(JSON.parse(printed));
  const of = (id: string) => checks.find((check) => check.id === id);
  return { of, exitCode, wrong: checks.filter(({ status }) => status === 'error') };
}

test('a healthy site with its own database, then killed, then with its database gone too', async () => {
  const { dataDir, remove } = await temporaryDataDir();
  const app = await startApp({ dataDir });
  const healthy = await doctor(dataDir, app);
  expect(healthy.wrong).toEqual([]);
  expect(healthy.exitCode).toBe(1);
  expect(healthy.of('postgres')).toMatchObject({ status: 'success' });

  await app.kill();
  // PostgreSQL outlives its app: it is looked at, and not taken over.
  const killed = await doctor(dataDir, app);
  expect(killed.exitCode).toBe(2);
  expect(killed.of('listener')?.words.en).toMatch(/the site is stopped/);
  expect(killed.of('database')).toMatchObject({ status: 'success' });
  expect(killed.of('occupancy')).toMatchObject({ status: 'success' });

  const clusterDir = join(dataDir, 'postgres-18');
  const { pid = 0 } = (await readPidFile(clusterDir)) ?? {};
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  const gone = await doctor(dataDir, app);
  expect(gone.exitCode).toBe(2);
  expect(gone.of('postgres')?.words.en).toMatch(/It is stopped/);
  expect(gone.of('database')).toMatchObject({ status: 'idle' });
  expect((await readPidFile(clusterDir))?.pid, 'nothing was started').toBe(pid);

  const again = await startApp({ dataDir });
  expect((await doctor(dataDir, again)).wrong).toEqual([]);
  await again.stop();
  await remove();
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
