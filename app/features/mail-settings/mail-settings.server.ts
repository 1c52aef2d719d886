import { eq } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { mailSettings } from '#app/db/mail-settings-schema.ts';
import { staff } from '#app/db/staff-schema.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { openSealed, sealText } from '#app/platform/sealed-text.server.ts';
import { lockSetting } from '#app/platform/stored-setting.server.ts';
import { mailAsPast, type PastMail } from './mail-history.ts';
import { type MailServer, type MailValues, smtpAddress } from './mail-server.ts';

export type MailServices = { db: Database; clock: Clock; secret: string };

/** What is stored, as the page shows it; the password is never read back. */
export type StoredMail = Omit<MailServer, 'password'> & {
  hasPassword: boolean;
  testedAt: Date | null;
  version: number;
  by: string;
  at: Date;
};

/** How mail goes out, as staff have set it. */
export type SettledMail = {
  /** As `smtpSettings` takes it. */
  url: string;
  /** Address that mails come from; undefined: the clinic's own. */
  sender: string | undefined;
};

const PURPOSE = { purpose: 'mail password', place: 'mail_settings' } as const;

export async function readStoredMail(db: Queryable): Promise<StoredMail | null> {
  const [row] = await db
    .select({ settings: mailSettings, by: staff.name })
    .from(mailSettings)
    .innerJoin(staff, eq(staff.id, mailSettings.changedBy));
  if (!row) return null;
  const { sealedPassword, isOnly: _, changedAt, changedBy: __, ...settings } = row.settings;
  return { ...settings, hasPassword: sealedPassword !== null, by: row.by, at: changedAt };
}

/**
 * How mail goes out; null where nobody has set it on screen.
 * @returns 'locked' where the password was sealed with another secret
 */
export async function readSettledMail(
  db: Queryable,
  secret: string,
): Promise<SettledMail | 'locked' | null> {
  const [row] = await db.select().from(mailSettings);
  if (!row) return null;
  const password = passwordOf(row, secret);
  if (password === null) return 'locked';
  return { url: smtpAddress({ ...row, password }), sender: row.sender || undefined };
}

function passwordOf(
  { sealedPassword }: Pick<typeof mailSettings.$inferSelect, 'sealedPassword'>,
  secret: string,
): string | null {
  return sealedPassword === null ? '' : openSealed({ secret, ...PURPOSE }, sealedPassword);
}

/** The settings that a form would make: an empty password keeps the stored one. 'locked' as in `readSettledMail`. */
export async function withStoredPassword(
  db: Queryable,
  secret: string,
  server: MailServer,
): Promise<MailServer | 'locked'> {
  if (server.password !== '' || server.username === '') return server;
  const [row] = await db.select().from(mailSettings);
  // A password goes to no other server than the one that it was typed for.
  const isSame =
    row?.host === server.host &&
    row.port === server.port &&
    row.protection === server.protection &&
    row.username === server.username;
  if (!row || !isSame) return server;
  const password = passwordOf(row, secret);
  return password === null ? 'locked' : { ...server, password };
}

type MailChange = {
  /** With its password, as `withStoredPassword` makes it. */
  server: MailServer;
  seenVersion: number;
  /** Whether the server has just taken a test mail. */
  wasTested: boolean;
  /** Staff member's id. */
  by: number;
};

/** Stores how mail goes out, and tells every process. */
export function changeMail(
  { db, clock, secret }: MailServices,
  { server, seenVersion, wasTested, by }: MailChange,
): Promise<Result<'done', 'changed'>> {
  return db.transaction(async (tx) => {
    await lockSetting(tx, 'mail');
    const [row] = await tx.select().from(mailSettings).for('update');
    if ((row?.version ?? 0) !== seenVersion) return refuse('changed');
    const { password, ...plain } = server;
    const now = clock.now();
    const values = {
      ...plain,
      sealedPassword: password === '' ? null : sealText({ secret, ...PURPOSE }, password),
      testedAt: wasTested ? now : null,
      version: seenVersion + 1,
      changedAt: now,
      changedBy: by,
    };
    await tx
      .insert(mailSettings)
      .values(values)
      .onConflictDoUpdate({ target: mailSettings.isOnly, set: values });
    const to = {
      ...{ ...plain, hasPassword: password !== '' },
      isOtherPassword: (row ? passwordOf(row, secret) : '') !== password,
    };
    await note(tx, { by, at: now, from: row ?? null, to });
    return ok('done');
  });
}

/** Takes the settings away: mails are kept as files again, unless the environment names a server. */
export function dropMail(
  { db, clock }: Omit<MailServices, 'secret'>,
  { seenVersion, by }: { seenVersion: number; by: number },
): Promise<Result<'done', 'changed'>> {
  return db.transaction(async (tx) => {
    await lockSetting(tx, 'mail');
    const [row] = await tx.select().from(mailSettings).for('update');
    if (!row) return ok('done');
    if (row.version !== seenVersion) return refuse('changed');
    await tx.delete(mailSettings);
    await note(tx, { by, at: clock.now(), from: row, to: null });
    return ok('done');
  });
}

type Noted = {
  by: number;
  at: Date;
  from: typeof mailSettings.$inferSelect | null;
  to: PastMail | null;
};

/** Keeps what was and what became of it, and never a password. */
async function note(tx: Transaction, { by, at, from, to }: Noted): Promise<void> {
  const before = from && mailAsPast({ ...from, hasPassword: from.sealedPassword !== null });
  await audit(tx, {
    at,
    actor: `staff:${by}`,
    action: 'clinic.settled',
    subjectType: 'clinic_setting',
    subjectId: 'mail',
    detail: { from: before, to },
  });
  await announcePagesChanged(tx);
}

/** What the form begins with. */
export function typedValues(stored: StoredMail | null): MailValues {
  if (!stored) return NOTHING_SET;
  const { host, port, protection, username, sender, dkimSelector } = stored;
  return { host, port: String(port), protection, username, sender, dkimSelector, testTo: '' };
}

const NOTHING_SET: MailValues = {
  host: '',
  port: '',
  protection: 'starttls',
  username: '',
  sender: '',
  dkimSelector: '',
  testTo: '',
};
