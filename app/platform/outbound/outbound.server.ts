import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isLoopbackHost } from '#app/platform/env.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { connectionFailure } from './connection-failure.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';
import { readBody } from './read-body.ts';

export type OutboundRequest = {
  url: string | URL;
  /** Origins that may be called, 'https://cms.example.com': they come from configuration, never from an answer. */
  origins: readonly string[];
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** For the whole call, name look-up included; default 5 s. */
  timeoutMs?: number;
  /** Of the unpacked body; default 2 MB. */
  maxBytes?: number;
};

/** Why a call was not made, or brought no answer. */
export type OutboundRefusal =
  /** Not an address, or one with a user name in it. */
  | 'not-an-address'
  | 'host-not-allowed'
  /** Plain http to another machine. */
  | 'insecure'
  /** The name leads to a private network, or to this machine without saying so. */
  | 'private-address'
  | 'unknown-host'
  | 'timeout'
  | 'unreachable'
  | 'certificate'
  | 'redirected'
  | 'too-large'
  /** The answer broke off, or is packed in a way that nobody asked for. */
  | 'broken';

export type OutboundAnswer = {
  /** Of any kind but a redirect. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  latencyMs: number;
};

export type Outbound = (
  request: OutboundRequest,
) => Promise<Result<OutboundAnswer, OutboundRefusal>>;

export type HostAddress = { address: string; family: number };
type OutboundParts = {
  /** Resolves a name to all its addresses; default the system's resolver. */
  lookup?: (host: string) => Promise<HostAddress[]>;
  /** PEM of a certificate authority to trust in place of the public ones. */
  ca?: string;
};

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Calls servers of other parties that the clinic has configured. A call goes to an allowed origin only, by https
 * unless that origin is this machine, and to an address that was checked: the one that the name is resolved to here
 * is the one that is connected to, so a name cannot change its mind in between. Nothing is followed, kept or sent
 * beside what is asked for.
 */
export function createOutbound({ lookup = resolveAll, ca }: OutboundParts = {}): Outbound {
  return async (request) => {
    const target = targetOf(request);
    if (!target.ok) return target;
    const startedMs = performance.now();
    // A signal takes whole milliseconds only.
    const timeoutMs = Math.ceil(request.timeoutMs ?? TIMEOUT_MS);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const address = await inTime(checkedAddress(target.value, lookup), signal);
      if (!address.ok) return address;
      const answer = await send(target.value, { request, address: address.value, signal, ca });
      return answer.ok ? ok({ ...answer.value, latencyMs: performance.now() - startedMs }) : answer;
    } catch (error) {
      if (signal.aborted) return refuse('timeout');
      return refuse(connectionFailure(error));
    }
  };
}

/** The process's own. */
export const outbound = createOutbound();

function targetOf({ url, origins }: OutboundRequest): Result<URL, OutboundRefusal> {
  const target = URL.parse(String(url));
  if (!target || !/^https?:$/.test(target.protocol) || target.username || target.password)
    return refuse('not-an-address');
  if (!origins.includes(target.origin)) return refuse('host-not-allowed');
  const isSecure = target.protocol === 'https:' || isLoopbackHost(target.hostname);
  return isSecure ? ok(target) : refuse('insecure');
}

/** The first address of the target's name, when all of them may be called. */
export async function checkedAddress(
  { hostname }: URL,
  lookup: (host: string) => Promise<HostAddress[]> = resolveAll,
): Promise<Result<HostAddress, OutboundRefusal>> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const literal = isIP(host);
  const addresses = literal ? [{ address: host, family: literal }] : await lookup(host);
  const mayCall = isLoopbackHost(hostname) ? isLoopbackAddress : isPublicAddress;
  const [first] = addresses;
  if (!first) return refuse('unknown-host');
  return addresses.every(({ address }) => mayCall(address)) ? ok(first) : refuse('private-address');
}

function resolveAll(host: string): Promise<HostAddress[]> {
  return systemLookup(host, { all: true });
}

function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, late]);
}

type Sending = {
  request: OutboundRequest;
  address: HostAddress;
  signal: AbortSignal;
  ca: string | undefined;
};

function send(
  target: URL,
  { request, address, signal, ca }: Sending,
): Promise<Result<Omit<OutboundAnswer, 'latencyMs'>, OutboundRefusal>> {
  const { method = 'GET', headers = {}, body, maxBytes = MAX_BYTES } = request;
  const call = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = call(
      target,
      {
        method,
        headers: {
          'user-agent': 'Clareia',
          accept: '*/*',
          'accept-encoding': 'gzip, br, identity',
          ...headers,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
        // A connection of its own: one that is kept would be used again without a check.
        agent: false,
        lookup: (_host, options, done) =>
          options.all ? done(null, [address]) : done(null, address.address, address.family),
        signal,
        ...(ca === undefined ? {} : { ca }),
      },
      (answer) => {
        const { statusCode: status = 0, headers: received } = answer;
        if (status >= 300 && status < 400 && status !== 304) {
          sent.destroy();
          resolve(refuse('redirected'));
          return;
        }
        readBody(answer, maxBytes)
          .then((read) => {
            if (!read.ok) sent.destroy();
            resolve(read.ok ? ok({ status, headers: received, body: read.value }) : read);
          })
          .catch(reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
