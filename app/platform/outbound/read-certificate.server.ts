import { connect, type TLSSocket } from 'node:tls';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { connectionFailure } from './connection-failure.ts';
import { checkedAddress, type HostAddress, type OutboundRefusal } from './outbound.server.ts';

export type ReadCertificate = {
  /** Whether browsers would believe it: chain, name and time. */
  isTrusted: boolean;
  /** Why not, as the TLS library names it: 'CERT_HAS_EXPIRED'; null when it is trusted. */
  fault: string | null;
  validUntil: Date;
  /** Name of the authority; '' when it says none. */
  issuer: string;
  /** 'TLSv1.3' */
  protocol: string;
};

export type CertificateReader = (url: URL) => Promise<Result<ReadCertificate, OutboundRefusal>>;

const TIMEOUT_MS = 5_000;

/**
 * Reads the certificate that a host shows, also one that is not to be trusted, by a handshake with a checked address.
 * Nothing is sent beside the name.
 */
export function createCertificateReader({
  lookup,
  ca,
  timeoutMs = TIMEOUT_MS,
}: {
  lookup?: (host: string) => Promise<HostAddress[]>;
  /** PEM of an authority to trust in place of the public ones. */
  ca?: string;
  timeoutMs?: number;
} = {}): CertificateReader {
  return async (url) => {
    if (url.protocol !== 'https:') return refuse('insecure');
    try {
      const address = await checkedAddress(url, lookup);
      return address.ok ? await shakeHands(url, { ...address.value, ca, timeoutMs }) : address;
    } catch (error) {
      return refuse(connectionFailure(error));
    }
  };
}

function shakeHands(
  url: URL,
  { address, ca, timeoutMs }: HostAddress & { ca: string | undefined; timeoutMs: number },
): Promise<Result<ReadCertificate, OutboundRefusal>> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: address,
      port: Number(url.port || 443),
      // An address is no name to ask for.
      ...(address === host ? { host: address } : { servername: host }),
      // Read, not believed: nothing is sent on this connection.
      rejectUnauthorized: false,
      ...(ca === undefined ? {} : { ca }),
    });
    const late = setTimeout(() => {
      socket.destroy();
      resolve(refuse('timeout'));
    }, timeoutMs);
    socket.on('close', () => clearTimeout(late));
    socket.on('error', reject);
    socket.on('secureConnect', () => {
      resolve(ok(certificateOf(socket)));
      socket.destroy();
    });
  });
}

function certificateOf(socket: TLSSocket): ReadCertificate {
  const { valid_to: validTo, issuer } = socket.getPeerCertificate();
  const fault: unknown = socket.authorizationError;
  return {
    isTrusted: socket.authorized,
    fault: socket.authorized ? null : codeOf(fault),
    validUntil: new Date(validTo),
    issuer: [issuer?.O ?? issuer?.CN ?? ''].flat().join(', '),
    protocol: socket.getProtocol() ?? '',
  };
}

/** The library gives a code or an error with one. */
function codeOf(fault: unknown): string {
  if (fault instanceof Error && 'code' in fault) return String(fault.code);
  return typeof fault === 'string' ? fault : 'unknown';
}
