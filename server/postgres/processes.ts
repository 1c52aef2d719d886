import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A live process of a cluster; all others are the postmaster's children. */
type ServerProcess = { pid: number; isPostmaster: boolean };

/**
 * Whether `pid` is the live postmaster of the cluster. The number alone proves nothing: after a reboot another
 * process may have it, and a zombie still answers signal 0.
 */
export async function isPostmaster(pid: number, clusterName: string): Promise<boolean> {
  const title = process.platform === 'linux' ? await readTitle(pid) : await askTitle(pid);
  return role(title, clusterName) === 'postmaster';
}

/** All live processes of the cluster, including those that outlive a killed postmaster. */
export async function findServerProcesses(clusterName: string): Promise<ServerProcess[]> {
  const found: ServerProcess[] = [];
  for (const { pid, title } of await listProcesses()) {
    const kind = role(title, clusterName);
    if (kind) found.push({ pid, isPostmaster: kind === 'postmaster' });
  }
  return found;
}

function role(title: string, clusterName: string): 'postmaster' | 'child' | undefined {
  if (title.startsWith(`postgres: ${clusterName}: `)) return 'child';
  const isProgram = /^\S.*\/bin\/postgres -D /.test(title);
  return isProgram && title.includes(` cluster_name=${clusterName}`) ? 'postmaster' : undefined;
}

async function listProcesses(): Promise<{ pid: number; title: string }[]> {
  if (process.platform === 'linux') {
    const names = await readdir('/proc');
    const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
    return Promise.all(pids.map(async (pid) => ({ pid, title: await readTitle(pid) })));
  }
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,command=']);
  return stdout.split('\n').map((line) => {
    const [, pid = '', title = ''] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(pid), title };
  });
}

/** Slim Linux images have no `ps`. The title of a zombie is empty. */
async function readTitle(pid: number): Promise<string> {
  try {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'latin1');
    return commandLine.replaceAll('\0', ' ');
  } catch {
    // Gone between listing and reading, or hidden from this user: not ours.
    return '';
  }
}

async function askTitle(pid: number): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
    return stdout.trim();
  } catch {
    // `ps` fails for an unknown pid.
    return '';
  }
}
