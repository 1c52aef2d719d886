import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildStamp } from './build-stamp.js';
import { PROJECT_DIR, withPinnedNode } from './install.js';
import { trimManifest } from './trim-manifest.js';

const BUILD_DIR = join(PROJECT_DIR, 'build');
const STAMP = join(BUILD_DIR, '.stamp');
/** Names of the hashed files of the last releases, newest first. */
const RELEASES = join(BUILD_DIR, 'releases.json');
const KEPT_RELEASES = 2;
const COMPRESSED = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/;
const WORTH_COMPRESSING = 256;

/**
 * Builds the pages when their sources have changed. A build that fails leaves the old one as it was.
 * @throws with the build's own words
 */
export async function ensureBuilt() {
  const wanted = buildStamp(PROJECT_DIR);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the pages…');
  const next = `next-${process.pid}`;
  const nextDir = join(BUILD_DIR, next);
  try {
    const { code, output } = await withPinnedNode(['node_modules/.bin/react-router', 'build'], {
      env: { NODE_ENV: 'production', CLAREIA_BUILD_DIR: `build/${next}` },
      quiet: true,
    });
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    trimManifest(join(nextDir, 'client/assets'));
    compressFiles(join(nextDir, 'client'));
    const releases = keepOldAssets(join(nextDir, 'client/assets'));
    rmSync(STAMP, { force: true });
    for (const part of ['client', 'server']) {
      rmSync(join(BUILD_DIR, part), { recursive: true, force: true });
      renameSync(join(nextDir, part), join(BUILD_DIR, part));
    }
    writeFileSync(RELEASES, `${JSON.stringify(releases)}\n`);
    writeFileSync(STAMP, wanted);
  } finally {
    rmSync(nextDir, { recursive: true, force: true });
  }
}

/** Puts a .br and a .gz beside every text file that gets smaller by it. */
function compressFiles(directory) {
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    if (statSync(file).isDirectory()) {
      if (!name.startsWith('.')) compressFiles(file);
    } else if (COMPRESSED.test(name) && statSync(file).size >= WORTH_COMPRESSING) {
      const content = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  }
}

/**
 * Copies the hashed files of the release before into the new one, because pages that are open in
 * browsers still ask for them.
 * @returns {string[][]} file names of the kept releases, newest first
 */
function keepOldAssets(assetsDir) {
  const own = readdirSync(assetsDir);
  const before = existsSync(RELEASES) ? JSON.parse(readFileSync(RELEASES, 'utf8')) : [];
  const older = before.slice(0, KEPT_RELEASES - 1);
  mkdirSync(assetsDir, { recursive: true });
  for (const name of older.flat()) {
    const source = join(BUILD_DIR, 'client/assets', name);
    const target = join(assetsDir, name);
    if (existsSync(source) && !existsSync(target)) copyFileSync(source, target);
  }
  return [own, ...older];
}
