import { isIP } from 'node:net';
import { isLoopbackHost } from '#app/platform/env.server.ts';
import { isPublicAddress } from '#app/platform/outbound/public-address.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

export type AddressRefusal =
  | 'missing'
  | 'not-an-address'
  | 'insecure'
  | 'has-user'
  /** An address of a private network, or this machine. */
  | 'private'
  /** This very site. */
  | 'own';

const MAX_LENGTH = 300;
/** Ends of names that lead nowhere on the internet (RFC 6761, RFC 6762 and common private ones). */
const PRIVATE_NAMES =
  /(?:^|\.)(?:local|localhost|internal|intranet|lan|home|corp|test|invalid|example|onion)$/;
/** What people copy from the address bar along with it. */
const TAIL = /\/(?:wp-admin|wp-json|wp-login\.php|feed)(?:\/.*)?$/;

/**
 * The address of a content system as it is stored, 'https://blog.example.com.br'. A name without 'https://' is taken
 * for one with it. Whether the name leads to a public address is checked again on every call.
 * @param baseUrl the site's own
 */
export function parseCmsAddress(typed: string, baseUrl: URL): Result<string, AddressRefusal> {
  const text = typed.trim();
  if (text === '') return refuse('missing');
  const url = URL.parse(
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`,
  );
  if (!url || text.length > MAX_LENGTH || !/^https?:$/.test(url.protocol))
    return refuse('not-an-address');
  if (url.username || url.password) return refuse('has-user');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  const path = url.pathname.replace(TAIL, '').replace(/\/+$/, '');
  if (host === baseUrl.hostname && url.port === baseUrl.port) return refuse('own');
  // A system on this machine serves a site on this machine: in tests, and while a clinic tries things out.
  const isTrial = isLoopbackHost(host) && isLoopbackHost(baseUrl.hostname);
  if (!isTrial && isPrivate(host)) return refuse('private');
  if (!isTrial && url.protocol !== 'https:') return refuse('insecure');
  const address = `${url.origin}${path}`;
  // Letters that are written as several make it longer than it was typed.
  return address.length > MAX_LENGTH ? refuse('not-an-address') : ok(address);
}

function isPrivate(host: string): boolean {
  if (isIP(host)) return !isPublicAddress(host);
  return !host.includes('.') || PRIVATE_NAMES.test(host);
}
