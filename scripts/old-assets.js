import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const KEPT_RELEASES = 2;

/**
 * Copies the hashed files of the previous release into the new one, because pages that are open in browsers
 * still request them.
 * @param {string} buildDir with the previous release, and the list of the last releases' files
 * @param {string} assetsDir of the new release
 * @returns {() => void} records the new release in the list; to be called when it has replaced the old one
 */
export function keepOldAssets(buildDir, assetsDir) {
  const list = join(buildDir, 'releases.json');
  mkdirSync(assetsDir, { recursive: true });
  const own = readdirSync(assetsDir);
  const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const older = before.slice(0, KEPT_RELEASES - 1);
  for (const name of older.flat()) {
    const source = join(buildDir, 'client/assets', name);
    const target = join(assetsDir, name);
    if (existsSync(source) && !existsSync(target)) copyFileSync(source, target);
  }
  return () => writeFileSync(list, `${JSON.stringify([own, ...older])}\n`);
}
