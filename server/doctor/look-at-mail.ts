import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { systemClock } from '#app/platform/clock.ts';
import type { ProcessEnv } from '#app/platform/env.server.ts';
import { type MailTrouble, watchMail } from '#app/platform/mail/mail-watch.server.ts';
import { openMailer } from '#server/open-mailer.ts';

const silent = () => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent };

/** Tries the login at the mail server, and sends nothing; null when it works or none is configured. */
export async function lookAtMail(
  env: Pick<ProcessEnv, 'smtpUrl' | 'mailFrom'>,
): Promise<MailTrouble | null> {
  if (!env.smtpUrl) return null;
  const mailer = watchMail(openMailer({ env, clinic: clinicRecord, directory: '' }), {
    clock: systemClock,
    log,
  });
  await mailer.look();
  await mailer.close();
  return mailer.trouble();
}
