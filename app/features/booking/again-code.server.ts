import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type MailedClinic, mailLookOf } from '#app/clinic/mail-look.ts';
import type { Queryable } from '#app/db/database.ts';
import { contacts } from '#app/db/schema.ts';
import { manageMessages } from '#app/locales/manage.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { Mailer } from '#app/platform/mail/mail.server.ts';
import { type MailBlock, mailHtml, mailText } from '#app/platform/mail/mail-body.ts';
import { deriveToken, hashToken, newFileName } from '#app/platform/token.server.ts';
import { appointmentRecords as record } from '#app/scheduling/appointment-record.server.ts';

// A patient whose link has ended proves with a code, sent to the address of an earlier appointment, that it is
// theirs. Nothing is stored: the form carries the sealed request, and the code follows from it and the secret.

const CODE_MINUTES = 10;

/** `contactId` is null for an unknown address: its job is enqueued all the same, and sends nothing. */
export type AgainJobs = {
  'again-code': { contactId: number | null; nonce: string; endsMs: number; locale: Locale };
};

type CodeRequest = { email: string; nonce: string; endsMs: number };
const requestShape = z.object({ email: z.string(), nonce: z.string(), endsMs: z.number() });

type CodeServices = { db: Queryable; clock: Clock; secret: string };

/**
 * Mails a code to an address if an appointment has it. Does the same for every address, so that neither the
 * answer nor its time tells who is known.
 * @returns the sealed request, which comes back with the code
 */
export async function askForCode(
  { db, clock, secret, jobs }: CodeServices & { jobs: Jobs<AgainJobs> },
  { email, locale }: { email: string; locale: Locale },
): Promise<string> {
  const endsMs = clock.now().getTime() + CODE_MINUTES * 60_000;
  const request = { email: email.toLowerCase(), nonce: newFileName(), endsMs };
  const [contact] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(eq(sql`lower(${contacts.email})`, request.email))
    .orderBy(desc(contacts.id))
    .limit(1);
  const { nonce } = request;
  await jobs['again-code'](db, { contactId: contact?.id ?? null, nonce, endsMs, locale });
  return sealed(secret, request);
}

/** A request that nobody is mailed about, for who has asked too often; it looks like any other. */
export function emptyRequest({ clock, secret }: Pick<CodeServices, 'clock' | 'secret'>): string {
  const endsMs = clock.now().getTime() + CODE_MINUTES * 60_000;
  return sealed(secret, { email: '', nonce: newFileName(), endsMs });
}

/** What a sealed request is of, to count its tries; null when it is forged or its ten minutes are over. */
export function readRequest(
  { clock, secret }: Pick<CodeServices, 'clock' | 'secret'>,
  text: string,
): CodeRequest | null {
  const [payload = '', seal = ''] = text.split('.');
  if (!hashToken(seal).equals(hashToken(sealOf(secret, payload)))) return null;
  const json = Buffer.from(payload, 'base64url').toString('utf8');
  const request = requestShape.parse(JSON.parse(json));
  return request.endsMs > clock.now().getTime() ? request : null;
}

/** The latest appointment of the request's address; null when the code is wrong or nobody has the address. */
export async function appointmentByCode(
  { db, secret }: Pick<CodeServices, 'db' | 'secret'>,
  request: CodeRequest,
  code: string,
): Promise<number | null> {
  const [latest] = await db
    .select({ id: record.id })
    .from(record)
    .where(eq(sql`lower(${record.email})`, request.email))
    .orderBy(desc(record.startsAt), desc(record.id))
    .limit(1);
  const isRight = hashToken(code.replace(/\D/g, '')).equals(hashToken(codeOf(secret, request)));
  return isRight ? (latest?.id ?? null) : null;
}

type CodeMailServices = CodeServices & {
  mailer: Mailer;
  clinic: MailedClinic & { domain: string };
};

/**
 * Mails the code, unless its time is over or nobody has the address.
 * @throws what the mailer throws
 */
export async function sendAgainCode(
  { db, clock, secret, mailer, clinic }: CodeMailServices,
  { contactId, nonce, endsMs, locale }: AgainJobs['again-code'],
): Promise<'sent' | 'unknown' | 'late'> {
  if (contactId === null) return 'unknown';
  if (endsMs <= clock.now().getTime()) return 'late';
  const [contact] = await db.select().from(contacts).where(eq(contacts.id, contactId));
  if (!contact?.email) return 'unknown';
  const messages = manageMessages[locale].again.mail;
  const code = codeOf(secret, { email: contact.email.toLowerCase(), nonce, endsMs });
  const blocks: MailBlock[] = [
    { kind: 'title', text: messages.title },
    { kind: 'paragraph', text: messages.text },
    { kind: 'facts', facts: [{ label: messages.code, value: code }] },
    { kind: 'paragraph', text: messages.ends(CODE_MINUTES) },
    { kind: 'paragraph', text: messages.unexpected },
  ];
  const { subject } = messages;
  await mailer.send({
    to: contact.email,
    subject,
    messageId: `again.${nonce}@${clinic.domain}`,
    text: mailText(blocks),
    html: mailHtml({ lang: locale, title: subject, look: mailLookOf(clinic) }, blocks),
  });
  return 'sent';
}

/** Six digits. */
function codeOf(secret: string, { email, nonce, endsMs }: CodeRequest): string {
  const bytes = Buffer.from(
    deriveToken(secret, `again-code:${email}:${nonce}:${endsMs}`),
    'base64url',
  );
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

function sealed(secret: string, request: CodeRequest): string {
  const payload = Buffer.from(JSON.stringify(request)).toString('base64url');
  return `${payload}.${sealOf(secret, payload)}`;
}

function sealOf(secret: string, payload: string): string {
  return deriveToken(secret, `again-request:${payload}`);
}
