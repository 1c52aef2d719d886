import { createTransport } from 'nodemailer';
import { isMailAddress, singleLine } from './mail-address.ts';
import { smtpSettings } from './smtp-settings.ts';

export type CalendarAttachment = {
  filename: string;
  /** iCalendar text, RFC 5545. */
  content: string;
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
};

export type Mail = {
  /** One plain address; see `isMailAddress`. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** `local@domain` without angle brackets. The same for every try, so that receivers recognize a repeat. */
  messageId: string;
  calendar?: CalendarAttachment;
  /** Of a mail about several appointments: those after the first. */
  moreCalendars?: readonly CalendarAttachment[] | undefined;
  /** A file of ours, such as a contract. */
  pdf?: { filename: string; content: Buffer };
  /** Receives replies in place of the sender's own reply address; one plain address. */
  replyTo?: string;
  /** Where a mail program stops mails of this kind with one press (RFC 8058). */
  unsubscribeUrl?: string;
};

export type Mailbox = { name: string; address: string };
export type Sender = { from: Mailbox; replyTo?: Mailbox };

export type Mailer = {
  /**
   * Sends one mail. A resolved promise means that the other side has taken responsibility for it.
   * @throws MailRefusedError when a retry is useless, MailDelayedError when it is not
   */
  send(mail: Mail): Promise<void>;
  /**
   * Logs in without sending anything; absent where there is no login.
   * @throws MailDelayedError when mail could not be sent now
   */
  check?: () => Promise<void>;
  /** Where mail goes, for the log; without credentials. */
  describe: string;
  close(): Promise<void>;
};

/** This mail will never be accepted: the address is invalid, or the server refused it permanently. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** The mail was not, or perhaps not, accepted this time; retry later with the same Message-ID. */
export class MailDelayedError extends Error {
  override name = 'MailDelayedError';
  /** Whether the server takes other mails: only this one, or its recipient, must wait. */
  readonly isAboutThisMail: boolean;
  constructor(message: string, { isAboutThisMail = false } = {}) {
    super(message);
    this.isAboutThisMail = isAboutThisMail;
  }
}

/** Milliseconds. */
export type SmtpTimeouts = {
  connectMs: number;
  greetingMs: number;
  /** Silence in the middle of a session. */
  socketMs: number;
  /** The whole delivery; stops a server that sends just enough to stay alive. */
  totalMs: number;
};
// Servers let others wait with their greeting, against senders of spam (RFC 5321, 4.5.3.2, asks for five minutes).
const TIMEOUTS: SmtpTimeouts = {
  connectMs: 10_000,
  greetingMs: 30_000,
  socketMs: 30_000,
  totalMs: 60_000,
};

export type SmtpOptions = Sender & {
  /** An address that `smtpSettings` accepts. */
  url: string;
  /** Require TLS for a loopback address too. */
  requireTls?: boolean;
  /** PEM of a certificate authority to trust in place of the public ones. */
  ca?: string;
  timeouts?: Partial<SmtpTimeouts>;
};

/**
 * Sends over SMTP, one connection per mail. Certificates are always verified.
 * @throws Error when the address or the sender is invalid
 */
export function smtpMailer(options: SmtpOptions): Mailer {
  assertSender(options);
  const read = smtpSettings(options.url);
  const settings =
    options.requireTls && !read.secure ? { ...read, requireTLS: true, ignoreTLS: false } : read;
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const transport = createTransport({
    ...settings,
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ca: options.ca },
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.socketMs,
    socketCloseTimeout: 1_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const protection = settings.secure
    ? 'TLS'
    : settings.requireTLS
      ? 'STARTTLS'
      : 'no TLS, loopback';
  return {
    describe: `${settings.host}:${settings.port} (${protection})`,
    async send(mail) {
      const message = mailOptions(mail, options);
      const signal = AbortSignal.timeout(timeouts.totalMs);
      await transport.sendMail({ ...message, signal }).catch((error: unknown) => {
        throw mailFailure(error);
      });
    },
    async check() {
      await transport.verify().catch((error: unknown) => {
        throw mailFailure(error);
      });
    },
    async close() {
      transport.close();
    },
  };
}

/**
 * The message for nodemailer: every header and the envelope are set only here.
 * @throws MailRefusedError when the recipient, the id or the file name is invalid
 */
export function mailOptions(mail: Mail, { from, replyTo }: Sender) {
  if (!isMailAddress(mail.to)) throw new MailRefusedError('the recipient is no plain address');
  if (!isMailAddress(mail.messageId)) throw new MailRefusedError('the message id is malformed');
  if (mail.replyTo !== undefined && !isMailAddress(mail.replyTo)) {
    throw new MailRefusedError('the reply address is no plain address');
  }
  const { calendar, moreCalendars = [], pdf, unsubscribeUrl } = mail;
  const calendars = calendar ? [calendar, ...moreCalendars] : moreCalendars;
  if (calendars.some(({ filename }) => !/^[\w-]{1,80}\.ics$/.test(filename))) {
    throw new MailRefusedError('the calendar file name is malformed');
  }
  if (pdf && !/^[\w-]{1,80}\.pdf$/.test(pdf.filename)) {
    throw new MailRefusedError('the file name is malformed');
  }
  return {
    envelope: { from: from.address, to: [mail.to] },
    from: headerMailbox(from),
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : replyTo && headerMailbox(replyTo),
    subject: singleLine(mail.subject),
    messageId: `<${mail.messageId}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    xMailer: false as const,
    text: mail.text,
    html: mail.html,
    icalEvent: calendar && {
      method: calendar.method,
      filename: calendar.filename,
      content: calendar.content,
    },
    attachments: [
      ...moreCalendars.map(({ filename, content, method }) => ({
        ...{ filename, content },
        contentType: `text/calendar; charset=utf-8; method=${method}`,
      })),
      ...(pdf ? [{ ...pdf, contentType: 'application/pdf' }] : []),
    ],
  };
}

/** @throws Error when the clinic's own addresses are malformed */
export function assertSender({ from, replyTo }: Sender): void {
  if (!isMailAddress(from.address)) throw new Error('the sender of mail is no plain address');
  if (replyTo && !isMailAddress(replyTo.address)) {
    throw new Error('the reply address of mail is no plain address');
  }
}

function headerMailbox({ name, address }: Mailbox): Mailbox {
  return { name: singleLine(name), address };
}

/** Never quotes the server's reply: it may repeat the patient's address. */
function mailFailure(error: unknown): MailRefusedError | MailDelayedError {
  if (!(error instanceof Error)) return new MailDelayedError('mail not sent');
  const told = (key: string): unknown => Reflect.get(error, key);
  const [code, command, status] = [told('code'), told('command'), told('responseCode')];
  if (typeof status === 'number') {
    const words = `the mail server answered ${status} to ${command}`;
    const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
    return isAboutThisMail && isLasting(status)
      ? new MailRefusedError(words)
      : new MailDelayedError(words, { isAboutThisMail });
  }
  const cause =
    code === 'EENVELOPE' || code === undefined ? error.name : `${code}: ${error.message}`;
  return new MailDelayedError(`mail not sent, ${cause}`);
}

/** A refused login or sender is the clinic's own misconfiguration: once fixed, waiting mails still go out. */
function isLasting(status: number): boolean {
  return status >= 550 && status < 600;
}
