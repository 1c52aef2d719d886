import type { MailTested } from '#app/clinic/demonstration/opening-settings.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { readSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { trySettledMail } from '#app/features/mail-settings/try-mail.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Env } from '#app/platform/env.server.ts';
import { smtpSettings } from '#app/platform/mail/smtp-settings.ts';
import type { LimitServices } from '#app/platform/rate-limit.server.ts';
import { lockSetting, storeSetting } from '#app/platform/stored-setting.server.ts';

const SUBJECT = 'mail-tested';

/** The environment's mail server, and whom mails come from. */
type EnvironmentServer = { url: string; sender: string | undefined };

/** When the environment's mail server took a test mail; null where it did not, or is another by now. */
export async function readMailTested(
  db: Queryable,
  { smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>,
): Promise<MailTested | null> {
  if (!smtpUrl) return null;
  const server = { url: smtpUrl, sender: mailFrom };
  const kept = (await readSetting(db, SUBJECT))?.value;
  return kept && isSame({ ...kept, at: '' }, { ...accountOf(server), at: '' }) ? kept : null;
}

/** All of it but the password, which is kept nowhere. */
function accountOf({ url, sender = '' }: EnvironmentServer) {
  const { host, port, auth } = smtpSettings(url);
  return { host, port, user: auth?.user ?? '', sender };
}

type Testing = {
  db: Database;
  clock: Clock;
  limits: LimitServices;
  server: EnvironmentServer;
};

/** Sends a test mail by the environment's server, and keeps that it took one. @returns what went wrong, in words */
export async function testEnvironmentMail(
  { db, clock, limits, server }: Testing,
  mail: Parameters<typeof trySettledMail>[2],
): ReturnType<typeof trySettledMail> {
  const tried = await trySettledMail(limits, server, mail);
  if (!tried.ok) return tried;
  const at = clock.now();
  await db.transaction(async (tx) => {
    await lockSetting(tx, SUBJECT);
    const before = await readSetting(tx, SUBJECT);
    const version = (before?.version ?? 0) + 1;
    const to: MailTested = { ...accountOf(server), at: at.toISOString() };
    await storeSetting(tx, SUBJECT, { from: before?.value ?? null, to, version, at, by: mail.by });
  });
  return tried;
}
