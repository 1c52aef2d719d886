import type { MailTested } from '#app/clinic/demonstration/opening-settings.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { readSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { trySettledMail } from '#app/features/mail-settings/try-mail.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { smtpSettings } from '#app/platform/mail/smtp-settings.ts';
import type { LimitServices } from '#app/platform/rate-limit.server.ts';
import { lockSetting, storeSetting } from '#app/platform/stored-setting.server.ts';

const SUBJECT = 'mail-tested';

/** When the environment's mail server took a test mail; null where it did not, or is another by now. */
export async function readMailTested(db: Queryable, smtpUrl: string): Promise<MailTested | null> {
  const kept = (await readSetting(db, SUBJECT))?.value;
  const { host, port } = smtpSettings(smtpUrl);
  return kept?.host === host && kept.port === port ? kept : null;
}

type Testing = {
  db: Database;
  clock: Clock;
  limits: LimitServices;
  server: { url: string; sender: string | undefined };
};

/** Sends a test mail by the environment's server, and keeps that it took one. @returns what went wrong, in words */
export async function testEnvironmentMail(
  { db, clock, limits, server }: Testing,
  mail: Parameters<typeof trySettledMail>[2],
): ReturnType<typeof trySettledMail> {
  const tried = await trySettledMail(limits, server, mail);
  if (!tried.ok) return tried;
  const { host, port } = smtpSettings(server.url);
  const at = clock.now();
  await db.transaction(async (tx) => {
    await lockSetting(tx, SUBJECT);
    const before = await readSetting(tx, SUBJECT);
    const version = (before?.version ?? 0) + 1;
    const to: MailTested = { host, port, at: at.toISOString() };
    await storeSetting(tx, SUBJECT, { from: before?.value ?? null, to, version, at, by: mail.by });
  });
  return tried;
}
