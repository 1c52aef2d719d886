import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import { StartFault } from './start-fault.ts';

/** What may take a while to get, and who is told meanwhile. */
export type LockPatience = {
  /** Longest wait for another process's preparation. */
  waitMs?: number;
  tell?: (line: string) => void;
};

const WAIT_MS = 5 * 60_000;
const TELL_AFTER_MS = 3_000;
const TRY_EVERY_MS = 100;

/**
 * Runs one step of the start on the owner's own connection, under an advisory lock for which other processes
 * wait. The lock is given back explicitly: behind a pooler the server's connection outlives ours.
 * @param lock number of the advisory lock, one a step
 * @throws a sentence that names the holder when the lock does not become free
 */
export async function asOwner<Value>(
  ownerUrl: string,
  { lock, ...patience }: LockPatience & { lock: number },
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'clareia:start' });
  // A server that ends between two queries must not end the process; the next query fails and says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await waitForLock(client, lock, patience);
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    await client.end().catch(() => undefined);
  }
}

async function waitForLock(
  client: pg.Client,
  lock: number,
  { waitMs = WAIT_MS, tell = (line) => console.log(line) }: LockPatience,
): Promise<void> {
  const since = performance.now();
  let isTold = false;
  while (true) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lock],
    );
    if (rows[0]?.taken) return;
    const waitedMs = performance.now() - since;
    if (waitedMs > waitMs) {
      const { words, pid } = await holderOf(client, lock);
      throw new StartFault(startFaults.lockNotFree(words, pid));
    }
    if (waitedMs > TELL_AFTER_MS && !isTold) {
      isTold = true;
      const { pt, en } = startFaults.waitingForLock((await holderOf(client, lock)).words);
      tell(`${pt} ${en}`);
    }
    await sleep(TRY_EVERY_MS);
  }
}

/** The connection that holds the lock, as 'pid 123, clareia:start, 2026-09-14 12:00:00Z'. */
async function holderOf(client: pg.Client, lock: number): Promise<{ words: string; pid: string }> {
  const { rows } = await client.query<{ pid: number; name: string; since: string }>(
    `select l.pid, coalesce(a.application_name, '') as name,
       to_char(a.backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS"Z"') as since
     from pg_locks l left join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted
       and ((l.classid::bigint << 32) | l.objid::bigint) = $1`,
    [lock],
  );
  const [row] = rows;
  if (!row) return { words: '?', pid: '?' };
  const words = [`pid ${row.pid}`, row.name, row.since].filter(Boolean).join(', ');
  return { words, pid: String(row.pid) };
}
