import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import {
  readSettledMail,
  type SettledMail,
} from '#app/features/mail-settings/mail-settings.server.ts';
import { subjectOf } from '#app/locales/chrome.ts';
import type { ProcessEnv } from '#app/platform/env.server.ts';
import { MailDelayedError, type Mailer } from '#app/platform/mail/mail.server.ts';
import { openMailer } from './open-mailer.ts';

type Parts = {
  db: Queryable;
  env: Pick<ProcessEnv, 'smtpUrl' | 'mailFrom'>;
  secret: string;
  /** Where mails are kept while no server is named. */
  directory: string;
  /** The clinic as it is at the moment: who mails are from. */
  clinic: () => Pick<Clinic, 'displayName' | 'email' | 'isDemonstration'>;
};

type ChangingMailer = Mailer & {
  /** Whether a server is named. */
  isSet: () => boolean;
  /** Takes what has changed. @returns whether anything has */
  refresh: () => Promise<boolean>;
};

/**
 * A mailer that goes on with other settings while the process runs; mails under way end as they began. The server of
 * the environment goes before that of the screen.
 */
export async function changingMailer(parts: Parts): Promise<ChangingMailer> {
  const { db, env, secret, clinic } = parts;
  const read = async () => (env.smtpUrl ? null : readSettledMail(db, secret));
  let settled = await read();
  let key = keyOf(clinic(), settled);
  let mailer = openWith(parts, settled);
  return {
    get describe() {
      return mailer.describe;
    },
    send: (mail) => mailer.send({ ...mail, subject: subjectOf(mail.subject, clinic()) }),
    check: async () => mailer.check?.(),
    close: () => mailer.close(),
    isSet: () => env.smtpUrl !== undefined || settled !== null,
    async refresh() {
      settled = await read();
      const next = keyOf(clinic(), settled);
      if (next === key) return false;
      const before = mailer;
      mailer = openWith(parts, settled);
      key = next;
      void before.close();
      return true;
    },
  };
}

function openWith(
  { env, directory, clinic }: Parts,
  settled: SettledMail | 'locked' | null,
): Mailer {
  if (settled === 'locked') return waitingMailer();
  const given = settled
    ? { smtpUrl: settled.url, mailFrom: env.mailFrom ?? settled.sender }
    : { smtpUrl: env.smtpUrl, mailFrom: env.mailFrom };
  return openMailer({ env: given, clinic: clinic(), directory });
}

/** Mails wait: the password of the server cannot be read with this process's secret. */
function waitingMailer(): Mailer {
  const fail = async () => {
    throw new MailDelayedError('the password of the mail server was kept with another APP_SECRET');
  };
  return {
    describe: 'nobody: its password cannot be read',
    send: fail,
    check: fail,
    close: async () => undefined,
  };
}

function keyOf(
  { displayName, email }: Pick<Clinic, 'displayName' | 'email'>,
  settled: SettledMail | 'locked' | null,
): string {
  return JSON.stringify([displayName, email, settled]);
}
