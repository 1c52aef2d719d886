import { readdir, readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;

/** Processor time that processes and their children have used so far, in seconds. */
export async function cpuSecondsOf(pids: readonly number[]): Promise<number> {
  let seconds = 0;
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The name in brackets may contain anything; what follows are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isOne = pids.includes(Number(name)) || pids.includes(Number(fields[1]));
    if (isOne) seconds += (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }
  return seconds;
}

/** Resident memory of a process, in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
