import { desc, eq } from 'drizzle-orm';
import { type MailedClinic, mailLookOf } from '#app/clinic/mail-look.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { ownPageCodes } from '#app/db/own-page-schema.ts';
import { appointments, contacts } from '#app/db/schema.ts';
import { ownDataMessages } from '#app/locales/own/own-data.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { CookieKind } from '#app/platform/cookie.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Mailer } from '#app/platform/mail/mail.server.ts';
import { type MailBlock, mailHtml, mailText } from '#app/platform/mail/mail-body.ts';
import { deriveToken, hashToken } from '#app/platform/token.server.ts';

// The link of an appointment is passed on: to a daughter, to a driver, in a group. What is about more than this one
// appointment opens only to who also reads the contact's mail, or is known at the desk.

const CODE_MINUTES = 10;
const MOST_TRIES = 5;

/** `appointmentId` lets the erasure of a person find the job. */
export type OwnPageJobs = { 'own-code': { codeId: number; appointmentId: number; locale: Locale } };

/** That the code was right; good with the session it was typed in, and no longer than it. */
export const PROOF_COOKIE: CookieKind = { name: 'conferido', maxAgeSeconds: 30 * 60 };

export function proofOf(secret: string, session: string): string {
  return deriveToken(secret, `own-page:${session}`);
}

export function isProof(secret: string, session: string, proof: string): boolean {
  return hashToken(proof).equals(hashToken(proofOf(secret, session)));
}

type Services = { db: Database; clock: Clock; secret: string };
type ByDesk = { appointmentId: number; staffId: number };

/** Makes a code and asks for its mail; an older one is good no more. */
export async function mailOwnCode(
  { db, clock, jobs }: Omit<Services, 'secret'> & { jobs: Jobs<OwnPageJobs> },
  { appointmentId, locale }: { appointmentId: number; locale: Locale },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await makeCode(tx, clock, { appointmentId, channel: 'mail' });
    await jobs['own-code'](tx, { codeId: id, appointmentId, locale });
  });
}

/** Makes a code that the staff tell, once they know to whom they speak. @returns it, and until when it is good */
export async function deskOwnCode(
  { db, clock, secret }: Services,
  { appointmentId, staffId }: ByDesk,
): Promise<{ code: string; endsAt: Date }> {
  const made = await db.transaction((tx) =>
    makeCode(tx, clock, { appointmentId, channel: 'desk', createdBy: staffId }),
  );
  return { code: codeOf(secret, made.nonce), endsAt: made.endsAt };
}

async function makeCode(
  tx: Transaction,
  clock: Clock,
  code: Pick<typeof ownPageCodes.$inferInsert, 'appointmentId' | 'channel' | 'createdBy'>,
) {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  const [made] = await tx
    .insert(ownPageCodes)
    .values({ ...code, createdAt: now, endsAt })
    .returning();
  if (!made) throw new Error('a code was not stored');
  return made;
}

/** Whether the typed code is the appointment's last one; good once, for ten minutes and five tries. */
export function tryOwnCode(
  { db, clock, secret }: Services,
  { appointmentId, typed }: { appointmentId: number; typed: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [last] = await tx
      .select()
      .from(ownPageCodes)
      .where(eq(ownPageCodes.appointmentId, appointmentId))
      .orderBy(desc(ownPageCodes.id))
      .limit(1)
      .for('update');
    const now = clock.now();
    if (!last || last.usedAt || last.endsAt <= now || last.tries >= MOST_TRIES) return false;
    const digits = typed.replace(/\D/g, '');
    const isRight = hashToken(digits).equals(hashToken(codeOf(secret, last.nonce)));
    await tx
      .update(ownPageCodes)
      .set({ tries: last.tries + 1, usedAt: isRight ? now : null })
      .where(eq(ownPageCodes.id, last.id));
    return isRight;
  });
}

type MailServices = Services & {
  mailer: Mailer;
  clinic: MailedClinic & { domain: string };
};

/**
 * Mails a code while it is good.
 * @throws what the mailer throws
 */
export async function sendOwnCode(
  { db, clock, secret, mailer, clinic }: MailServices,
  { codeId, locale }: OwnPageJobs['own-code'],
): Promise<'sent' | 'late'> {
  const [row] = await db
    .select({ nonce: ownPageCodes.nonce, endsAt: ownPageCodes.endsAt, email: contacts.email })
    .from(ownPageCodes)
    .innerJoin(appointments, eq(appointments.id, ownPageCodes.appointmentId))
    .innerJoin(contacts, eq(contacts.id, appointments.contactId))
    .where(eq(ownPageCodes.id, codeId));
  if (!row?.email || row.endsAt <= clock.now()) return 'late';
  const words = ownDataMessages[locale].mail;
  const blocks: MailBlock[] = [
    { kind: 'title', text: words.title },
    { kind: 'paragraph', text: words.text },
    { kind: 'facts', facts: [{ label: words.code, value: codeOf(secret, row.nonce) }] },
    { kind: 'paragraph', text: words.ends(CODE_MINUTES) },
    { kind: 'paragraph', text: words.unexpected },
  ];
  const { subject } = words;
  await mailer.send({
    to: row.email,
    subject,
    messageId: `own.${row.nonce}@${clinic.domain}`,
    text: mailText(blocks),
    html: mailHtml({ lang: locale, title: subject, look: mailLookOf(clinic) }, blocks),
  });
  return 'sent';
}

/** Six digits. */
function codeOf(secret: string, nonce: string): string {
  const bytes = Buffer.from(deriveToken(secret, `own-code:${nonce}`), 'base64url');
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
