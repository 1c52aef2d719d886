import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localeOfPath, localPath, withoutLocale } from '#app/platform/locale.ts';

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
  const checks = localPath(localeOfPath(path), '/check');
  return query === undefined ? checks : `${checks}?${query}`;
}

/** The proxy's forwarded host counts only as far as the proxy is trusted. */
function isCheckHost({ host }: FastifyRequest): boolean {
  return /^check\./i.test(host);
}
