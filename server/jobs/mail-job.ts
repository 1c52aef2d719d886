import type { MessageId } from '#app/clinic/messages/message-list.ts';
import { isOn } from '#app/clinic/messages/message-settings.ts';
import type { Database } from '#app/db/database.ts';
import {
  askForCopy,
  type CopyJobs,
  isTold,
  type ToldOutcome,
} from '#app/features/messages/ask-for-copy.server.ts';
import { messageOfJob } from '#app/features/messages/message-of-job.server.ts';
import { readMessageSettings } from '#app/features/messages/message-settings.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { MailRefusedError } from '#app/platform/mail/mail.server.ts';
import type { QueueName } from './queues.ts';
import type { DeadLetter, JobOrigin, Outcome } from './start-jobs.ts';

type MailServices = { db: Database; log: Log; jobs: Jobs<CopyJobs> };
type MailJob = {
  queue: QueueName;
  data: object;
  /** Which job it is, through all of its repetitions. */
  origin: JobOrigin | undefined;
  /** What the log tells of the job; nothing personal. */
  facts: object;
  /** Resolves with a word for the outcome, and the message where it has become another than was asked for. */
  send: () => Promise<string | { outcome: string; message: MessageId }>;
  /** Settles what waits for the message, where staff have turned it off. */
  whenOff?: () => Promise<unknown>;
};

/**
 * Sends a mail unless staff have turned it off, tells who wants a copy, and logs what became of it. One that is refused
 * for good waits for a person; any other fault is thrown, and the job tried again.
 */
export async function mailJob(
  services: MailServices,
  { queue, data, origin, facts, send, whenOff }: MailJob,
): Promise<DeadLetter | Outcome> {
  const { db, log } = services;
  const message = await messageOfJob(db, { queue, data });
  const settings = await readMessageSettings(db);
  // The message is settled by then: were its job tried again, it would go twice.
  const copy = async (outcome: ToldOutcome, told = message) => {
    if (!told) return;
    try {
      const asked = { message: told, outcome, data, origin: origin?.rootId };
      await askForCopy(services, settings, asked);
    } catch {
      log.error({ ...facts, message: told, outcome: 'no-copy' }, queue);
    }
  };
  if (message && !isOn(settings, message)) {
    await whenOff?.();
    log.info({ ...facts, outcome: 'off' }, queue);
    return { outcome: 'off' };
  }
  try {
    const sent = await send();
    const done = typeof sent === 'string' ? { outcome: sent } : sent;
    const { outcome } = done;
    log.info({ ...facts, ...done }, queue);
    if (isTold(outcome)) await copy(outcome, 'message' in done ? done.message : message);
    return done;
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error;
    log.warn({ ...facts, outcome: 'refused' }, queue);
    await copy('refused');
    return { deadLetter: 'mail-refused' };
  }
}
