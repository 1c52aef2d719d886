import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';

/** A folder of programs with the given exit codes, as the only one in PATH. */
function onlyPrograms(programs: Record<string, number>): string {
  const dir = mkdtempSync(join(tmpdir(), 'clareia-browsers-'));
  for (const [name, code] of Object.entries(programs)) {
    writeFileSync(join(dir, name), `#!/bin/sh\nexit ${code}\n`);
    chmodSync(join(dir, name), 0o755);
  }
  vi.stubEnv('PATH', dir);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(dir, { recursive: true });
  });
  return dir;
}

test('an installed browser is taken, but not one that only says to install another', () => {
  const dir = onlyPrograms({ chromium: 1, 'google-chrome': 0 });
  expect(findBrowser()).toEqual({ executablePath: join(dir, 'google-chrome'), env: {} });
});

test('the shell goes before a whole browser', () => {
  const dir = onlyPrograms({ chromium: 0, 'chromium-headless-shell': 0 });
  expect(findBrowser().executablePath).toBe(join(dir, 'chromium-headless-shell'));
});

test('CHROMIUM_PATH goes before what is installed', () => {
  const dir = onlyPrograms({ chromium: 0, mine: 0 });
  vi.stubEnv('CHROMIUM_PATH', join(dir, 'mine'));
  expect(findBrowser().executablePath).toBe(join(dir, 'mine'));
});

test('a CHROMIUM_PATH that is no browser is refused', () => {
  const dir = onlyPrograms({ chromium: 0, mine: 1 });
  vi.stubEnv('CHROMIUM_PATH', join(dir, 'mine'));
  expect(() => findBrowser()).toThrow('CHROMIUM_PATH');
});
