import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { measureBuild, report } from './build-budgets.ts';

/** A build of tiny files: name → content. */
async function build(changes: Record<string, string> = {}, worker = ''): Promise<string> {
  const files: Record<string, string> = {
    'react-1.js': 'export const r=1;',
    'start-1.js': 'export const s=1;',
    'later-1.js': '',
    'islands-1.js': 'import"./start-1.js";import("./later-1.js");',
    'booking.enhancement-1.js': 'export{s}from"./start-1.js";',
    'check.enhancement-1.js': '',
    'hydrate-1.js': 'import"./react-1.js";',
    'clock.island-1.js': '',
    'root-1.css': 'p{}',
    'frame-1.css': 'b{}',
    'agenda-1.css': 'i{}',
    'inbox-1.css': 'u{}',
    'manifest-1.js': manifest({
      root: { css: ['/assets/root-1.css'] },
      frame: { parentId: 'root', css: ['/assets/frame-1.css'] },
      agenda: { parentId: 'frame', css: ['/assets/agenda-1.css', '/assets/frame-1.css'] },
      inbox: { parentId: 'frame', css: ['/assets/inbox-1.css'] },
    }),
    ...changes,
  };
  const dir = mkdtempSync(join(tmpdir(), 'clareia-budgets-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  await mkdir(join(dir, 'client/assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(dir, 'client/assets', name), text);
  }
  writeFileSync(join(dir, 'client/sw.js'), worker);
  writeFileSync(join(dir, 'releases.json'), JSON.stringify([Object.keys(files)]));
  return dir;
}

const manifest = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes })};`;

async function bytesOf(what: string, changes?: Record<string, string>): Promise<number> {
  const measures = measureBuild(await build(changes));
  return measures.find((measure) => measure.what === what)?.bytes ?? Number.NaN;
}

const padding = (bytes: number) => `//${'x'.repeat(bytes - 2)}`;

test('a screen weighs what it imports at once, each file counted once', async () => {
  const what = 'screen of the booking journey';
  const before = await bytesOf(what);
  const start = 'export const s=1;';
  expect(await bytesOf(what, { 'start-1.js': start + padding(500) })).toBe(before + 500);
  expect(await bytesOf(what, { 'booking.enhancement-1.js': padding(500) })).toBe(
    before + 500 - 'export{s}from"./start-1.js";'.length,
  );
  expect(await bytesOf(what, { 'later-1.js': padding(500) })).toBe(before);
  expect(await bytesOf(what, { 'react-1.js': padding(500) })).toBe(before);
});

test('what the server sends compressed is weighed compressed', async () => {
  expect(await bytesOf("visitors' style sheet", { 'root-1.css.br': 'x' })).toBe(1);
});

test('a page weighs its own style sheets and those of the frames around it, each counted once', async () => {
  const what = 'style sheets of the heaviest page';
  expect(await bytesOf(what)).toBe('p{}b{}i{}'.length);
  expect(await bytesOf(what, { 'inbox-1.css': padding(500) })).toBe('p{}b{}'.length + 500);
});

test('files of the release before do not count', async () => {
  const dir = await build();
  writeFileSync(join(dir, 'client/assets/root-0.css'), padding(90_000));
  expect(report(measureBuild(dir)).isKept).toBe(true);
});

test('each limit can be broken', async () => {
  const changes = {
    'islands-1.js': padding(90_000),
    'root-1.css': padding(30_000),
  };
  const tooMuch = await build(changes, padding(3_001));
  const { lines, isKept } = report(measureBuild(tooMuch));
  expect(isKept).toBe(false);
  expect(lines.map((line) => line.endsWith('OVER BUDGET'))).toEqual(Array(8).fill(true));
});

test('a build without the part that a limit is for is a fault, not a pass', async () => {
  const dir = await build();
  writeFileSync(join(dir, 'releases.json'), JSON.stringify([['root-1.css']]));
  expect(() => measureBuild(dir)).toThrow('the build has no file like');
});
