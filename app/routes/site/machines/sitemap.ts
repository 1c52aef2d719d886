import { appServices } from '#app/context/app-services.ts';
import { localPath } from '#app/platform/locale.ts';
import type { Route } from './+types/sitemap';
import { machineAnswer } from './machine-answer.server.ts';
import { sitemapOf } from './sitemap.server.ts';

/** Made from the same content as the pages, so new entries appear here too. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { contents, env } = context.get(appServices);
  const text = sitemapOf(
    contents,
    (locale, path) => new URL(localPath(locale, path), env.baseUrl).href,
  );
  return machineAnswer(request, { type: 'application/xml; charset=utf-8', text });
}
