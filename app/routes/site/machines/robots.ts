import { appServices } from '#app/context/app-services.ts';
import type { Route } from './+types/robots';
import { machineAnswer } from './machine-answer.server.ts';

/**
 * Only the API is disallowed. Pages that search engines must not list carry noindex, which crawlers only see
 * when they may fetch the page.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(appServices).env;
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', baseUrl).href}`,
    '',
  ];
  return machineAnswer(request, { type: 'text/plain; charset=utf-8', text: lines.join('\n') });
}
