import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { StartFault } from '#server/start-fault.ts';
import type { Cluster } from './cluster.ts';
import { hasCode, unlessMissing } from './error-code.ts';
import { findLiveServer, readPidFile } from './pid-file.ts';
import { findServerProcesses, isPostmaster } from './processes.ts';

const READY_TIMEOUT_MS = 120_000;
const FAST_STOP_MS = 8000;
const ORPHAN_PATIENCE_MS = 1500;

/**
 * Starts PostgreSQL on the port and waits until it accepts connections. It leads its own session, so that
 * Ctrl-C reaches only the app and the server survives a killed app.
 * @returns pid of the postmaster
 * @throws with PostgreSQL's own reason when it ends before that
 */
export async function launchServer(cluster: Cluster, port: number): Promise<number> {
  const output = openSync(cluster.startLog, 'w', 0o600);
  const child = spawn(
    cluster.binaries.postgres,
    ['-D', cluster.dir, '-p', String(port), '-c', `cluster_name=${cluster.name}`],
    {
      ...cluster.user,
      cwd: cluster.dir,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  child.unref();
  let spawnFault: Error | undefined;
  child.on('error', (error) => {
    spawnFault = error;
  });
  const giveUpAt = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < giveUpAt) {
    const pidFile = await readPidFile(cluster.dir);
    if (child.pid && pidFile?.pid === child.pid && pidFile.status === 'ready') return child.pid;
    if (spawnFault || child.exitCode !== null || child.signalCode !== null) {
      throw spawnFault ?? (await startFault(cluster, child));
    }
    await sleep(10);
  }
  child.kill('SIGQUIT');
  throw new StartFault(
    startFaults.postgresDidNotStart(`> ${READY_TIMEOUT_MS / 1000} s`, `${cluster.dir}/log`),
  );
}

/** PostgreSQL's last log lines: from its start log, or from its own log if that was open already. */
async function startFault(cluster: Cluster, child: ChildProcess): Promise<StartFault> {
  const early = await readLines(cluster.startLog);
  const [, ownLog] =
    /^stderr (.*)$/m.exec((await readLines(join(cluster.dir, 'current_logfiles'))).join('\n')) ??
    [];
  const late = ownLog ? await readLines(join(cluster.dir, ownLog)) : [];
  const said = [...early, ...late.filter((line) => line.includes(` [${child.pid}] `))];
  const reason = said.findLast((line) => /FATAL|could not|error/.test(line)) ?? '?';
  const logs = `${cluster.startLog}, ${cluster.dir}/log`;
  return new StartFault(startFaults.postgresDidNotStart(reason, logs), new Error(reason));
}

async function readLines(file: string): Promise<string[]> {
  return ((await unlessMissing(readFile(file, 'utf8'))) ?? '').split('\n');
}

/**
 * Clears the way for a start after a kill -9: waits for the orphans of the dead postmaster, which still hold
 * its shared memory, then removes the pid file. Needs the owner lock.
 */
export async function clearStaleServer(cluster: Cluster): Promise<void> {
  const pidFile = await readPidFile(cluster.dir);
  if (!pidFile) return;
  const since = performance.now();
  while (true) {
    const processes = await findServerProcesses(cluster.name);
    if (processes.some((found) => found.isPostmaster)) return;
    if (processes.length === 0) break;
    // Idle orphans exit at once by themselves, a busy one only after its query.
    const waitedMs = performance.now() - since;
    if (waitedMs > ORPHAN_PATIENCE_MS) {
      const name = waitedMs > 2 * ORPHAN_PATIENCE_MS ? 'SIGKILL' : 'SIGQUIT';
      for (const { pid } of processes) signal(pid, name);
    }
    await sleep(50);
  }
  // PostgreSQL ignores a dead pid, but not one that a new process of the same user has now.
  await rm(join(cluster.dir, 'postmaster.pid'), { force: true });
}

/** Fast shutdown: open transactions roll back, a checkpoint is written. At most about 9 s. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const live = await findLiveServer(cluster);
  if (!live) return;
  signal(live.pid, 'SIGINT');
  if (await hasEnded(cluster, { pid: live.pid, withinMs: FAST_STOP_MS })) return;
  signal(live.pid, 'SIGQUIT');
  await hasEnded(cluster, { pid: live.pid, withinMs: 1000 });
}

async function hasEnded(
  cluster: Cluster,
  { pid, withinMs }: { pid: number; withinMs: number },
): Promise<boolean> {
  const giveUpAt = performance.now() + withinMs;
  while (performance.now() < giveUpAt) {
    if (!(await isPostmaster(pid, cluster.name))) return true;
    await sleep(15);
  }
  return false;
}

/** Sends a signal; a process that has already exited is no error. */
export function signal(pid: number, name: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}
