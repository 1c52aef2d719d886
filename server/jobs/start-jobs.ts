import { sql } from 'drizzle-orm';
import { type Clock, fromDrizzle, PgBoss, systemClock, type WipData } from 'pg-boss';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { AppJobs } from '#app/context/app-services.ts';
import type { DeadLetters, Jobs } from '#app/platform/jobs.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { deadLettersOf } from './dead-letters.ts';
import { QUEUES, type QueueName, type QueueSettings, RESCUE } from './queues.ts';

/** A handler's result for a job that can never succeed: it waits for a person, with this reason. */
export type DeadLetter = { deadLetter: string };
/** What became of a message; kept with the job for those who look at what has gone. */
/** What a job came to, and which message it was, where that shows only as it goes. */
export type Outcome = { outcome: string; message?: string };
/** The first job of those that staff and failures have made of one. */
export type JobOrigin = { rootId: string };
export type Handler<Data> = (
  data: Data,
  origin?: JobOrigin,
) => Promise<DeadLetter | Outcome | undefined>;
type JobData<Name extends QueueName> = Name extends keyof AppJobs ? AppJobs[Name] : unknown;
export type Handlers = { [Name in QueueName]: Handler<JobData<Name>> };

export type RunningJobs = {
  jobs: Jobs<AppJobs>;
  /** Failed jobs, for staff to settle. */
  deadLetters: DeadLetters;
  /** Whether every queue's last poll succeeded. */
  isHealthy: () => boolean;
  /** Brings the times of recurring jobs in line with the clinic's zone; does nothing while it is the same. */
  keepDays: () => Promise<void>;
  /** Waits at most five seconds for running jobs; the others stay for the next process. */
  stop: () => Promise<void>;
};

const POLL_SECONDS = RESCUE.pollSeconds;
/** A poll that has no answer by then fails, well within the five seconds in which readiness follows. */
const LATE_POLL_MS = 4_000;
const STOP_MS = 5_000;

