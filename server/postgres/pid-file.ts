import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { unlessMissing } from './error-code.ts';
import { isPostmaster } from './processes.ts';

/** Contents of postmaster.pid; `port` and `status` are missing in the server's first moments. */
type PidFile = { pid: number; port: number | undefined; status: string };

/** Reads postmaster.pid, whose lines are: pid, folder, start, port, socket, address, memory, status. */
export async function readPidFile(clusterDir: string): Promise<PidFile | undefined> {
  const text = await unlessMissing(readFile(join(clusterDir, 'postmaster.pid'), 'utf8'));
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  return {
    pid: Number(lines[0]),
    port: Number(lines[3]) || undefined,
    status: lines[7] ?? '',
  };
}

/** The pid file of a server that is alive; undefined when there is none or it is stale. */
export async function findLiveServer(cluster: Cluster): Promise<PidFile | undefined> {
  const pidFile = await readPidFile(cluster.dir);
  if (!pidFile || !(await isPostmaster(pidFile.pid, cluster.name))) return undefined;
  return pidFile;
}
