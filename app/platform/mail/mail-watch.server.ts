import type { Clock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.server.ts';
import { MailDelayedError, type Mailer } from './mail.server.ts';

/** Mail that cannot be sent at all, not one mail that is refused. */
export type MailTrouble = {
  since: Date;
  /** Of the last try; without addresses and passwords. */
  reason: string;
};

export type WatchedMailer = Mailer & {
  /** Null while mail can be sent, as far as the last try tells. */
  trouble: () => MailTrouble | null;
  /** Tries the login without sending anything. */
  look: () => Promise<void>;
};

/** So often the login is tried: a password that is changed meanwhile is told within the hour, mail or no mail. */
const LOOK_EVERY_MS = 10 * 60_000;
const WARN_EVERY_MS = 3_600_000;

/**
 * A mailer that knows whether it works: every mail tells, and so does a login without one, at the start and every
 * ten minutes. A warning is logged at the first failure and then hourly, as long as it lasts.
 */
export function watchMail(
  mailer: Mailer,
  { clock, log, everyMs = LOOK_EVERY_MS }: { clock: Clock; log: Log; everyMs?: number },
): WatchedMailer {
  let trouble: MailTrouble | null = null;
  let warnedAt = 0;

  function failed(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    const now = clock.now();
    trouble = { since: trouble?.since ?? now, reason };
    if (now.getTime() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = now.getTime();
    log.warn(trouble, 'mail cannot be sent; it is kept and tried again');
  }

  function worked(): void {
    if (trouble) log.info({ since: trouble.since }, 'mail can be sent again');
    trouble = null;
    warnedAt = 0;
  }

  async function look(): Promise<void> {
    try {
      await mailer.check?.();
      worked();
    } catch (error) {
      failed(error);
    }
  }

  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return {
    describe: mailer.describe,
    trouble: () => trouble,
    look,
    async send(mail) {
      try {
        await mailer.send(mail);
        worked();
      } catch (error) {
        // Whatever is wrong with one mail or its recipient says nothing of the others.
        if (error instanceof MailDelayedError && !error.isAboutThisMail) failed(error);
        throw error;
      }
    },
    async close() {
      clearInterval(timer);
      await mailer.close();
    },
  };
}
