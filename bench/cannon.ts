import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { z } from 'zod';

/** Requests per connection; the server closes each one after this many, so the comparison must as well. */
export const REQUESTS_PER_CONNECTION = 100;

const outcome = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

export type Shots = { perSecond: number; total: number };

/**
 * Requests one page on many connections, as fast as possible, from a separate process.
 * @throws when any response is not a 200
 */
export async function fire(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Shots> {
  const program = createRequire(import.meta.url).resolve('autocannon');
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    ...['--connections', String(connections), '--duration', String(seconds)],
    ...['--reconnectRate', String(REQUESTS_PER_CONNECTION)],
    ...['--headers', 'accept-encoding=br', '--json', '--no-progress'],
    url,
  ]);
  const { requests, non2xx, errors } = outcome.parse(JSON.parse(stdout));
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
  return { perSecond: requests.average, total: requests.total };
}

/** Several load generators at once, one per address. */
export async function fireAll(
  urls: readonly string[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Shots> {
  const each = { connections: Math.ceil(connections / urls.length), seconds };
  const all = await Promise.all(urls.map((url) => fire(url, each)));
  return {
    perSecond: all.reduce((sum, { perSecond }) => sum + perSecond, 0),
    total: all.reduce((sum, { total }) => sum + total, 0),
  };
}
