import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isLoopbackHost } from '#app/platform/env.server.ts';
import { createCertificateReader } from '#app/platform/outbound/read-certificate.server.ts';
import {
  type Check,
  type CheckServices,
  fail,
  fine,
  type NameResolver,
  warn,
} from './check-services.server.ts';
import { findingOf } from './reach-site.server.ts';

const DAY_MS = 86_400_000;
const FEW_DAYS = 21;
const LAST_DAYS = 7;

const readCertificate = createCertificateReader();

/** Visitors reach the site by https, with a certificate that browsers believe. */
export const checkTls: Check = async (services) => {
  const { baseUrl } = services.env;
  // Only this machine's own name may be without; nobody else reads along there.
  if (baseUrl.protocol !== 'https:') return warn('insecure-protocol', { protocol: 'http' });
  const read = await certificateOf(services);
  if (!read.ok) {
    return warn(findingOf(read.refusal), { refusal: read.refusal, note: 'not-seen-from-here' });
  }
  const raw = { ...read.value, validUntil: read.value.validUntil.toISOString() };
  return read.value.isTrusted ? fine(raw) : fail('insecure-protocol', raw);
};

/** How long the certificate is still valid. */
export const checkCertificate: Check = async (services) => {
  const { baseUrl } = services.env;
  if (baseUrl.protocol !== 'https:') return warn('not-configured', { protocol: 'http' });
  const read = await certificateOf(services);
  if (!read.ok) return warn(findingOf(read.refusal), { refusal: read.refusal });
  const { validUntil, isTrusted, fault } = read.value;
  const daysLeft = Math.floor((validUntil.getTime() - services.clock.now().getTime()) / DAY_MS);
  const raw = { daysLeft, validUntil: validUntil.toISOString(), fault };
  if (!isTrusted || daysLeft < LAST_DAYS) return fail('failing', raw);
  return daysLeft < FEW_DAYS ? warn('worrying', raw) : fine(raw);
};

/** The site's name leads to an address. A name without IPv6 is only noted. */
export const checkDns: Check = async ({ env, checks }) => {
  const host = env.baseUrl.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isLoopbackHost(host) || isIP(host) !== 0) return fine({ host, note: 'no-name-to-resolve' });
  const resolve = checks?.resolveName ?? resolveName;
  const [four, six] = await Promise.all([
    addressesOf(resolve, host, 4),
    addressesOf(resolve, host, 6),
  ]);
  const addresses = [...four.addresses, ...six.addresses];
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const raw = {
    host,
    a: four.addresses,
    aaaa: six.addresses,
    isThisMachine: own.some(({ address }) => addresses.includes(address)),
    ...(six.addresses.length === 0 ? { note: 'no-ipv6' } : {}),
  };
  if (addresses.length > 0) return fine(raw);
  const codes = [four.code, six.code].filter((code) => code !== null);
  const isLate = codes.some((code) => /TIMEOUT/.test(code));
  return fail(isLate ? 'timeout' : 'fetch-failure', { host, codes });
};

function certificateOf({ env, checks }: CheckServices) {
  return (checks?.readCertificate ?? readCertificate)(env.baseUrl);
}

async function addressesOf(resolve: NameResolver, host: string, family: 4 | 6) {
  try {
    return { addresses: (await resolve(host, family)).slice(0, 10), code: null };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { addresses: [], code };
  }
}

const resolveName: NameResolver = (host, family) => {
  const resolver = new Resolver({ timeout: 2_500, tries: 2 });
  return family === 4 ? resolver.resolve4(host) : resolver.resolve6(host);
};
