import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Transaction } from '#app/db/database.ts';
import type { DeadLetter, DeadLetters } from '#app/platform/jobs.server.ts';
import { redact } from '#app/platform/redact.ts';
import { DEAD_LETTERS } from './queues.ts';

const SHOWN = 200;
const MAX_WHY = 300;

const outputShape = z
  .object({ why: z.string().optional(), fault: z.string().optional() })
  .nullable()
  .catch(null);

/** Jobs that wait for a person: those on the dead-letter queue. */
export function deadLettersOf(boss: PgBoss): DeadLetters {
  /** The job, locked until the transaction ends, so that two people cannot settle it at once. */
  async function take(tx: Transaction, id: string) {
    if (!z.uuid().safeParse(id).success) return null;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
    const db = fromDrizzle(tx, sql);
    const [job] = await boss.findJobs(DEAD_LETTERS, { id, db });
    return job ? { queue: job.sourceName ?? DEAD_LETTERS, db } : null;
  }
  return {
    list: async () => {
      const jobs = await boss.findJobs(DEAD_LETTERS);
      return jobs
        .map(asDeadLetter)
        .sort((one, other) => other.failedAt.getTime() - one.failedAt.getTime())
        .slice(0, SHOWN);
    },
    retry: async (tx, id) => {
      const found = await take(tx, id);
      if (!found) return null;
      const moved = await boss.redrive(DEAD_LETTERS, { ids: [id], db: found.db });
      return moved > 0 ? { queue: found.queue } : null;
    },
    dismiss: async (tx, id) => {
      const found = await take(tx, id);
      if (!found) return null;
      await boss.deleteJob(DEAD_LETTERS, id, { db: found.db });
      return { queue: found.queue };
    },
  };
}

function asDeadLetter(job: JobWithMetadata<unknown>): DeadLetter {
  return {
    id: job.id,
    queue: job.sourceName ?? job.name,
    failedAt: job.createdOn,
    askedAt: job.sourceCreatedOn,
    // The first attempt is not a retry.
    tries: (job.sourceRetryCount ?? 0) + 1,
    reason: whyOf(job.sourceOutput),
  };
}

/** A database error quotes the query's values: everything after its first line is dropped. */
function whyOf(output: unknown): string {
  const { why, fault } = outputShape.parse(output) ?? {};
  if (why) return why;
  const [line = ''] = (fault ?? '').split('\n');
  return String(redact(line.slice(0, MAX_WHY)));
}
