import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, test } from 'vitest';
import { type ZipFile, zipStream } from './zip-stream.ts';

const AT = new Date('2026-11-23T12:34:56Z');
const dir = mkdtempSync(join(tmpdir(), 'clareia-zip-'));
afterAll(() => rmSync(dir, { recursive: true }));

async function written(name: string, files: AsyncIterable<ZipFile> | Iterable<ZipFile>) {
  const path = join(dir, name);
  await pipeline(Readable.from(zipStream(files, AT)), createWriteStream(path));
  return path;
}

const unzip = (...words: string[]) =>
  execFileSync('unzip', words, { maxBuffer: 1e9, env: { ...process.env, LC_ALL: 'C.UTF-8' } });

test('another program reads what was packed, byte by byte, names with accents included', async () => {
  const random = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7919) % 251));
  const path = await written('one.zip', [
    { name: 'LEIA-ME.txt', pieces: ['Olá, ', 'coração\n'] },
    { name: 'vazio.csv', pieces: [] },
    {
      name: 'imagens/visão.webp',
      pieces: [random.subarray(0, 9), random.subarray(9)],
      isCompressed: true,
    },
    { name: 'longo.txt', pieces: Array.from({ length: 2_000 }, (_, at) => `linha ${at}\n`) },
  ]);
  expect(unzip('-t', path).toString()).toContain('No errors detected');
  expect(unzip('-p', path, 'LEIA-ME.txt').toString()).toBe('Olá, coração\n');
  expect(unzip('-p', path, 'vazio.csv').length).toBe(0);
  expect(unzip('-p', path, 'imagens/*').equals(random)).toBe(true);
  expect(unzip('-p', path, 'longo.txt').toString().split('\n').length).toBe(2_001);
  expect(unzip('-Z1', path).toString()).toContain('imagens/visão.webp');
});

test('an archive of nothing, and one of more files than the old records can count', async () => {
  const many = 66_000;
  const files = Array.from({ length: many }, (_, at) => ({
    name: `${at}.txt`,
    pieces: [String(at)],
    isCompressed: true,
  }));
  const path = await written('many.zip', files);
  expect(unzip('-p', path, `${many - 1}.txt`).toString()).toBe(String(many - 1));
  expect(unzip('-Z1', path).toString().trim().split('\n').length).toBe(many);
  await written('empty.zip', []);
});

test('what fails while a file is read fails the archive, and ends nothing else', async () => {
  async function* broken() {
    yield 'a'.repeat(100_000);
    throw new Error('the database went away');
  }
  await expect(written('broken.zip', [{ name: 'a.txt', pieces: broken() }])).rejects.toThrow(
    'the database went away',
  );
});

test('who stops reading stops the sources too', async () => {
  let isOver = false;
  async function* endless() {
    try {
      for (;;) yield Buffer.from(Array.from({ length: 9_999 }, (_, at) => (at * at * 31) % 256));
    } finally {
      isOver = true;
    }
  }
  for (const isCompressed of [true, false]) {
    isOver = false;
    const stream = zipStream([{ name: 'a', pieces: endless(), isCompressed }], AT);
    for (let count = 0; count < 5; count += 1) await stream.next();
    await stream.return(undefined);
    await expect.poll(() => isOver).toBe(true);
  }
});
