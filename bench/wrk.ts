import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

export type Shots = { perSecond: number; total: number };
export type Load = { connections: number; seconds: number };

/**
 * Whether the load generator is there; Debian's package is installed where that is possible. It is written in C: one
 * in Node needs as much time for a request as the server, and so measures itself.
 */
export function hasWrk(): boolean {
  if (runs()) return true;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'wrk'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    });
  } catch {
    // Another system, or no way to its packages.
    return false;
  }
  return runs();
}

function runs(): boolean {
  try {
    execFileSync('wrk', ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // Its version comes with exit code 1.
    return error instanceof Error && 'status' in error && error.status === 1;
  }
}

/**
 * Requests one page on many connections, as fast as possible, from a process of its own.
 * @throws when any response is not a 200
 */
export async function fire(url: string, { connections, seconds }: Load): Promise<Shots> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--header', 'accept-encoding: gzip'],
    url,
  ]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url}: requests failed\n${stdout}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const total = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (!(perSecond > 0 && total > 0)) throw new Error(`${url}: not understood\n${stdout}`);
  return { perSecond, total };
}

/** Several load generators at once, one per address. */
export async function fireAll(urls: readonly string[], load: Load): Promise<Shots> {
  const each = { ...load, connections: Math.ceil(load.connections / urls.length) };
  const all = await Promise.all(urls.map((url) => fire(url, each)));
  return {
    perSecond: all.reduce((sum, { perSecond }) => sum + perSecond, 0),
    total: all.reduce((sum, { total }) => sum + total, 0),
  };
}
