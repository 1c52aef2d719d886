import { PgBoss } from 'pg-boss';
import bossPackage from 'pg-boss/package.json' with { type: 'json' };
import { sha256Hex } from '#app/platform/token.server.ts';
import { asOwner } from '#server/as-owner.ts';
import { DEAD_LETTERS, QUEUES, type QueueSettings } from './queues.ts';

const LOCK = 720_714_003;

/**
 * Creates or updates the job tables and queues as the owner, because the app's own role may define nothing.
 * Does nothing when the queues already match this release.
 */
export async function prepareJobs(ownerUrl: string): Promise<void> {
  const stamp = sha256Hex(JSON.stringify([bossPackage.version, QUEUES]));
  // Processes that start at once on an empty database wait here.
  await asOwner(ownerUrl, { lock: LOCK }, async (client) => {
    await client.query(`create table if not exists prepared (
      part text primary key, sha256 text not null, at timestamptz not null default now())`);
    const { rows } = await client.query("select sha256 from prepared where part = 'jobs'");
    if (rows[0]?.sha256 === stamp) return;
    await makeQueues(ownerUrl);
    await client.query(
      `insert into prepared (part, sha256) values ('jobs', $1)
       on conflict (part) do update set sha256 = excluded.sha256, at = now()`,
      [stamp],
    );
  });
}

async function makeQueues(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schedule: false, supervise: false });
  const faults: unknown[] = [];
  boss.on('error', (error) => faults.push(error));
  try {
    await boss.start();
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 90 * 86_400 });
    for (const [name, { everyday: _, policy, ...options }] of Object.entries(withEveryday())) {
      const known = await boss.getQueue(name);
      // A policy is for the whole life of a queue.
      if (known) await boss.updateQueue(name, options);
      else await boss.createQueue(name, policy ? { ...options, policy } : options);
    }
  } finally {
    await boss.stop({ graceful: false }).catch(() => undefined);
  }
  if (faults.length > 0) throw new Error('the job tables could not be made', { cause: faults[0] });
}

function withEveryday(): Record<string, QueueSettings> {
  return QUEUES;
}
