import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installationSecret } from './app-secret.ts';

test('the secret is made once, also when several ask at the same time', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'clareia-secret-'));
  const secrets = await Promise.all([1, 2, 3].map(() => installationSecret(dir)));
  expect(new Set([...secrets, await installationSecret(dir)]).size).toBe(1);
  expect(secrets[0]).toHaveLength(64);
  expect(await readdir(dir)).toEqual(['app-secret']);
  expect((await stat(join(dir, 'app-secret'))).mode & 0o777).toBe(0o600);
});

test('a file that holds no secret is told, not replaced', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'clareia-secret-'));
  await writeFile(join(dir, 'app-secret'), 'short');
  await expect(installationSecret(dir)).rejects.toThrow('holds no secret');
});
