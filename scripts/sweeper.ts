import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

// Run by run-folder.ts, outside the run's process group: waits until the run is gone, then ends the processes
// it left behind and removes its folder.

const [, , runDir = ''] = process.argv;
const GENTLE_ROUNDS = 50;
const ROUND_MS = 100;

process.once('disconnect', sweep);

async function sweep(): Promise<void> {
  // A process may start another during the search, so one empty round proves nothing.
  for (let round = 0, empty = 0; empty < 2; round += 1) {
    const left = processesOf(runDir);
    empty = left.length === 0 ? empty + 1 : 0;
    for (const { pid, isPostgres } of left) {
      // SIGQUIT is PostgreSQL's immediate shutdown; a kill would leave its shared memory.
      end(pid, isPostgres && round < GENTLE_ROUNDS ? 'SIGQUIT' : 'SIGKILL');
    }
    await sleep(ROUND_MS);
  }
  rmSync(runDir, { recursive: true, force: true });
}

type Found = { pid: number; isPostgres: boolean };

/** Processes that have the folder in their command line or environment. */
function processesOf(dir: string): Found[] {
  const all = process.platform === 'linux' ? listFromProc() : listFromPs();
  return all
    .filter(({ pid, text }) => pid !== process.pid && text.includes(dir))
    .map(({ pid, text }) => ({ pid, isPostgres: /^\S*\/bin\/postgres\s/.test(text) }));
}

function listFromProc(): { pid: number; text: string }[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => ({
    pid: Number(pid),
    text: `${read(pid, 'cmdline')} ${read(pid, 'environ')}`,
  }));
}

function read(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1').replaceAll('\0', ' ');
  } catch {
    // Gone in the meantime, or owned by another user.
    return '';
  }
}

function listFromPs(): { pid: number; text: string }[] {
  const output = execFileSync('ps', ['-axEww', '-o', 'pid=,command='], { encoding: 'utf8' });
  return output.split('\n').map((line) => {
    const [, pid = '', text = ''] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(pid), text };
  });
}

function end(pid: number, signal: 'SIGQUIT' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already.
  }
}
