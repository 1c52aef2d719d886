import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installationSecret } from './app-secret.ts';

const FIRST = { isExpected: false };

test('the secret is made once, also when several ask at the same time', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'clareia-secret-'));
  const secrets = await Promise.all([1, 2, 3].map(() => installationSecret(dir, FIRST)));
  expect(new Set([...secrets, await installationSecret(dir, FIRST)]).size).toBe(1);
  expect(secrets[0]).toHaveLength(64);
  expect(await readdir(dir)).toEqual(['app-secret']);
  expect((await stat(join(dir, 'app-secret'))).mode & 0o777).toBe(0o600);
});

test('a file that holds no secret is told, not replaced', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'clareia-secret-'));
  await writeFile(join(dir, 'app-secret'), 'short');
  await expect(installationSecret(dir, FIRST)).rejects.toThrow('holds no secret');
});

test('a lost secret is not replaced in silence', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'clareia-secret-'));
  const lost = installationSecret(dir, { isExpected: true });
  await expect(lost).rejects.toThrow(/Ponha de volta .*app-secret[\s\S]*Put .*app-secret back/);
  expect(await readdir(dir)).toEqual([]);
});
