import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { StartFault } from '#server/start-fault.ts';
import { unlessMissing } from './error-code.ts';

/** The account that PostgreSQL runs as; it refuses to run as root. */
export type ServerUser = { uid: number; gid: number };

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The owner of an existing cluster, else `postgres`, else `nobody`. Only meaningful for root. */
export async function findServerUser(clusterDir: string): Promise<ServerUser> {
  const existing = await unlessMissing(stat(clusterDir));
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const user = (await findAccount('postgres')) ?? (await findAccount('nobody'));
  if (user) return user;
  throw new StartFault(startFaults.noServerUser);
}

async function findAccount(name: string): Promise<ServerUser | undefined> {
  const run = promisify(execFile);
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    // `id` fails for an unknown name.
    return undefined;
  }
}

/** Whether the user may enter every folder on the way to `dir`, and `dir` itself. */
export async function canEnter(dir: string, user: ServerUser): Promise<boolean> {
  const shell = spawn('/bin/sh', ['-c', 'cd -- "$1"', 'sh', dir], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  });
  const [exitCode] = await once(shell, 'exit');
  return exitCode === 0;
}
