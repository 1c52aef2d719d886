import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the pages are built from. */
export const PAGE_SOURCES = [
  'app',
  'content',
  'public',
  'scripts/build.js',
  'scripts/build-stamp.js',
  'scripts/islands-plugin.ts',
  'scripts/old-assets.js',
  'scripts/load-again-plugin.ts',
  'scripts/service-worker-plugin.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** What the server's bundle is made from. */
export const SERVER_SOURCES = [
  'app',
  'server',
  'scripts/bundle-server.ts',
  'package.json',
  'package-lock.json',
];

/**
 * A hash of everything that goes into a build; a different hash means that the build is stale.
 * @param {string} projectDir
 * @param {string[]} sources
 */
export function buildStamp(projectDir, sources) {
  const hash = createHash('sha256');
  for (const name of sources.flatMap((source) => filesOf(projectDir, source))) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(projectDir, name)))
      .update('\0');
  }
  return `${hash.digest('hex')}\n`;
}

/** @returns {string[]} paths below the project, sorted; without tests */
function filesOf(projectDir, path) {
  const full = join(projectDir, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(projectDir, `${path}/${name}`));
}
