import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { ProcessEnv } from '#app/platform/env.server.ts';
import { type Mailer, smtpMailer } from '#app/platform/mail/mail.server.ts';
import { fileMailer } from '#app/platform/mail/mail-files.server.ts';

/** Mail by SMTP, or stored in files when none is configured. */
export function openMailer({
  env,
  clinic,
  directory,
}: {
  env: Pick<ProcessEnv, 'smtpUrl' | 'mailFrom'>;
  clinic: Pick<Clinic, 'displayName' | 'email'>;
  directory: string;
}): Mailer {
  const sender = {
    from: { name: clinic.displayName, address: env.mailFrom ?? clinic.email },
    replyTo: { name: clinic.displayName, address: clinic.email },
  };
  return env.smtpUrl
    ? smtpMailer({ ...sender, url: env.smtpUrl })
    : fileMailer({ ...sender, directory });
}
