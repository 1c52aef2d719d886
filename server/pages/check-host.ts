import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackHost } from '#app/platform/env.server.ts';
import { localeOfPath, localPath, withoutLocale } from '#app/platform/locale.ts';

const CHECK_PATH = '/check';

/**
 * Leads whoever reads the site under another name of it to the one that visitors know: there alone forms of
 * older browsers are taken, which say by `Origin` where they come from. Names that are none of the internet's are
 * answered: a proxy that passes no Host on calls the app by one, and would be led in circles.
 */
export function leadToOwnHost(
  app: FastifyInstance,
  {
    baseUrl,
    backupHost,
    headersFor,
  }: {
    baseUrl: URL;
    backupHost: string | undefined;
    headersFor: (path: string) => Record<string, string>;
  },
): void {
  if (isLoopbackHost(baseUrl.hostname)) return;
  app.addHook('onRequest', (request, reply, next) => {
    const url = request.raw.url ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isHealth = /^\/(?:healthz|readyz)(?:\?|$)/.test(url);
    const name = publicName(request.host);
    const isOwn = !name || name === baseUrl.hostname || name === backupHost || isCheckHost(request);
    if (!isRead || isHealth || isOwn || !url.startsWith('/')) return next();
    reply
      .code(308)
      .headers(headersFor(url))
      // A clinic that changes its name would otherwise be led back by browsers that remember.
      .header('cache-control', 'no-store')
      .header('location', baseUrl.origin + url)
      .send();
  });
}

/** A host name of the internet, in lower case and without the ports of the web; else undefined. */
function publicName(host: string): string | undefined {
  const name = host.toLowerCase().replace(/:(?:80|443)$/, '');
  return name.includes('.') && !name.includes(':') && isIP(name) === 0 ? name : undefined;
}

/** On a host whose name begins with 'check.' the front page, in each language, is the check page. */
export function showChecksOnCheckHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => {
    if (isCheckHost(request)) request.raw.url = withChecksInFront(request.raw.url ?? '/');
    next();
  });
}

/**
 * Where an unknown page redirects to: on the check host to its front page in the requested language; elsewhere
 * nowhere.
 */
export function wayFromMissing(request: FastifyRequest): string | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !isCheckHost(request)) return undefined;
  return localPath(localeOfPath(request.raw.url ?? '/'), '/');
}

function withChecksInFront(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (withoutLocale(path) !== '/') return url;
  const checks = localPath(localeOfPath(path), CHECK_PATH);
  return query === undefined ? checks : `${checks}?${query}`;
}

/** Whether this is the check page, on a host of its own, which then belongs to no other page of the site. */
export function isCheckPageAlone(request: FastifyRequest): boolean {
  const [path = ''] = (request.raw.url ?? '').split('?');
  return isCheckHost(request) && withoutLocale(path) === CHECK_PATH;
}

/**
 * Where a page is kept in memory. The check page is kept once more for its own host, where its links lead
 * elsewhere.
 */
export function keptAt(request: FastifyRequest): string {
  const url = request.raw.url ?? '/';
  return isCheckPageAlone(request) ? `check-host:${url}` : url;
}

/** Lets the links of the check page lead to the site that it checks; those to itself stay. */
export function leadOut(html: string, origin: string): string {
  return html.replace(/(<a\b[^>]*?\shref=")(\/[^"]*)"/g, (link, start: string, href: string) => {
    const [path = ''] = href.split(/[?#]/);
    const isOwn =
      withoutLocale(path) === CHECK_PATH || withoutLocale(path).startsWith(`${CHECK_PATH}/`);
    return isOwn || href.startsWith('//') ? link : `${start}${origin}${href}"`;
  });
}

/** The proxy's forwarded host counts only as far as the proxy is trusted. */
function isCheckHost({ host }: FastifyRequest): boolean {
  return /^check\./i.test(host);
}
