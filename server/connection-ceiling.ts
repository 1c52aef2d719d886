import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networksOf } from '#app/platform/rate-limit.server.ts';
import type { ErrorAnswer } from './error-answers.ts';

/**
 * What one subscriber may have open at once; wider networks may have as much as several subscribers. A browser
 * opens six connections, and many phones may share one address.
 */
export type ConnectionLimits = { connections: number; requests: number };
export const CONNECTION_LIMITS: ConnectionLimits = { connections: 256, requests: 64 };

/** This machine itself, where a proxy may run. */
export const LOOPBACK = ['127.0.0.0/8', '::1'];

type Ceiling = {
  limits: ConnectionLimits;
  /** Addresses and networks without a ceiling, as of proxies: all visitors come by their connections. */
  exempt: readonly string[];
  /** Answers a connection that is one too many, and closes it. */
  refuse: (socket: Socket) => void;
  answerError: ErrorAnswer;
};

/**
 * A ceiling on the connections of a network, and, because behind a proxy those are the proxy's, on its requests
 * under way.
 */
export function limitConnections(
  app: FastifyInstance,
  { limits, exempt, refuse, answerError }: Ceiling,
): void {
  const isExempt = exemptions(exempt);
  const connections = counter();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (!address || isExempt(address)) return;
    if (!connections.enter(address, limits.connections)) return refuse(socket);
    socket.once('close', () => connections.leave(address));
  });
  const requests = counter();
  app.addHook('onRequest', (request, reply, next) => {
    const address = request.ip;
    if (isExempt(address)) return next();
    if (!requests.enter(address, limits.requests)) {
      return answerError(request, reply.header('retry-after', 5), 429);
    }
    reply.raw.once('close', () => requests.leave(address));
    next();
  });
}

/** Counts what is open by network. */
function counter() {
  const open = new Map<string, number>();
  const countOf = (network: string) => open.get(network) ?? 0;
  return {
    /** Whether there was room in all of the address's networks; it is counted only then. */
    enter(address: string, most: number): boolean {
      const networks = networksOf(address);
      const isFull = networks.some(
        ({ network, subscribers }) => countOf(network) >= most * subscribers,
      );
      if (isFull) return false;
      for (const { network } of networks) open.set(network, countOf(network) + 1);
      return true;
    },
    leave(address: string): void {
      for (const { network } of networksOf(address)) {
        const left = countOf(network) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      }
    },
  };
}

function exemptions(entries: readonly string[]): (address: string) => boolean {
  const exempt = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) exempt.addAddress(address, family);
    else exempt.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    return exempt.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}
