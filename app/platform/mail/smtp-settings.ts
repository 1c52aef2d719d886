import { isIP, isIPv4 } from 'node:net';

export type SmtpSettings = {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** STARTTLS before anything else, or the mail is not sent. */
  requireTLS: boolean;
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
};

const HOST_NAME = /^[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/;

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/**
 * Parses `smtps://user:password@host:465` or `smtp://user:password@host:587`. Only a loopback address may
 * be used without TLS. Options after `?` are refused, because they could make the mail library skip
 * certificate verification.
 * @throws Error with one sentence that never repeats the address, which may contain a password
 */
export function smtpSettings(address: string): SmtpSettings {
  const url = URL.parse(address);
  const secure = url?.protocol === 'smtps:';
  if (url === null || !(secure || url.protocol === 'smtp:')) {
    throw new Error('the SMTP address must begin with smtp:// or smtps://');
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (isIP(host) === 0 && !HOST_NAME.test(host)) throw new Error('the SMTP address names no host');
  if (url.search !== '' || url.hash !== '' || !['', '/'].includes(url.pathname)) {
    throw new Error('the SMTP address must end after the port');
  }
  const mayBePlain = !secure && isLoopback(host);
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && !mayBePlain,
    ignoreTLS: mayBePlain,
    ...(url.username === '' ? {} : { auth: credentials(url) }),
  };
}

function credentials(url: URL): { user: string; pass: string } {
  try {
    return { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  } catch {
    throw new Error('the SMTP user or password is not percent-encoded');
  }
}
