import { type MailedClinic, mailLookOf } from '#app/clinic/mail-look.ts';
import { subjectOf } from '#app/locales/chrome.ts';
import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import { smtpMailer } from '#app/platform/mail/mail.server.ts';
import { type MailBody, mailOfBody } from '#app/platform/mail/mail-body.ts';
import { countHit, type LimitServices } from '#app/platform/rate-limit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { newToken } from '#app/platform/token.server.ts';
import { type MailField, type MailServer, smtpAddress } from './mail-server.ts';

/** How a test mail went. 'other' tells with it what the server said, which is a code and never a name. */
export type TestOutcome =
  | 'sent'
  | 'login'
  | 'sender'
  | 'recipient'
  | 'unreachable'
  | 'certificate'
  | 'protection'
  | 'timeout'
  | { other: string };

type TestClinic = MailedClinic & { email: string; domain: string; isDemonstration: boolean };

/** Somebody waits for the answer; a server that greets late, and a slow machine, still have their time. */
const TIMEOUTS = { connectMs: 10_000, greetingMs: 30_000, socketMs: 30_000, totalMs: 45_000 };

/** Sends one mail by a server that is not yet in use. @param ca as of `smtpMailer`, for tests */
export async function sendTestMail(
  server: MailServer,
  { to, clinic, ca }: { to: string; clinic: TestClinic; ca?: string | undefined },
): Promise<TestOutcome> {
  const { sender } = server;
  return sendOnce({ url: smtpAddress(server), sender, ca }, testMail(to, clinic));
}

/** The mail whose arrival is all that it says. */
export function testMail(to: string, clinic: TestClinic): TestMail {
  const { subject, title, text, more } = staffMail.testMail;
  const body: MailBody = {
    subject: subjectOf(subject, clinic),
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', text: text(clinic.displayName) },
      { kind: 'paragraph', text: more },
    ],
  };
  return { to, clinic, body, lang: 'pt-BR' };
}

type TestMail = {
  to: string;
  clinic: TestClinic;
  body: MailBody;
  /** Of the body, 'pt-BR'. */
  lang: string;
};

async function sendOnce(
  { url, sender, ca }: { url: string; sender: string | undefined; ca?: string | undefined },
  { to, clinic, body, lang }: TestMail,
): Promise<TestOutcome> {
  const mailer = smtpMailer({
    url,
    from: { name: clinic.displayName, address: sender || clinic.email },
    replyTo: { name: clinic.displayName, address: clinic.email },
    timeouts: TIMEOUTS,
    ...(ca === undefined ? {} : { ca }),
  });
  try {
    await mailer.send({
      to,
      messageId: `test.${newToken().slice(0, 24)}@${clinic.domain}`,
      ...mailOfBody(body, { lang, look: mailLookOf(clinic) }),
    });
    return 'sent';
  } catch (error) {
    if (error instanceof Error) return outcomeOf(error.message);
    throw error;
  } finally {
    await mailer.close();
  }
}

const OUTCOMES: readonly (readonly [pattern: RegExp, outcome: TestOutcome])[] = [
  [/answered \d+ to AUTH|EAUTH/i, 'login'],
  [/answered \d+ to MAIL FROM/i, 'sender'],
  [/answered \d+ to RCPT TO|EENVELOPE/i, 'recipient'],
  [/certificate|altname|self.signed|CERT_|UNABLE_TO_VERIFY/i, 'certificate'],
  [/ETLS|STARTTLS|wrong version number|EPROTO|ssl3?_/i, 'protection'],
  [/ETIMEDOUT|timed? ?out|Timeout|Greeting never received|AbortError/i, 'timeout'],
  [
    /ECONNREFUSED|ENOTFOUND|EDNS|EHOSTUNREACH|ENETUNREACH|ECONNECTION|ECONNRESET|ESOCKET/i,
    'unreachable',
  ],
];

function outcomeOf(message: string): TestOutcome {
  const [, outcome] = OUTCOMES.find(([pattern]) => pattern.test(message)) ?? [];
  return outcome ?? { other: /\b(?:E[A-Z]{3,}|[245]\d\d)\b/.exec(message)?.[0] ?? '?' };
}

const FIELD_OF = {
  login: 'password',
  sender: 'sender',
  recipient: 'testTo',
  unreachable: 'host',
  certificate: 'host',
  protection: 'protection',
  timeout: 'host',
} as const satisfies Record<string, MailField>;
const LIMIT = { hits: 20, windowSeconds: 900 };

/** A field and why the test mail did not go out. */
type TryRefusal = { field: MailField; message: string };

/** Sends a mail of ours by the server in use, some times in a quarter of an hour. @returns what went wrong, in words */
export async function trySettledMail(
  limits: LimitServices,
  server: { url: string; sender: string | undefined },
  { by, ...mail }: TestMail & { by: number },
): Promise<Result<'sent', string>> {
  const { results } = staffMail;
  const waitSeconds = await countHit(limits, 'mail-test', `staff:${by}`, LIMIT);
  if (waitSeconds > 0) return refuse(results['too-often'](waitSeconds));
  const outcome = await sendOnce(server, mail);
  if (outcome === 'sent') return ok('sent');
  return refuse(typeof outcome === 'object' ? results.other(outcome.other) : results[outcome]);
}

/** Sends a test mail, some times in a quarter of an hour; what went wrong is told at the field that may mend it. */
export async function tryMail(
  limits: LimitServices,
  server: MailServer,
  { to, clinic, by }: { to: string; clinic: TestClinic; by: number },
): Promise<Result<'sent', TryRefusal>> {
  const { results } = staffMail;
  const waitSeconds = await countHit(limits, 'mail-test', `staff:${by}`, LIMIT);
  if (waitSeconds > 0)
    return refuse({ field: 'testTo', message: results['too-often'](waitSeconds) });
  const outcome = await sendTestMail(server, { to, clinic });
  if (outcome === 'sent') return ok('sent');
  if (typeof outcome === 'object')
    return refuse({ field: 'host', message: results.other(outcome.other) });
  return refuse({ field: FIELD_OF[outcome], message: results[outcome] });
}