/** Starts processing the queues that `prepareJobs` made. */
export async function startJobs({
  url,
  log,
  handlers,
  clock = systemClock,
}: {
  url: string;
  log: Log;
  /** Made with the senders, because a job may ask for another. */
  handlers: (jobs: Jobs<AppJobs>) => Handlers;
  clock?: Clock;
}): Promise<RunningJobs> {
  const boss = new PgBoss({
    connectionString: url,
    migrate: false,
    createSchema: false,
    max: 4,
    clock,
    application_name: `clareia-jobs:${process.pid}`,
  });
  boss.on('error', (error) => log.error({ fault: error.message }, 'jobs'));
  await boss.start();
  const jobs: Jobs<AppJobs> = {
    'appointment-mail': async (tx, data) => {
      const startAfter = data.notBefore ? new Date(data.notBefore) : undefined;
      await boss.send('appointment-mail', data, {
        ...{ db: fromDrizzle(tx, sql), ...(startAfter && { startAfter }) },
      });
    },
    'again-code': async (tx, data) => {
      await boss.send('again-code', data, { db: fromDrizzle(tx, sql) });
    },
    'own-code': async (tx, data) => {
      await boss.send('own-code', data, { db: fromDrizzle(tx, sql) });
    },
    'contact-mail': async (tx, data) => {
      await boss.send('contact-mail', data, { db: fromDrizzle(tx, sql) });
    },
    'lead-mail': async (tx, data) => {
      await boss.send('lead-mail', data, { db: fromDrizzle(tx, sql) });
    },
    'inbox-answer': async (tx, data) => {
      await boss.send('inbox-answer', data, { db: fromDrizzle(tx, sql) });
    },
    'content-due': async (tx, data) => {
      const startAfter = new Date(data.dueAt);
      await boss.send('content-due', data, { db: fromDrizzle(tx, sql), startAfter });
    },
    'import-texts': async (tx, data) => {
      await boss.send('import-texts', data, { db: fromDrizzle(tx, sql) });
    },
    'data-import': async (tx, data) => {
      await boss.send('data-import', data, { db: fromDrizzle(tx, sql) });
    },
    'privacy-mail': async (tx, data) => {
      await boss.send('privacy-mail', data, { db: fromDrizzle(tx, sql) });
    },
    'order-mail': async (tx, data) => {
      await boss.send('order-mail', data, { db: fromDrizzle(tx, sql) });
    },
    'charge-open': async (tx, data) => {
      await boss.send('charge-open', data, { db: fromDrizzle(tx, sql) });
    },
    'charge-check': async (tx, data) => {
      const { provider, reference, providerRef } = data;
      const singletonKey = `${provider}:${reference ?? providerRef}`;
      await boss.send('charge-check', data, { db: fromDrizzle(tx, sql), singletonKey });
    },
    'charge-cancel': async (tx, data) => {
      await boss.send('charge-cancel', data, { db: fromDrizzle(tx, sql) });
    },
    'charge-refund': async (tx, data) => {
      await boss.send('charge-refund', data, { db: fromDrizzle(tx, sql) });
    },
    'charge-dispute': async (tx, data) => {
      await boss.send('charge-dispute', data, { db: fromDrizzle(tx, sql) });
    },
    'charge-mail': async (tx, data) => {
      await boss.send('charge-mail', data, { db: fromDrizzle(tx, sql) });
    },
    'deposit-settle': async (tx, data) => {
      await boss.send('deposit-settle', data, { db: fromDrizzle(tx, sql) });
    },
    'waitlist-match': async (tx, data) => {
      await boss.send('waitlist-match', data, { db: fromDrizzle(tx, sql) });
    },
    'message-copy': async (tx, data) => {
      // Asked for again, it is there already.
      await boss.send('message-copy', data, { db: fromDrizzle(tx, sql), id: data.copyId });
    },
    'waitlist-mail': async (tx, data) => {
      const startAfter = data.notBefore ? new Date(data.notBefore) : undefined;
      await boss.send('waitlist-mail', data, {
        ...{ db: fromDrizzle(tx, sql), ...(startAfter && { startAfter }) },
      });
    },
    'deposit-mail': async (tx, data) => {
      await boss.send('deposit-mail', data, { db: fromDrizzle(tx, sql) });
    },
    'reminder-mail': async (tx, data) => {
      await boss.send('reminder-mail', data, { db: fromDrizzle(tx, sql) });
    },
    'reminder-whatsapp': async (tx, data) => {
      await boss.send('reminder-whatsapp', data, { db: fromDrizzle(tx, sql) });
    },
    'reminder-sms': async (tx, data) => {
      await boss.send('reminder-sms', data, { db: fromDrizzle(tx, sql) });
    },
    'reminder-return': async (tx, data) => {
      await boss.send('reminder-return', data, { db: fromDrizzle(tx, sql) });
    },
    'cms-sync': async (tx, data) => {
      await boss.send('cms-sync', data, { db: fromDrizzle(tx, sql) });
    },
    'whatsapp-reply': async (tx, data) => {
      await boss.send('whatsapp-reply', data, { db: fromDrizzle(tx, sql) });
    },
  };
  const made = handlers(jobs);
  for (const name of Object.keys(QUEUES).filter(isQueueName)) await work(boss, name, made);
  const keepDays = everydayIn(boss);
  await keepDays();
  const rescue = () => rescueJobs(boss).catch(() => undefined);
  await rescue();
  const rescuing = setInterval(rescue, RESCUE.lookSeconds * 1_000);
  return {
    jobs,
    deadLetters: deadLettersOf(boss),
    keepDays,
    isHealthy: () => isPolling(boss.getWipData(), clock.now()),
    stop: () => {
      clearInterval(rescuing);
      return boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

function everydayIn(boss: PgBoss): () => Promise<void> {
  let kept: string | undefined;
  return async () => {
    const tz = clinicZone();
    if (tz === kept) return;
    const queues: Record<string, QueueSettings> = QUEUES;
    for (const [name, { everyday }] of Object.entries(queues))
      if (everyday) await boss.schedule(name, everyday, null, { tz });
    kept = tz;
  };
}

type Worker = Pick<WipData, 'count' | 'createdOn' | 'lastFetchedOn' | 'lastErrorOn'>;

/** Whether each worker's last poll succeeded, a moment ago unless it is at work. @param nowMs since 1970 */
export function isPolling(workers: readonly Worker[], nowMs: number): boolean {
  return workers.every(({ count, createdOn, lastFetchedOn, lastErrorOn }) => {
    const polledAt = lastFetchedOn ?? createdOn;
    if (lastErrorOn !== null && lastErrorOn >= polledAt) return false;
    return count > 0 || nowMs - polledAt <= LATE_POLL_MS;
  });
}

/**
 * Takes up the jobs whose process is gone. pg-boss itself would count them as failures, and make one that has
 * failed before wait for minutes.
 */
async function rescueJobs(boss: Pick<PgBoss, 'getDb'>): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set state = 'retry', start_after = now()
     where state = 'active' and heartbeat_seconds is not null
       and heartbeat_on < now() - $1 * interval '1 second'`,
    [RESCUE.silentSeconds],
  );
}

/** Jobs of a batch run in parallel and are settled individually: one failure does not hold up the others. */
async function work<Name extends QueueName>(
  boss: PgBoss,
  name: Name,
  handlers: Handlers,
): Promise<void> {
  const options = {
    batchSize: 5,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: POLL_SECONDS,
    heartbeatRefreshSeconds: RESCUE.beatSeconds,
    perJobResults: true,
    includeMetadata: true,
  } as const;
  const handle: Handler<JobData<Name>> = handlers[name];
  await boss.work<JobData<Name>, unknown, typeof options>(name, options, (batch) =>
    Promise.all(batch.map((job) => settle(job, handle))),
  );
}

function isQueueName(name: string): name is QueueName {
  return Object.hasOwn(QUEUES, name);
}

type Taken<Data> = { id: string; data: Data; sourceRootId: string | null };

async function settle<Data>({ id, data, sourceRootId }: Taken<Data>, handle: Handler<Data>) {
  try {
    const outcome = await handle(data, { rootId: sourceRootId ?? id });
    if (!outcome) return { id, status: 'completed' as const };
    if ('outcome' in outcome) return { id, status: 'completed' as const, output: outcome };
    return { id, status: 'deadletter' as const, output: { why: outcome.deadLetter } };
  } catch (error) {
    // Kept with the job for whoever investigates it; the queue's own rules retry it.
    const fault = error instanceof Error ? error.message : String(error);
    return { id, status: 'failed' as const, output: { fault } };
  }
}
