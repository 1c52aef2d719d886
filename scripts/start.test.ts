import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { recordFile } from '#tests/clinics/record-file.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';

const PROJECT_DIR = join(import.meta.dirname, '..');
const PARTS = ['app', 'content', 'scripts', 'server', 'package.json', 'package-lock.json'];
const copy = await mkdtemp(join(tmpdir(), 'clareia-unbuilt-'));
for (const part of PARTS) cpSync(join(PROJECT_DIR, part), join(copy, part), { recursive: true });
linkPackages();
afterAll(() => rm(copy, { recursive: true }));

/**
 * Each package by a link of its own and with the stamp of an install: a link to the whole folder would let an
 * install of the copy empty the project's.
 */
function linkPackages(): void {
  const [from, to] = [join(PROJECT_DIR, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(to);
  const names = readdirSync(from).filter((name) => name !== '.clareia-stamp');
  for (const name of names) symlinkSync(join(from, name), join(to, name));
  const lock = createHash('sha256').update(readFileSync(join(copy, 'package-lock.json')));
  const stamp = `${lock.digest('hex')} ${process.platform} ${process.arch}\n`;
  writeFileSync(join(to, '.clareia-stamp'), stamp);
}

/** Starts the copy, which was never built. */
function start(env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.js'], {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  return { status, output: stdout + stderr };
}

test('faults of record and environment are told together, before anything is built', async () => {
  const faulty = { ...serraClaraRecord, taxId: '99.999.999/0001-92' };
  const { status, output } = start({
    BASE_URL: 'http://www.example.com',
    CLINIC_RECORD: await recordFile(faulty),
  });
  expect(status).toBe(1);
  expect(output).toContain('The clinic record has faults:\n- taxId:');
  expect(output).toContain('BASE_URL');
  expect(output).not.toContain('Building');
  expect(existsSync(join(copy, 'build'))).toBe(false);
});
