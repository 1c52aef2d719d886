import { redirect } from 'react-router';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { localeOfPath, localPath } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/old-address';

/** Pages whose last word has changed too. */
const RENAMED: Readonly<Record<string, string>> = {
  mudar: APPOINTMENT_PATHS.move,
  cancelada: APPOINTMENT_PATHS.cancelled,
};

/**
 * The appointment's pages stood below /visita until 0.4.0: links in mails, bookmarks, forms in open tabs. 308
 * keeps what a form sends; it is not cached, because an address may hold the link's secret.
 */
export function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const below = params['*'].split('/').map(encodeURIComponent).join('/');
  const path = RENAMED[below] ?? `${APPOINTMENT_PATHS.appointment}/${below}`.replace(/\/$/, '');
  const target = localPath(localeOfPath(pathname), path) + search;
  return redirect(target, { status: 308, headers: ERROR_HEADERS });
}

export const action = (args: Route.ActionArgs) => loader(args);
