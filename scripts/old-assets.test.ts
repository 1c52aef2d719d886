import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepOldAssets } from './old-assets.js';

/** Makes releases one after the other in a folder. */
function releases() {
  const buildDir = mkdtempSync(join(tmpdir(), 'clareia-build-'));
  onTestFinished(() => rmSync(buildDir, { recursive: true }));
  return (...names: string[]): string[] => {
    const next = join(buildDir, 'next');
    mkdirSync(join(next, 'assets'), { recursive: true });
    for (const name of names) writeFileSync(join(next, 'assets', name), name);
    const save = keepOldAssets(buildDir, join(next, 'assets'));
    rmSync(join(buildDir, 'client'), { recursive: true, force: true });
    renameSync(next, join(buildDir, 'client'));
    save();
    return readdirSync(join(buildDir, 'client/assets')).sort();
  };
}

test('a release still serves the files of the one before, and no older ones', () => {
  const release = releases();
  expect(release('a-1.js', 'a-1.js.br', 'same.js')).toEqual(['a-1.js', 'a-1.js.br', 'same.js']);
  expect(release('a-2.js', 'same.js')).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'same.js']);
  expect(release('a-3.js', 'same.js')).toEqual(['a-2.js', 'a-3.js', 'same.js']);
});
