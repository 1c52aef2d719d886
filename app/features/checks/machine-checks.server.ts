import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Check, fail, fine, warn } from './check-services.server.ts';

const MEBIBYTE = 1024 * 1024;
/** Below it the process itself counts as not ready; see server/health.ts. */
const TOO_LITTLE = 200 * MEBIBYTE;
const LITTLE = 1024 * MEBIBYTE;

/** Room for data. */
export const checkDisk: Check = async ({ checks }) => {
  if (!checks?.dataDir) return warn('not-configured');
  const { bavail, bsize, blocks } = await statfs(checks.dataDir);
  const free = bavail * bsize;
  const raw = {
    freeMegabytes: Math.round(free / MEBIBYTE),
    totalMegabytes: Math.round((blocks * bsize) / MEBIBYTE),
  };
  if (free < TOO_LITTLE) return fail('failing', raw);
  return free < LITTLE ? warn('worrying', raw) : fine(raw);
};

const DAY_MS = 86_400_000;
const OLD_DAYS = 2;

/** The newest whole file of the folder in which backups arrive. */
export const checkBackups: Check = async ({ clock, checks }) => {
  if (!checks?.backupDir) return warn('not-configured');
  const files = await newestBackup(checks.backupDir);
  if (!files) return fail('failing', { files: 0 });
  const ageDays = (clock.now().getTime() - files.newestMs) / DAY_MS;
  const raw = {
    files: files.count,
    newestAt: new Date(files.newestMs).toISOString(),
    ageHours: Math.round(ageDays * 24),
    bytes: files.bytes,
  };
  // Of an interrupted copy there is a file, but nothing in it.
  if (files.bytes === 0) return fail('failing', raw);
  return ageDays > OLD_DAYS ? warn('worrying', raw) : fine(raw);
};

/**
 * The newest file with something in it directly in the folder in which backups arrive, else the newest empty one, and how
 * many files there are; null when there is none, or no folder.
 */
export async function newestBackup(folder: string) {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map((name) => stat(join(folder, name)).catch(() => null)),
  );
  const times = files
    .flatMap((file) => (file?.isFile() ? [file] : []))
    .sort((one, other) => other.mtimeMs - one.mtimeMs);
  // An interrupted copy hides none of the good ones.
  const newest = times.find(({ size }) => size > 0) ?? times[0];
  return newest ? { count: times.length, newestMs: newest.mtimeMs, bytes: newest.size } : null;
}
