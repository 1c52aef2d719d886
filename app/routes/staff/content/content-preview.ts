import { contentPath } from '#app/features/content/content-paths.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { localPath } from '#app/platform/locale.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/content-preview';
import { entryPageOf, notThere } from './content-page.server.ts';

const messages = staffContent.preview;

/** The public page of an entry with its unpublished changes. */
export async function loader(args: Route.LoaderArgs) {
  const { services, key, type, text } = await entryPageOf(args, 'previa');
  const backHref = contentPath({ ...key, type });
  const publicPath = type.pathOf(key.slug);
  const { renderPage } = services;
  if (!publicPath || !renderPage) throw notThere();
  const { contents, problems } = await services.contentStore.withSource(key, text.source);
  if (problems.length > 0) return seeOther(`${backHref}?conferir`);
  // Visits to drafts are not measured.
  const { vendorIds: _measured, ...env } = services.env;
  const preview = { backHref, words: messages.bar, back: messages.back };
  const path = localPath(key.locale, publicPath.replace(/#.*$/, ''));
  const page = await renderPage(path, { ...services, env, contents, preview });
  if (page.status !== 200) return seeOther(`${backHref}?feito=sempagina`);
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(page.body, { status: 200, headers });
}
