import { eq } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { type MailedClinic, mailLookOf } from '#app/clinic/mail-look.ts';
import { wordsOfMail } from '#app/clinic/mail-words/words-of-mail.ts';
import { requestClockOf } from '#app/clinic/privacy-requests.ts';
import type { Queryable } from '#app/db/database.ts';
import { privacyRequests } from '#app/db/privacy-schema.ts';
import { privacyRequestMessages } from '#app/locales/privacy-request.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import type { Mail, Mailer } from '#app/platform/mail/mail.server.ts';
import { type MailBody, mailOfBody } from '#app/platform/mail/mail-body.ts';

/** Background jobs of privacy requests. */
export type PrivacyJobs = {
  'privacy-mail': { privacyRequestId: number; audience: 'person' | 'clinic' };
};

type StoredRequest = typeof privacyRequests.$inferSelect;
export type RequestClinic = MailedClinic & {
  domain: string;
  phone: { display: string };
  dataProtectionOfficer: { name: string; email: string };
};
type MailServices = {
  db: Queryable;
  mailer: Mailer;
  /** In Portuguese; names and numbers are the same in every language. */
  clinic: RequestClinic;
  baseUrl: URL;
};

/**
 * Sends the confirmation to the sender, or the notice to the privacy officer. Erased requests are
 * skipped.
 * @throws what the mailer throws
 */
export async function sendRequestMail(
  { db, mailer, clinic, baseUrl }: MailServices,
  { privacyRequestId, audience }: PrivacyJobs['privacy-mail'],
): Promise<'sent' | 'gone'> {
  const [request] = await db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.id, privacyRequestId));
  if (!request || request.erasedAt) return 'gone';
  if (audience === 'clinic') {
    await mailer.send(clinicMail(request, clinic, baseUrl));
    return 'sent';
  }
  if (request.email === null) return 'gone';
  await mailer.send(personMail(request, request.email, clinic));
  return 'sent';
}

/**
 * Confirms receipt without revealing anything the clinic knows. It does not repeat what was typed: the
 * address may be somebody else's.
 */
function personMail(request: StoredRequest, to: string, clinic: RequestClinic): Mail {
  return {
    ...mailOf(request, 'person', clinic),
    to,
    replyTo: clinic.dataProtectionOfficer.email,
    ...mailIn(clinic, request.locale, personMailBody(request, clinic)),
  };
}

/** What that mail says. */
export function personMailBody(
  request: Pick<StoredRequest, 'locale' | 'protocol' | 'askedFor' | 'createdAt'>,
  clinic: RequestClinic,
): MailBody {
  const { locale, protocol } = request;
  const { mail, rights } = privacyRequestMessages[locale];
  const { dataProtectionOfficer: officer, phone } = clinic;
  const words = wordsOfMail(
    clinic,
    { id: 'privacy', locale },
    {
      standard: { subject: mail.subject(protocol) },
      values: { protocolo: protocol, telefone: phone.display },
    },
  );
  return {
    subject: words.subject,
    blocks: [
      { kind: 'title', text: mail.title },
      ...words.opening,
      { kind: 'paragraph', text: mail.received(clinic.displayName) },
      {
        kind: 'facts',
        facts: [
          { label: mail.protocol, value: protocol },
          { label: mail.right, value: rights[request.askedFor].label },
          { label: mail.due, value: formatDate(dueOn(request), locale) },
        ],
      },
      { kind: 'paragraph', text: mail.identity },
      ...words.closing,
      { kind: 'paragraph', text: mail.notYou(officer.name, officer.email, phone.display) },
    ],
  };
}

/** In Portuguese, without personal data: it may be read on a lock screen. */
function clinicMail(request: StoredRequest, clinic: RequestClinic, baseUrl: URL): Mail {
  const { mail, rights } = privacyRequestMessages[DEFAULT_LOCALE];
  const { protocol, id } = request;
  const url = new URL(`/equipe/mensagens/privacidade/${id}`, baseUrl).href;
  return {
    ...mailOf(request, 'clinic', clinic),
    to: clinic.dataProtectionOfficer.email,
    ...mailIn(clinic, DEFAULT_LOCALE, {
      subject: mail.toClinic.subject(protocol),
      blocks: [
        { kind: 'title', text: mail.toClinic.title },
        {
          kind: 'facts',
          facts: [
            { label: mail.protocol, value: protocol },
            { label: mail.right, value: rights[request.askedFor].label },
            { label: mail.due, value: formatDate(dueOn(request)) },
          ],
        },
        { kind: 'link', label: mail.toClinic.open, url },
      ],
    }),
  };
}

// A stable id across retries, so that clients deduplicate repeated mails.
function mailOf({ id, createdAt }: StoredRequest, audience: string, { domain }: RequestClinic) {
  const stamp = createdAt.getTime().toString(36);
  return { messageId: `privacy.${id}.${audience}.${stamp}@${domain}` };
}

function mailIn(clinic: RequestClinic, lang: Locale, body: MailBody) {
  return mailOfBody(body, { lang, look: mailLookOf(clinic) });
}

function dueOn({ createdAt }: Pick<StoredRequest, 'createdAt'>): string {
  const { on } = wallClockOf(createdAt);
  return requestClockOf(on, on).dueOn;
}
