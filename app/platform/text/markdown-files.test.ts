import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readMarkdownFolder } from './markdown-files.server.ts';
import { readTextBlocks } from './read-text-blocks.ts';

const frontMatter = z.strictObject({ title: z.string().min(1, 'is empty') });

let contentDir: string;
beforeAll(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'markdown-files-'));
  await mkdir(join(contentDir, 'pt-BR/notas'), { recursive: true });
});
afterAll(() => rm(contentDir, { recursive: true }));

const write = (name: string, source: string) =>
  writeFile(join(contentDir, 'pt-BR/notas', name), source);
const reading = () =>
  readMarkdownFolder({ contentDir, locale: 'pt-BR' }, 'notas', {
    frontMatter,
    entryOf: ({ slug, front, body }) => ({ slug, ...front, blocks: readTextBlocks(body).length }),
  });

test('a folder is read by name, also with line ends of Windows', async () => {
  await write('b.md', '---\r\ntitle: Dois\r\n---\r\nx\r\n\r\ny\r\n');
  await write('a.md', '---\ntitle: Um\n---\nx\n');
  await write('leia.txt', 'nada');
  expect(await reading()).toEqual([
    { slug: 'a', title: 'Um', blocks: 1 },
    { slug: 'b', title: 'Dois', blocks: 2 },
  ]);
});

test('every fault of every file is told, with its file and field', async () => {
  await write('a.md', '---\ntitle: ""\nprice: 9\n---\nx\n');
  await write('b.md', '---\ntitle: Dois\n---\n[x](http://example.com)\n');
  await write('c.md', 'sem cabeça');
  await write('d.md', '---\ntitle: "aberto\n---\nx\n');
  await write('e.md', '---\ntitle: Vazio\n---\n\n');
  await write('f.md', '---\n{}\n---\nx\n');
  await expect(reading()).rejects.toThrow(
    [
      'The texts in pt-BR/notas have faults:',
      '- pt-BR/notas/a.md: title: is empty',
      '- pt-BR/notas/a.md: front matter: Unrecognized key: "price"',
      "- pt-BR/notas/b.md: body: cannot be shown: '[x](http://example.com)'",
      '- pt-BR/notas/c.md: has no front matter between two lines of ---',
      '- pt-BR/notas/d.md: front matter: ',
    ].join('\n'),
  );
  await expect(reading()).rejects.toThrow('- pt-BR/notas/e.md: body: is empty');
  await expect(reading()).rejects.toThrow('- pt-BR/notas/f.md: title: is missing');
});

test('a field that begins with an asterisk is told as a fault of the front matter', async () => {
  await write('a.md', '---\ntitle: *Olá*\n---\nx\n');
  await expect(reading()).rejects.toThrow('- pt-BR/notas/a.md: front matter: Unresolved alias');
  await write('a.md', '---\ntitle: *Olá*\nx: [1\n---\nx\n');
  await expect(reading()).rejects.toThrow('- pt-BR/notas/a.md: front matter: Flow sequence');
});
