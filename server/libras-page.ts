import type { FastifyInstance } from 'fastify';
import { LIBRAS_PATH } from '#app/features/accessibility/libras/frame-messages.ts';
import { librasPage } from '#app/features/accessibility/libras/frame-page.ts';

const HOUR_SECONDS = 3_600;

/**
 * Serves the page in which the government's widget translates into Libras. It alone allows that host, and other
 * pages show it in a frame, which gets nothing of theirs.
 * @param vlibrasUrl folder of the widget
 * @returns its address, which the pages around it have to allow
 */
export function serveLibras(app: FastifyInstance, vlibrasUrl: string, baseUrl: URL): string {
  const { html, policy } = librasPage(vlibrasUrl, { isHttps: baseUrl.protocol === 'https:' });
  app.get(LIBRAS_PATH, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy,
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        // A sandboxed page that asks for it is not shown at all.
        'cross-origin-opener-policy': 'unsafe-none',
        'x-robots-tag': 'noindex',
        'cache-control': `public, max-age=${HOUR_SECONDS}`,
      })
      .send(html),
  );
  return new URL(LIBRAS_PATH, baseUrl).href;
}
