import type { Log } from '#app/platform/log.server.ts';
import { MailRefusedError } from '#app/platform/mail/mail.server.ts';
import type { QueueName } from './queues.ts';
import type { DeadLetter } from './start-jobs.ts';

/**
 * Sends a mail and logs what became of it. One that is refused for good waits for a person; any other fault is thrown,
 * and the job tried again.
 * @param job.facts what the log tells of the job; nothing personal
 * @param job.send resolves with a word for the outcome
 */
export async function mailJob(
  log: Log,
  { queue, facts, send }: { queue: QueueName; facts: object; send: () => Promise<string> },
): Promise<DeadLetter | undefined> {
  try {
    log.info({ ...facts, outcome: await send() }, queue);
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error;
    log.warn({ ...facts, outcome: 'refused' }, queue);
    return { deadLetter: 'mail-refused' };
  }
}
