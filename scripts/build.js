import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildStamp, PAGE_SOURCES, SERVER_SOURCES } from './build-stamp.js';
import { PROJECT_DIR, withPinnedNode } from './install.js';
import { keepOldAssets } from './old-assets.js';

const BUILD_DIR = join(PROJECT_DIR, 'build');
const COMPRESSED = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/;
const WORTH_COMPRESSING = 256;

/**
 * Builds the pages and the server when their sources have changed. A failed build leaves the old one in place.
 * @throws with the build's output
 */
export async function ensureBuilt() {
  await ensureServerBuilt();
  await rebuildIfStale('pages', {
    sources: PAGE_SOURCES,
    parts: ['client', 'server'],
    program: 'node_modules/.bin/react-router',
    finish: (nextDir) => {
      compressFiles(join(nextDir, 'client'));
      return keepOldAssets(BUILD_DIR, join(nextDir, 'client/assets'));
    },
  });
}

/** Bundles the server when its sources have changed; takes a second. @throws with the build's output */
export async function ensureServerBuilt() {
  await rebuildIfStale('server', {
    sources: SERVER_SOURCES,
    parts: ['process'],
    program: 'scripts/bundle-server.ts',
    finish: () => () => undefined,
  });
}

/** `finish` works on the new files before they are put in place, and returns what to do afterwards. */
async function rebuildIfStale(what, { sources, parts, program, finish }) {
  const stampFile = stampFileOf(what);
  const stamp = buildStamp(PROJECT_DIR, sources);
  if (isStamped(stampFile, stamp)) return;
  console.log(`Building the ${what}…`);
  const next = `next-${process.pid}`;
  const nextDir = join(BUILD_DIR, next);
  try {
    const { code, output } = await withPinnedNode([program, 'build'], {
      env: { NODE_ENV: 'production', CLAREIA_BUILD_DIR: `build/${next}` },
      quiet: true,
    });
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    const afterwards = finish(nextDir);
    rmSync(stampFile, { force: true });
    for (const part of parts) {
      rmSync(join(BUILD_DIR, part), { recursive: true, force: true });
      renameSync(join(nextDir, part), join(BUILD_DIR, part));
    }
    afterwards();
    writeFileSync(stampFile, stamp);
  } finally {
    rmSync(nextDir, { recursive: true, force: true });
  }
}

/** Whether the pages were built from their sources as they are. */
export function arePagesBuilt() {
  return isStamped(stampFileOf('pages'), buildStamp(PROJECT_DIR, PAGE_SOURCES));
}

function stampFileOf(what) {
  return join(BUILD_DIR, `.${what}-stamp`);
}

function isStamped(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** Writes a .br and a .gz beside every text file that they make smaller. */
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
