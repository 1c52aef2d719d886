import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { createServer as createHttpsServer, type ServerOptions } from 'node:https';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * How a provider may fail. `cut-after` does what it was asked and hangs up instead of saying so; `slow` never answers;
 * `wrong-amount` makes charges of a cent more.
 */
export type PeerMode = 'slow' | 'failing' | 'busy' | 'garbage' | 'cut-after' | 'wrong-amount';

export type PeerRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
};
export type PeerAnswer = { status: number; body?: unknown };

export type Peer = {
  url: URL;
  /** 'GET /v2/cob/…', in the order of their arrival. */
  requests: string[];
  /** Fails from now on, or so many times. */
  behave(mode: PeerMode | null, times?: number): void;
  close(): Promise<void>;
};

/** A real server on a free loopback port. @param tls for https, on the name localhost */
export async function startPeer(
  answer: (request: PeerRequest, mode: PeerMode | null) => PeerAnswer,
  {
    tls,
    isSpared = () => false,
  }: { tls?: ServerOptions; isSpared?: (path: string) => boolean } = {},
): Promise<Peer> {
  let mode: PeerMode | null = null;
  let left = 0;
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const take = (path: string) => {
    if (mode === null || isSpared(path) || left <= 0) return null;
    left -= 1;
    return mode;
  };
  const listener: RequestListener = async (incoming, response) => {
    const { pathname, searchParams: query } = new URL(incoming.url ?? '/', 'http://peer');
    const { method = '', headers } = incoming;
    const body = await text(incoming);
    requests.push(`${method} ${pathname}`);
    const now = take(pathname);
    const send = (status: number, sent: string, more: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...more }).end(sent);
    if (now === 'slow') return;
    if (now === 'failing') return send(500, '{"message":"ficha de Ana Maria, CPF 123.456.789-09"}');
    if (now === 'busy') return send(429, '{}', { 'retry-after': '7' });
    if (now === 'garbage') return send(200, '<html>manutenção');
    const answered = answer({ method, path: pathname, query, headers, body }, now);
    if (now === 'cut-after') return response.destroy();
    send(answered.status, JSON.stringify(answered.body ?? {}));
  };
  const server = tls ? createHttpsServer(tls, listener) : createHttpServer(listener);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: new URL(tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`),
    requests,
    behave(next, times = Number.POSITIVE_INFINITY) {
      mode = next;
      left = times;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** The first of the handlers whose 'METHOD /path/:part' fits, with its parts. */
export function routed(
  routes: Readonly<
    Record<string, (request: PeerRequest, part: string, more: string) => PeerAnswer>
  >,
  notFound: PeerAnswer,
) {
  const patterns = Object.entries(routes).map(([pattern, handle]) => ({
    pattern: new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)')}/?$`),
    handle,
  }));
  return (request: PeerRequest): PeerAnswer => {
    for (const { pattern, handle } of patterns) {
      const found = pattern.exec(`${request.method} ${request.path}`);
      if (found) return handle(request, found[1] ?? '', found[2] ?? '');
    }
    return notFound;
  };
}
