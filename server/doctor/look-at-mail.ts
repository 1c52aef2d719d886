import { clinicRecord } from '#app/clinic/clinic-record.ts';
import { systemClock } from '#app/platform/clock.ts';
import type { ProcessEnv } from '#app/platform/env.server.ts';
import { smtpMailer } from '#app/platform/mail/mail.server.ts';
import { type MailTrouble, watchMail } from '#app/platform/mail/mail-watch.server.ts';

/** Tries the login at the mail server, and sends nothing; null when it works or none is configured. */
export async function lookAtMail({
  smtpUrl,
  mailFrom,
}: Pick<ProcessEnv, 'smtpUrl' | 'mailFrom'>): Promise<MailTrouble | null> {
  if (!smtpUrl) return null;
  const { displayName: name, email } = clinicRecord;
  const sender = { from: { name, address: mailFrom ?? email }, replyTo: { name, address: email } };
  const mailer = watchMail(smtpMailer({ ...sender, url: smtpUrl }), {
    clock: systemClock,
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: () => undefined,
      debug: () => undefined,
    },
  });
  await mailer.look();
  await mailer.close();
  return mailer.trouble();
}
