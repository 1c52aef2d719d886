import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createOutbound } from '#app/platform/outbound/outbound.server.ts';
import { stillClock } from '#tests/booking.ts';
import type { TestDatabase } from '#tests/database.ts';
import { SECURITY_HEADERS } from './check.ts';
import type { CheckPorts, CheckServices } from './check-services.server.ts';

/** A server on this machine that plays a site. */
export type Peer = {
  origin: string;
  port: number;
  /** Paths asked for, in order. */
  asked: string[];
  /** Host names by which it was asked. */
  hosts: string[];
  close: () => Promise<void>;
};

type Secure = { key: string; cert: string };

/** Answers requests; with a certificate over TLS, by the name localhost. */
export async function startPeer(answer: RequestListener, secure?: Secure): Promise<Peer> {
  const asked: string[] = [];
  const hosts: string[] = [];
  const listener: RequestListener = (request, response) => {
    asked.push(request.url ?? '');
    hosts.push(request.headers.host ?? '');
    answer(request, response);
  };
  const server = secure ? createSecureServer(secure, listener) : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: secure ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    port,
    asked,
    hosts,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type SiteFaults = {
  /** Of the pages and the health. */
  status?: number;
  lacks?: readonly string[];
  server?: string;
  /** Origin that the page says is its own; default the one it is asked by. */
  canonical?: string | null;
  /** What else is on the page, before that. */
  head?: string;
  missingFiles?: readonly string[];
  delayMs?: number;
  redirectTo?: string;
};

/** A site as this one answers, with the given faults. */
export function siteAnswer(faults: () => SiteFaults, isSecure = false): RequestListener {
  return (request, response) => {
    const { status = 200, missingFiles = [], redirectTo, delayMs = 0 } = faults();
    const path = request.url ?? '/';
    setHeaders(response, faults());
    if (redirectTo && path === '/') {
      response.writeHead(302, { location: redirectTo }).end();
      return;
    }
    const isMissing = missingFiles.includes(path);
    const origin = `${isSecure ? 'https' : 'http'}://${request.headers.host}`;
    const body = bodyOf(path, () => pageOf(faults(), origin));
    // The process's own health is told at once, however slow its pages are.
    setTimeout(
      () => response.writeHead(isMissing ? 404 : status).end(isMissing ? '' : body),
      path === '/' ? delayMs : 0,
    );
  };
}

function bodyOf(path: string, page: () => string): string {
  if (path === '/healthz') return '{"status":"ok"}';
  return path === '/' ? page() : 'contents';
}

function setHeaders(response: ServerResponse, { lacks = [], server }: SiteFaults): void {
  for (const name of SECURITY_HEADERS) if (!lacks.includes(name)) response.setHeader(name, 'x');
  if (server) response.setHeader('server', server);
}

function pageOf({ canonical, head = '' }: SiteFaults, origin: string): string {
  const said = canonical === undefined ? origin : canonical;
  const link = said === null ? '' : `<link rel="canonical" href="${said}/"/>`;
  return `<html><head>${head}${link}</head></html>`;
}

/** A call gives up after this, so that tests of servers that never answer do not wait for seconds. */
export const quickOutbound =
  (timeoutMs: number) => (request: Parameters<ReturnType<typeof createOutbound>>[0]) =>
    createOutbound()({ ...request, timeoutMs });

/** Services of checks whose site is at an address. */
export function checkServices(
  { db }: Pick<TestDatabase, 'db'>,
  {
    baseUrl,
    checks = {},
    env = {},
    ...rest
  }: {
    baseUrl: string;
    checks?: CheckPorts;
    env?: Partial<CheckServices['env']>;
  } & Partial<Omit<CheckServices, 'env' | 'db' | 'checks'>>,
): CheckServices {
  return {
    db,
    clock: stillClock(),
    env: { baseUrl: new URL(baseUrl), host: '127.0.0.1', port: 1, ...env },
    checks,
    ...rest,
  };
}
