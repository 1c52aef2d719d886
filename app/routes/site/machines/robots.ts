import { appServices } from '#app/context/app-services.ts';
import type { Route } from './+types/robots';
import { machineAnswer } from './machine-answer.server.ts';

/**
 * Only the API is disallowed. Pages that search engines must not list carry noindex, which crawlers only see
 * when they may fetch the page. A demonstration, which is no clinic at all, asks them to stay away.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { clinic, env } = context.get(appServices);
  const { baseUrl } = env;
  const type = 'text/plain; charset=utf-8';
  if (clinic.isDemonstration)
    return machineAnswer(request, { type, text: 'User-agent: *\nDisallow: /\n' });
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', baseUrl).href}`,
    '',
  ];
  return machineAnswer(request, { type, text: lines.join('\n') });
}
