import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROJECT_DIR = join(import.meta.dirname, '..');
const PROGRAM = `
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { eq } = await import('drizzle-orm');
  console.log(typeof drizzle, typeof eq, process.memoryUsage().rss);`;

/**
 * Loads the library in a process of its own.
 * @returns its output, and the memory used in MB
 */
async function load(...options: string[]) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...options, '--input-type=module', '--eval', PROGRAM],
    { cwd: PROJECT_DIR },
  );
  const [drizzle, eq, bytes] = stdout.trim().split(' ');
  return { found: [drizzle, eq], megabytes: Number(bytes) / 2 ** 20 };
}

test('the database library is found as ever, in less than half the memory', async () => {
  const slow = await load();
  const quick = await load('--import', './server/quick-imports.ts');
  expect(quick.found).toEqual(['function', 'function']);
  expect(quick.found).toEqual(slow.found);
  expect(quick.megabytes).toBeLessThan(slow.megabytes / 2);
});
